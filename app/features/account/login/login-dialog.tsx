import { FormDialog } from '~/forms/form-dialog';
import { useDialogSlot } from '~/forms/form-slot';
import { LoginForm, type LoginData } from './login-form';
import { SignUpLine } from './sign-up-line';

/** The login form in a dialog. A success redirects, which closes the dialog. */
export default function LoginDialog({ data, titleId }: { data: LoginData; titleId: string }) {
  return (
    <FormDialog title={data.copy.title} titleId={titleId} footer={<SignUpLine data={data} />}>
      <LoginForm data={data} slot={useDialogSlot('login')} />
    </FormDialog>
  );
}
