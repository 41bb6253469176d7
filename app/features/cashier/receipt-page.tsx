import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import type { loadReceipt } from './receipt-page.server';
import { ReceiptView } from './receipt-view';

export function ReceiptPage() {
  const data = useLoaderData<typeof loadReceipt>();
  return (
    <FormPage title={data.copy.receiptTitle} footer={<a href={data.back}>{data.copy.back}</a>}>
      <ReceiptView data={data} />
    </FormPage>
  );
}
