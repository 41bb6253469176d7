import { useEffect } from 'react';
import { closeDialog } from '~/forms/close-dialog';
import { FormDialog } from '~/forms/form-dialog';
import { ReceiptView, type ReceiptData } from './receipt-view';

/** Spec section 9. */
const CLOSE_WITHDRAWN_MS = 500;

/** The receipt in the dialog that the form was in. A withdrawal needs nothing more of the player, and closes it. */
export default function ReceiptDialog({ data, titleId }: { data: ReceiptData; titleId: string }) {
  const isSettled = data.kind === 'withdraw' && data.accepted !== null;
  useEffect(() => (isSettled ? closeDialog(CLOSE_WITHDRAWN_MS) : undefined), [isSettled]);
  return (
    <FormDialog
      title={data.copy.receiptTitle}
      titleId={titleId}
      footer={<a href={data.self}>{data.copy.receiptLink}</a>}
    >
      <ReceiptView data={data} />
    </FormDialog>
  );
}
