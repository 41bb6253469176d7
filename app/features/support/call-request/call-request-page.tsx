import { useLocation } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { Notice } from '~/ui/notice';
import { CallRequestForm } from './call-request-form';
import type { loadCallRequest } from './call-request.server';

/** In a dialog a success leads to the page below. */
export function CallRequestPage() {
  const data = usePageData<typeof loadCallRequest>();
  const { pathname, search } = useLocation();
  const redirectTo = useSurface().kind === 'dialog' ? `${pathname}${search}` : data.redirectTo;
  return (
    <FormPage title={data.copy.title} intro={data.copy.intro}>
      {data.received !== null && <Notice kind="success">{data.received}</Notice>}
      <CallRequestForm data={data} slot={useFormSlot('call-request', '/call-me')} redirectTo={redirectTo} />
    </FormPage>
  );
}
