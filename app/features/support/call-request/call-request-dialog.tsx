import { useLocation } from '@remix-run/react';
import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import type { CallRequestData } from './call-request-data';
import { CallRequestForm } from './call-request-form';

/** The call request form in a dialog. A success redirects to the page below. */
export default function CallRequestDialog({ data, titleId }: { data: CallRequestData; titleId: string }) {
  const { pathname, search } = useLocation();
  return (
    <FormDialog title={data.copy.title} titleId={titleId} intro={data.copy.intro}>
      <CallRequestForm data={data} slot={useDialogSlot('call-request')} redirectTo={`${pathname}${search}`} />
    </FormDialog>
  );
}
