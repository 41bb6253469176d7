import { CodeField, useAsksForCode } from '~/forms/code-field';
import { FormPassword } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { usePageData } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import type { loadConfirmLogin, ConfirmLoginFields } from './confirm-login.server';
import { LogoutForm } from './logout-form';

export function ConfirmLoginPage() {
  const data = usePageData<typeof loadConfirmLogin>();
  const { copy, action, username, codeCopy } = data;
  const { texts } = data.form;
  const slot = useFormSlot('confirm-login', action);
  const [form, { password, code }] = useSiteForm<ConfirmLoginFields>(slot, data.form);
  const asksForCode = useAsksForCode(data.asksForCode, code.errors);
  // Recovery is for guests.
  const forgotten = (
    <>
      <p>{copy.forgotten}</p>
      <LogoutForm label={copy.logout} />
    </>
  );
  return (
    <FormPage title={copy.title} intro={interpolate(copy.intro, { username })} footer={forgotten}>
      <SiteForm {...form} action={action} submitLabel={copy.submit} pendingLabel={copy.submitting}>
        {/* Password managers need the user name to find the password. */}
        <input hidden readOnly autoComplete="username" defaultValue={username} />
        <FormPassword field={password} texts={texts} label={copy.password} autoComplete="current-password" />
        {asksForCode && <CodeField field={code} {...codeCopy} required />}
      </SiteForm>
    </FormPage>
  );
}
