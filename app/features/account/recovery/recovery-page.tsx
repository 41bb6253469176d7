import type { SerializeFrom } from '@remix-run/node';
import type { ReactNode } from 'react';
import { SignUpLine } from '~/features/account/login/sign-up-line';
import { FormInput, FormPassword } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot, type FormSlot } from '~/forms/form-slot';
import { NewPassword } from '~/forms/new-password';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { usePageData, useSurface } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import { RecoveryDone } from './recovery-done';
import styles from './recovery-form.module.css';
import type { loadRecovery } from './recovery.server';

type RecoveryData = SerializeFrom<typeof loadRecovery>;

interface StepProps<Step extends RecoveryData['step']> {
  data: Extract<RecoveryData, { step: Step }>;
  slot: FormSlot;
}

/** Account recovery. In a dialog each step opens in the same one, and finally the login form. */
export function RecoveryPage() {
  const data = usePageData<typeof loadRecovery>();
  const slot = useFormSlot('recovery', '/recover');
  const stepSlot = { ...slot, id: `${slot.id}-${data.step}` };
  return (
    <FormPage {...headingOf(data)} footer={<SignUpLine copy={data.copy} href={data.signUpHref} />}>
      {data.step === 'username' && <UsernameStep key={data.reachedAt} data={data} slot={stepSlot} />}
      {/* Remount after another code was sent, which leads to the same step: the last error no longer applies. */}
      {data.step === 'code' && <CodeStep key={data.reachedAt} data={data} slot={stepSlot} />}
      {data.step === 'password' && <PasswordStep key={data.reachedAt} data={data} slot={stepSlot} />}
      {data.step === 'done' && <RecoveryDone data={data} />}
    </FormPage>
  );
}

/** Heading and introduction of each step. */
function headingOf({ step, copy }: RecoveryData): { title: string; intro?: string; centred?: boolean } {
  switch (step) {
    case 'username':
      return { title: copy.title, intro: copy.intro };
    case 'code':
      return { title: copy.title, intro: copy.codeIntro };
    case 'password':
      return { title: copy.newPasswordTitle, intro: copy.newPasswordIntro };
    case 'done':
      return { title: copy.title, centred: true };
  }
}

function UsernameStep({ data, slot }: StepProps<'username'>) {
  const { copy } = data;
  const [form, { username }] = useSiteForm<{ username: string }>(slot, data.form);
  return (
    <SiteForm {...form} action={data.action}>
      <FormInput
        field={username}
        label={copy.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Continue data={data} slot={slot} />
    </SiteForm>
  );
}

function CodeStep({ data, slot }: StepProps<'code'>) {
  const { copy } = data;
  const [form, { code }] = useSiteForm<{ code: string }>(slot, data.form);
  return (
    <SiteForm {...form} action={data.action}>
      <p>{interpolate(copy.sentFor, { username: data.username })}</p>
      <input type="hidden" name="username" defaultValue={data.username} />
      <FormInput
        field={code}
        label={copy.code}
        autoComplete="one-time-code"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
      />
      <Continue data={data} slot={slot} />
      <WaysBack data={data} />
    </SiteForm>
  );
}

function PasswordStep({ data, slot }: StepProps<'password'>) {
  const { copy } = data;
  const { texts } = data.form;
  const [form, fields] = useSiteForm<{ password: string; password2: string }>(slot, data.form);
  return (
    <SiteForm {...form} action={data.action}>
      {/* Lets password managers store the new password under the user name. */}
      <Field
        id={`${slot.id}-username`}
        name="username"
        label={copy.username}
        autoComplete="username"
        readOnly
        defaultValue={data.username}
      />
      <NewPassword
        field={fields.password}
        texts={texts}
        label={copy.password}
        copy={data.passwordCopy}
        result={slot.result}
      />
      <FormPassword field={fields.password2} texts={texts} label={copy.password2} autoComplete="new-password" />
      <Continue data={data} slot={slot} />
      <WaysBack data={data} />
    </SiteForm>
  );
}

/** The form's first button and its step. */
function Continue({ data, slot }: { data: Exclude<RecoveryData, { step: 'done' }>; slot: FormSlot }): ReactNode {
  return (
    <>
      <input type="hidden" name="step" defaultValue={data.step} />
      <SubmitButton slot={slot} offline={data.form.texts.offline} pendingLabel={data.copy.submitting}>
        {data.copy.submit}
      </SubmitButton>
    </>
  );
}

function WaysBack({ data: { copy, anotherHref } }: { data: RecoveryData }) {
  const isInDialog = useSurface().kind === 'dialog';
  return (
    <p className={styles.waysBack}>
      <Button look="plain" type="submit" name="intent" value="resend" formNoValidate>
        {copy.resend}
      </Button>
      <a href={anotherHref} data-dialog={isInDialog ? '' : undefined}>
        {copy.another}
      </a>
    </p>
  );
}
