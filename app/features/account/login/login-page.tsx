import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData, useSurface } from '~/forms/surface';
import { LoginForm } from './login-form';
import type { loadLogin } from './login.server';
import { SignUpLine } from './sign-up-line';

export function LoginPage() {
  const data = usePageData<typeof loadLogin>();
  const { copy } = data;
  const intro = data.redirectTo === '/' ? copy.intro : copy.continueTo;
  const isDialog = useSurface().kind === 'dialog';
  return (
    <FormPage
      title={copy.title}
      intro={isDialog ? undefined : intro}
      footer={<SignUpLine copy={copy} href={data.signUpHref} />}
    >
      <LoginForm data={data} slot={useFormSlot('login', '/login')} />
    </FormPage>
  );
}
