import { Icon } from '~/ui/icon';
import type { PaymentKind } from '~/payments/payment-kind';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import type { Copy } from '~/i18n/messages';
import './cashier.css';
import type { termsOf } from './method-terms.server';
import type { NoFunds, Funds } from './funds.server';

/** A heading that says first whether money goes in or out: the icon and the kind, then the method. */
export function KindTitle({ kind, label, method }: { kind: PaymentKind; label: string; method?: string }) {
  return (
    <span data-kind-title={kind}>
      <Icon name={kind} />
      <span>
        <span>{label}</span>
        {method !== undefined && (
          <>
            {' › '}
            <b>{method}</b>
          </>
        )}
      </span>
    </span>
  );
}

export function MethodTermsList({ terms: { limits, fee, time } }: { terms: ReturnType<typeof termsOf> }) {
  return (
    <span data-terms={limits === null ? '' : 'limits'}>
      {limits !== null && <span>{limits}</span>}
      {fee !== null && <span data-free={fee.isNone ? '' : undefined}>{fee.text}</span>}
      {time !== null && (
        <span>
          <Icon name="clock" /> {time}
        </span>
      )}
    </span>
  );
}

/** In place of a form that could not be sent: what is missing, and where to go. */
export function NoFundsMessage({ kind, noFunds: { title, text, links } }: { kind: PaymentKind; noFunds: NoFunds }) {
  return (
    <EmptyState icon={kind} title={title}>
      <p>{text}</p>
      <p data-no-funds="">
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} {...(index > 0 && { look: 'quiet' })}>
            {label}
          </ButtonLink>
        ))}
      </p>
    </EmptyState>
  );
}

/** The money that can be withdrawn, and what the balance is made up of where the operator says so. */
export function FundsSummary({ funds, copy }: { funds: Funds; copy: Copy<'cashier'> }) {
  const { withdrawableText, isBalance, parts } = funds;
  return (
    <dl data-funds="">
      <div>
        <dt>{isBalance ? copy.balance : copy.withdrawable}</dt>
        <dd translate="no">{withdrawableText}</dd>
      </div>
      {parts.map(({ name, text, href }) => (
        <div key={name}>
          <dt>{href === null ? name : <a href={href}>{name}</a>}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
