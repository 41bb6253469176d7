import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { KindTitle } from '~/features/money/payment-methods/kind-title';
import type { loadDeposit } from './payment-form.server';
import { PaymentMethod } from './payment-method';
import type { PaymentReply } from './payment-reply';

export function PaymentPage() {
  const data = useLoaderData<typeof loadDeposit>();
  const { copy, back, action, kind, kindLabel, title } = data;
  return (
    <FormPage
      title={<KindTitle {...{ kind, label: kindLabel, method: title }} />}
      footer={<a href={back}>{copy.otherMethods}</a>}
    >
      <PaymentMethod key={action} data={data} slot={usePageSlot<PaymentReply>('payment', action)} />
    </FormPage>
  );
}
