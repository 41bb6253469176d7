import { useActionData, useLoaderData } from '@remix-run/react';
import type { SerializeFrom } from '@remix-run/node';
import { CodeField } from '~/forms/code-field';
import { FormPassword } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import { CsrfField } from '~/session/csrf-field';
import { Button, ButtonLink } from '~/ui/button';
import { CopyButton } from '~/ui/copy-button';
import { RecoveryCodes, recoveryCodesIn } from './recovery-codes';
import type { CodeFields, TurnOffFields } from './security.schema';
import styles from './two-factor-page.module.css';
import type { loadTwoFactor } from './two-factor.server';

const HERE = '/dashboard/security/two-factor';

type Data = SerializeFrom<typeof loadTwoFactor>;
type DataAt<Step extends Data['step']> = Extract<Data, { step: Step }>;

export function TwoFactorPage() {
  const data = useLoaderData<typeof loadTwoFactor>();
  const { copy } = data;
  const codes = recoveryCodesIn(useActionData());
  if (codes) return <RecoveryCodes copy={copy} codes={codes} title={copy.turnedOn} />;
  if (data.step === 'off') return <TurnOff data={data} />;
  return (
    <FormPage title={copy.turnOn} intro={data.step === 'begin' ? copy.beginIntro : copy.confirmIntro}>
      {data.step === 'confirm' && <Confirm data={data} />}
      <form method="post" action={HERE}>
        <CsrfField />
        <Button type="submit" wide look={data.step === 'begin' ? 'primary' : 'plain'} name="intent" value="begin">
          {data.step === 'begin' ? copy.begin : copy.beginAgain}
        </Button>
      </form>
    </FormPage>
  );
}

function Confirm({ data }: { data: DataAt<'confirm'> }) {
  const { copy, qr, secret } = data;
  const slot = useFormSlot('two-factor', HERE);
  const [form, { code }] = useSiteForm<CodeFields>(slot, data.form);
  return (
    <>
      <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={copy.qrCode}>
        <rect width="100%" height="100%" fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className={styles.open}>
        <ButtonLink look="quiet" wide href={data.otpauthUri}>
          {copy.openApp}
        </ButtonLink>
      </p>
      <p>{copy.secretIntro}</p>
      <p className={styles.secret} translate="no">
        <code>{secret}</code>
        <CopyButton text={secret.replaceAll(' ', '')} label={copy.copy} copied={copy.secretCopied} />
      </p>
      <SiteForm {...form} action={HERE} submitLabel={copy.confirm} pendingLabel={copy.sending}>
        <CodeField field={code} label={copy.appCode} inputMode="numeric" />
      </SiteForm>
    </>
  );
}

function TurnOff({ data }: { data: DataAt<'off'> }) {
  const { copy } = data;
  const { texts } = data.form;
  const slot = useFormSlot('two-factor', HERE);
  const [form, { password, code }] = useSiteForm<TurnOffFields>(slot, data.form);
  return (
    <FormPage title={copy.turnOff} intro={copy.offIntro}>
      <SiteForm {...form} action={HERE} submitLabel={copy.turnOff} pendingLabel={copy.sending}>
        <input hidden readOnly autoComplete="username" defaultValue={data.username} />
        <input type="hidden" name="intent" value="off" />
        <FormPassword field={password} texts={texts} label={copy.currentPassword} autoComplete="current-password" />
        <CodeField field={code} label={copy.code} />
      </SiteForm>
    </FormPage>
  );
}
