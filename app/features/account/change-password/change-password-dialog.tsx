import { useLocation } from '@remix-run/react';
import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { ChangePasswordForm, type ChangePasswordData } from './change-password-form';

/** The form in a dialog. A success redirects to the page below. */
export default function ChangePasswordDialog({ data, titleId }: { data: ChangePasswordData; titleId: string }) {
  const { pathname, search } = useLocation();
  return (
    <FormDialog title={data.copy.title} titleId={titleId} intro={data.copy.intro}>
      <ChangePasswordForm
        data={data}
        slot={useDialogSlot('change-password')}
        action={`/dashboard/change-password?redirectTo=${encodeURIComponent(`${pathname}${search}`)}`}
      />
    </FormDialog>
  );
}
