import type { Copy } from '~/i18n/messages';
import type { Funds } from './funds.server';
import './cashier.css';

/** The money that can be withdrawn, and what the balance is made up of where the operator says so. */
export function FundsSummary({ funds, copy }: { funds: Funds; copy: Copy<'cashier'> }) {
  const { withdrawableText, isBalance, parts } = funds;
  return (
    <dl data-funds="">
      <div>
        <dt>{isBalance ? copy.balance : copy.withdrawable}</dt>
        <dd translate="no">{withdrawableText}</dd>
      </div>
      {parts.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
