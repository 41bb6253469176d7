import { useEffect } from 'react';
import { closeDialog } from '~/forms/close-dialog';
import { FormDialog } from '~/forms/form-dialog';
import { GoneReceipt } from './gone-receipt';
import { ReceiptView } from './receipt-view';
import type { ReceiptPageData } from './use-latest-receipt';

/** See docs/product/timings.md#timings-and-limits. */
const CLOSE_WITHDRAWN_MS = 500;

interface ReceiptDialogProps {
  data: ReceiptPageData;
  titleId: string;
}

/** The receipt in the dialog of the form. After a withdrawal the dialog closes: the player has nothing more to do. */
export default function ReceiptDialog({ data, titleId }: ReceiptDialogProps) {
  const isSettled = data.state === 'shown' && data.kind === 'withdraw' && data.accepted !== null;
  useEffect(() => (isSettled ? closeDialog(CLOSE_WITHDRAWN_MS) : undefined), [isSettled]);
  const { copy } = data;
  return (
    <FormDialog
      title={copy.receiptTitle}
      titleId={titleId}
      footer={data.state === 'shown' ? <a href={data.self}>{copy.receiptLink}</a> : undefined}
    >
      {data.state === 'shown' ? <ReceiptView data={data} /> : <GoneReceipt data={data} />}
    </FormDialog>
  );
}
