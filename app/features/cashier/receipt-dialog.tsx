import { useEffect } from 'react';
import { closeDialog } from '~/forms/close-dialog';
import { FormDialog } from '~/forms/form-dialog';
import { ReceiptView } from './receipt-view';
import type { ReceiptData } from './use-latest-receipt';

/** See docs/product.md#timings-and-limits. */
const CLOSE_WITHDRAWN_MS = 500;

/** The receipt in the dialog of the form. After a withdrawal the dialog closes: the player has nothing more to do. */
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
