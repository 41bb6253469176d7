import { useLoaderData } from '@remix-run/react';
import { FormPage } from '~/forms/form-page';
import { usePageSlot } from '~/forms/form-slot';
import { interpolate } from '~/i18n/interpolate';
import { ConfirmLoginForm, ForgottenPassword } from './confirm-login-form';
import type { loadConfirmLogin } from './confirm-login.server';

export function ConfirmLoginPage() {
  const data = useLoaderData<typeof loadConfirmLogin>();
  const { title, intro } = data.copy;
  return (
    <FormPage
      title={title}
      intro={interpolate(intro, { username: data.username })}
      footer={<ForgottenPassword data={data} />}
    >
      <ConfirmLoginForm data={data} slot={usePageSlot('confirm-login', data.action)} />
    </FormPage>
  );
}
