import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { GoneReceipt } from './gone-receipt';
import type { loadReceipt } from './receipt-page.server';
import { ReceiptView } from './receipt-view';

export function ReceiptPage() {
  const data = useLoaderData<typeof loadReceipt>();
  const { copy } = data;
  if (data.state === 'gone') {
    return (
      <FormPage title={copy.receiptTitle}>
        <GoneReceipt data={data} />
      </FormPage>
    );
  }
  return (
    <FormPage title={copy.receiptTitle} footer={<a href={data.back}>{copy.back}</a>}>
      <ReceiptView data={data} />
    </FormPage>
  );
}
