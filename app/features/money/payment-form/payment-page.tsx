import { useEffect } from 'react';
import { showToast } from '~/browser/show-toast';
import { KindTitle } from '~/features/money/payment-methods/kind-title';
import { closeDialog } from '~/forms/close-dialog';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import type { loadDeposit } from './payment-form.server';
import { PaymentMethod, reasonOf } from './payment-method';
import type { PaymentReply } from './payment-reply';

/** How long a dialog without a form stays open: docs/product/operator.md#failures. Its message stays longer, as a toast. */
const CLOSE_EMPTY_MS = 100;

/** A method's form. In a dialog the receipt opens in its place. */
export function PaymentPage() {
  const data = usePageData<typeof loadDeposit>();
  const { copy, back, action, form, kind, kindLabel, title } = data;
  const isDialog = useSurface().kind === 'dialog';
  const why = isDialog && form.state !== 'ready' ? reasonOf(form, copy) : null;
  useEffect(() => {
    if (why === null) return;
    showToast({ type: 'error', message: why });
    return closeDialog(CLOSE_EMPTY_MS);
  }, [why]);
  return (
    <FormPage
      title={<KindTitle {...{ kind, label: kindLabel, method: title }} />}
      footer={isDialog ? undefined : <a href={back}>{copy.otherMethods}</a>}
    >
      <PaymentMethod key={action} data={data} slot={useFormSlot<PaymentReply>('payment', action)} />
    </FormPage>
  );
}
