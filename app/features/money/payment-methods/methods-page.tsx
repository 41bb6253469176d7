import { type LimitFormData, LimitOffer } from '~/features/protection/player-limits/limit-form';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { methodsPath } from '~/payments/payment-kind';
import { LinkTabs } from '~/ui/link-tabs';
import { Notice } from '~/ui/notice';
import { Panel } from '~/ui/panel';
import { KindTitle } from './kind-title';
import { MethodList } from './method-list';
import styles from './methods-page.module.css';
import type { loadDepositMethods } from './methods.server';

/** The methods of deposits or withdrawals. In a dialog over a game, those of deposits, whose forms open in the same dialog. */
export function MethodsPage() {
  const data = usePageData<typeof loadDepositMethods>();
  const isDialog = useSurface().kind === 'dialog';
  const { copy, kind, recent, limitOffer } = data;
  const isDeposit = kind === 'deposit';
  const methods = limitOffer ? <Offer offer={limitOffer} /> : <MethodList data={data} />;
  if (isDialog) {
    return (
      <FormPage title={<KindTitle kind={kind} label={copy.depositMoney} />}>
        <div className={styles.page}>{methods}</div>
      </FormPage>
    );
  }
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
      {limitOffer ? <Panel>{methods}</Panel> : methods}
    </div>
  );
}

function Offer({ offer }: { offer: LimitFormData }) {
  return <LimitOffer offer={offer} slot={useFormSlot('limit', offer.form.action)} />;
}
