import type { SerializeFrom } from '@remix-run/node';
import { CodeField, useAsksForCode } from '~/forms/code-field';
import { FormPassword } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import type { ConfirmLoginFields } from './confirm-login.schema';
import type { loadConfirmLogin } from './confirm-login.server';
import { LogoutForm } from './logout-form';

export type ConfirmLoginData = SerializeFrom<typeof loadConfirmLogin>;

export function ConfirmLoginForm({ data, slot }: { data: ConfirmLoginData; slot: FormSlot }) {
  const { copy, codeWords } = data;
  const { texts } = data.form;
  const [form, { password, code }] = useSiteForm<ConfirmLoginFields>(slot, data.form);
  const asksForCode = useAsksForCode(data.asksForCode, code.errors);
  return (
    <SiteForm slot={slot} action={data.action} form={form} description={data.form}>
      {/* Password managers need the user name to find the password. */}
      <input hidden readOnly autoComplete="username" defaultValue={data.username} />
      <FormPassword field={password} texts={texts} label={copy.password} autoComplete="current-password" />
      {asksForCode && <CodeField field={code} {...codeWords} required />}
      <SubmitButton slot={slot} pendingLabel={copy.submitting}>
        {copy.submit}
      </SubmitButton>
    </SiteForm>
  );
}

/** Recovery is for guests. */
export function ForgottenPassword({ data: { copy } }: { data: ConfirmLoginData }) {
  return (
    <>
      <p>{copy.forgotten}</p>
      <LogoutForm label={copy.logout} />
    </>
  );
}
