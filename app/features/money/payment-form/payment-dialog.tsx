import { useEffect } from 'react';
import { closeDialog } from '~/forms/close-dialog';
import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { showToast } from '~/browser/show-toast';
import { KindTitle } from '~/features/money/payment-methods/kind-title';
import type { PaymentData } from './payment-form';
import { PaymentMethod, reasonOf } from './payment-method';
import type { PaymentReply } from './payment-reply';

/** How long a dialog without a form stays open: docs/product/operator.md#failures. Its message stays longer, as a toast. */
const CLOSE_EMPTY_MS = 100;

/** A method's form over another page. The receipt opens in the same dialog. */
export default function PaymentDialog({ data, titleId }: { data: PaymentData; titleId: string }) {
  const { copy, form, kind, kindLabel, title } = data;
  const why = form.state === 'ready' ? null : reasonOf(form, copy);
  useEffect(() => {
    if (why === null) return;
    showToast({ type: 'error', message: why });
    return closeDialog(CLOSE_EMPTY_MS);
  }, [why]);
  return (
    <FormDialog title={<KindTitle {...{ kind, label: kindLabel, method: title }} />} titleId={titleId}>
      <PaymentMethod key={data.action} data={data} slot={useDialogSlot<PaymentReply>('payment')} isDialog />
    </FormDialog>
  );
}
