import { useLoaderData } from '@remix-run/react';
import { usePageSlot } from '~/forms/form-slot';
import type { LimitFormData } from '~/features/protection/player-limits/limit-form';
import { LimitOffer } from '~/features/protection/player-limits/limit-offer';
import { LinkTabs } from '~/ui/link-tabs';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { KindTitle } from './kind-title';
import { MethodList } from './method-list';
import type { loadDepositMethods } from './methods.server';
import { methodsPath } from '~/payments/payment-kind';
import styles from './methods-page.module.css';

/** The methods of deposits or withdrawals. */
export function MethodsPage() {
  const data = useLoaderData<typeof loadDepositMethods>();
  const { copy, kind, recent } = data;
  const isDeposit = kind === 'deposit';
  return (
    <div className={styles.page} data-kind={kind}>
      <h1>
        <KindTitle kind={kind} label={isDeposit ? copy.depositTitle : copy.withdrawTitle} />
      </h1>
      {recent && (
        <Notice kind="info" title={copy.recent}>
          <p>
            {recent.text} <a href={recent.href}>{copy.toReceipt}</a>
          </p>
        </Notice>
      )}
      <LinkTabs
        label={copy.kinds}
        tabs={[
          { href: methodsPath('deposit'), label: copy.depositTitle, isCurrent: isDeposit },
          { href: methodsPath('withdraw'), label: copy.withdrawTitle, isCurrent: !isDeposit },
        ]}
      />
      {data.limitOffer ? <Offer offer={data.limitOffer} /> : <MethodList data={data} />}
    </div>
  );
}

function Offer({ offer }: { offer: LimitFormData }) {
  const slot = usePageSlot('limit', offer.form.action);
  return (
    <Panel>
      <LimitOffer offer={offer} slot={slot} />
    </Panel>
  );
}
