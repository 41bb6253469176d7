import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { Notice } from '~/ui/notice';
import { CallRequestForm } from './call-request-form';
import type { loadCallRequest } from './call-request.server';

export function CallRequestPage() {
  const data = useLoaderData<typeof loadCallRequest>();
  return (
    <FormPage title={data.copy.title} intro={data.copy.intro}>
      {data.received !== null && <Notice kind="success">{data.received}</Notice>}
      <CallRequestForm data={data} slot={usePageSlot('call-request', '/call-me')} redirectTo={data.redirectTo} />
    </FormPage>
  );
}
