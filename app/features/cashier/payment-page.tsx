import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import type { loadDeposit } from './payment-form.server';
import { PaymentMethod } from './payment-method';
import type { PaymentReply } from './payment-reply.server';

export function PaymentPage() {
  const data = useLoaderData<typeof loadDeposit>();
  const { copy, back, action, title } = data;
  return (
    <FormPage title={title} footer={<a href={back}>{copy.otherMethods}</a>}>
      <PaymentMethod key={action} data={data} slot={usePageSlot<PaymentReply>('payment', action)} />
    </FormPage>
  );
}
