import type { SerializeFrom } from '@remix-run/node';
import { ErrorSummary } from '~/forms/error-summary';
import { FormInput } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot, type FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { usePageData } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import styles from './login-form.module.css';
import { PasskeyLogin } from './passkey-login';
import type { SecondStepFields } from './second-step.schema';
import type { loadSecondStep } from './second-step.server';

type SecondStepData = SerializeFrom<typeof loadSecondStep>;

export function SecondStepPage() {
  const data = usePageData<typeof loadSecondStep>();
  const anotherLogin = (
    <p>
      <a href={data.loginHref} data-dialog="">
        {data.copy.another}
      </a>
    </p>
  );
  return (
    <FormPage title={data.copy.title} footer={anotherLogin}>
      <SecondStepForm key={data.factor} data={data} slot={useFormSlot('second-step', '/login/verify')} />
    </FormPage>
  );
}

function SecondStepForm({ data, slot: { id, ...slot } }: { data: SecondStepData; slot: FormSlot }) {
  const { copy, factor } = data;
  const isApp = factor === 'totp';
  const factorSlot = { ...slot, id: `${id}-${factor}` };
  const [form, { code }, { errors = [] }] = useSiteForm<SecondStepFields>(factorSlot, data.form);
  const passkey = data.passkey && (
    <PasskeyLogin passkey={data.passkey} slot={factorSlot} texts={data.form.texts} isOnly={!data.hasCode} />
  );
  if (!data.hasCode) {
    const needsScript = <p>{copy.passkeyNeedsScript}</p>;
    return (
      <>
        <ErrorSummary texts={data.form.texts} messages={errors} fields={[]} />
        <p>{interpolate(copy.passkeyIntro, { username: data.username })}</p>
        {passkey ? <noscript>{needsScript}</noscript> : needsScript}
        {passkey}
      </>
    );
  }
  return (
    <>
      <SiteForm {...form} action={data.action}>
        <p>{interpolate(isApp ? copy.codeIntro : copy.recoveryIntro, { username: data.username })}</p>
        <input type="hidden" name="factor" value={factor} />
        <FormInput
          field={code}
          label={isApp ? copy.code : copy.recoveryCode}
          autoComplete={isApp ? 'one-time-code' : 'off'}
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <SubmitButton slot={factorSlot} offline={data.form.texts.offline} pendingLabel={copy.submitting}>
          {copy.submit}
        </SubmitButton>
        {data.others.map(({ label, href }) => (
          <a key={href} className={styles.recover} href={href} data-dialog={id.endsWith('-dialog') ? '' : undefined}>
            {label}
          </a>
        ))}
      </SiteForm>
      {passkey}
    </>
  );
}
