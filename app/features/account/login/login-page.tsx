import { FormInput, FormPassword } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { usePageData, useSurface } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { recoverPath } from '~/session/login-link';
import { useFingerprint } from '~/session/use-fingerprint';
import { Icon } from '~/ui/icon';
import styles from './login-form.module.css';
import type { LoginFields } from './login.schema';
import type { loadLogin } from './login.server';
import type { LoginReason } from './login-reason.server';
import { PasskeyLogin } from './passkey-login';
import { SignUpLine } from './sign-up-line';

export function LoginPage() {
  const data = usePageData<typeof loadLogin>();
  const { copy, redirectTo, reason, recovered, action, username, passkey, form: description } = data;
  const { texts } = description;
  const intro = redirectTo === '/' ? copy.intro : copy.continueTo;
  const isDialog = useSurface().kind === 'dialog';
  const slot = useFormSlot('login', '/login');
  const [form, fields] = useSiteForm<LoginFields>(slot, description, username === null ? undefined : { username });
  useFingerprint(data.needsFingerprint);
  return (
    <FormPage
      title={copy.title}
      intro={isDialog || reason || recovered ? undefined : intro}
      footer={<SignUpLine copy={copy} href={data.signUpHref} />}
    >
      {recovered && (
        <div className={styles.reason} role="status">
          <Icon name="success" />
          <p data-about="">{recovered}</p>
        </div>
      )}
      {reason && <Reason {...reason} />}
      <SiteForm {...form} action={action} submitLabel={copy.submit} pendingLabel={copy.submitting}>
        <FormInput
          field={fields.username}
          label={copy.username}
          autoComplete={passkey ? 'username webauthn' : 'username'}
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormPassword field={fields.password} texts={texts} label={copy.password} autoComplete="current-password" />
        <a className={styles.recover} href={recoverPath(redirectTo)} data-dialog="">
          {copy.recover}
        </a>{' '}
      </SiteForm>
      {passkey && <PasskeyLogin passkey={passkey} slot={slot} texts={texts} hasAutofill />}
    </FormPage>
  );
}

/** What the login is for. In a dialog it describes the dialog. */
function Reason({ text, image, demo }: LoginReason) {
  return (
    <div className={styles.reason}>
      {image !== null && <img src={image} alt="" width={48} height={64} />}
      <div>
        <p data-about="">{text}</p>
        {demo && <a href={demo.href}>{demo.label}</a>}
      </div>
    </div>
  );
}
