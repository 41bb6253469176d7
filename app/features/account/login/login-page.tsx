import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { LoginForm } from './login-form';
import type { loadLogin } from './login.server';
import { SignUpLine } from './sign-up-line';

export function LoginPage() {
  const data = useLoaderData<typeof loadLogin>();
  const { copy } = data;
  return (
    <FormPage
      title={copy.title}
      intro={data.redirectTo === '/' ? copy.intro : copy.continueTo}
      footer={<SignUpLine data={data} />}
    >
      <LoginForm data={data} slot={usePageSlot('login', '/login')} />
    </FormPage>
  );
}
