import type { SerializeFrom } from '@remix-run/node';
import { FormInput, FormPassword } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import { loginPath } from '~/session/login-link';
import { useFingerprint } from '~/session/use-fingerprint';
import styles from './login-form.module.css';
import { PasskeyLogin } from './passkey-login';
import type { LoginFields } from './login.schema';
import type { loadLogin } from './login.server';

export type LoginData = SerializeFrom<typeof loadLogin>;

export function LoginForm({ data, slot }: { data: LoginData; slot: FormSlot }) {
  const { copy, redirectTo, username } = data;
  const { texts } = data.form;
  const [form, fields] = useSiteForm<LoginFields>(slot, data.form, username === null ? undefined : { username });
  useFingerprint(data.needsFingerprint);
  return (
    <>
      <SiteForm slot={slot} action={loginPath(redirectTo)} form={form} description={data.form}>
        <FormInput
          field={fields.username}
          label={copy.username}
          autoComplete={data.passkey ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormPassword field={fields.password} texts={texts} label={copy.password} autoComplete="current-password" />
        <a className={styles.recover} href={`/recover?redirectTo=${encodeURIComponent(redirectTo)}`} data-dialog="">
          {copy.recover}
        </a>{' '}
        <SubmitButton slot={slot} pendingLabel={copy.submitting}>
          {copy.submit}
        </SubmitButton>
      </SiteForm>
      {data.passkey && <PasskeyLogin passkey={data.passkey} slot={slot} texts={texts} hasAutofill />}
    </>
  );
}
