import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { CancelWithdrawalView } from './cancel-withdrawal-view';
import type { CancellationReply, loadCancellation } from './cancel-withdrawal.server';

export function CancelWithdrawalPage() {
  const data = useLoaderData<typeof loadCancellation>();
  const { copy, self, activities } = data;
  return (
    <FormPage title={copy.title} footer={<a href={activities}>{copy.activities}</a>}>
      <CancelWithdrawalView data={data} slot={usePageSlot<CancellationReply>('cancel-withdrawal', self)} />
    </FormPage>
  );
}
