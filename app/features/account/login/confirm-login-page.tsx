import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { usePageData } from '~/forms/surface';
import { interpolate } from '~/i18n/interpolate';
import { ConfirmLoginForm, ForgottenPassword } from './confirm-login-form';
import type { loadConfirmLogin } from './confirm-login.server';

export function ConfirmLoginPage() {
  const data = usePageData<typeof loadConfirmLogin>();
  const { title, intro } = data.copy;
  return (
    <FormPage
      title={title}
      intro={interpolate(intro, { username: data.username })}
      footer={<ForgottenPassword data={data} />}
    >
      <ConfirmLoginForm data={data} slot={useFormSlot('confirm-login', data.action)} />
    </FormPage>
  );
}
