import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { interpolate } from '~/i18n/interpolate';
import { ConfirmLoginForm, ForgottenPassword, type ConfirmLoginData } from './confirm-login-form';

/** The confirmation in the dialog of a payment. A success opens the payment's form in its place. */
export default function ConfirmLoginDialog({ data, titleId }: { data: ConfirmLoginData; titleId: string }) {
  const { title, intro } = data.copy;
  return (
    <FormDialog
      title={title}
      titleId={titleId}
      intro={interpolate(intro, { username: data.username })}
      footer={<ForgottenPassword data={data} />}
    >
      <ConfirmLoginForm data={data} slot={useDialogSlot('confirm-login')} />
    </FormDialog>
  );
}
