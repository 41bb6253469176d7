import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { CancelWithdrawalView, type CancellationData } from './cancel-withdrawal-view';
import type { CancellationReply } from './cancel-withdrawal.server';

/** The question over the receipt or the list of payments. */
export default function CancelWithdrawalDialog({ data, titleId }: { data: CancellationData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId}>
      <CancelWithdrawalView data={data} slot={useDialogSlot<CancellationReply>('cancel-withdrawal')} />
    </FormDialog>
  );
}
