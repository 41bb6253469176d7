import type { LimitFormData } from '~/features/protection/player-limits/limit-form';
import { LimitOffer } from '~/features/protection/player-limits/limit-offer';
import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { KindTitle } from './kind-title';
import { MethodList, type MethodsData } from './method-list';
import styles from './methods-page.module.css';

/** The deposit methods over a game, which goes on. A method's form opens in the same dialog. */
export default function DepositDialog({ data, titleId }: { data: MethodsData; titleId: string }) {
  return (
    <FormDialog title={<KindTitle kind="deposit" label={data.copy.depositMoney} />} titleId={titleId}>
      <div className={styles.page}>
        {data.limitOffer ? <Offer offer={data.limitOffer} /> : <MethodList data={data} />}
      </div>
    </FormDialog>
  );
}

function Offer({ offer }: { offer: LimitFormData }) {
  return <LimitOffer offer={offer} slot={useDialogSlot('limit')} />;
}
