import type { SerializeFrom } from '@remix-run/node';
import type { ReactNode } from 'react';
import { FormInput, FormPassword } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { NewPassword } from '~/forms/new-password';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSurface } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { Button } from '~/ui/button';
import { Field } from '~/ui/field';
import type { loadRecovery } from './recovery.server';
import styles from './recovery-form.module.css';

export type RecoveryData = SerializeFrom<typeof loadRecovery>;

type DataAt<Step extends RecoveryData['step']> = Extract<RecoveryData, { step: Step }>;

interface StepProps<Step extends RecoveryData['step']> {
  data: DataAt<Step>;
  slot: FormSlot;
}

interface RecoveryFormProps {
  data: RecoveryData;
  slot: FormSlot;
  /** Links to other steps then open in the dialog. */
}

/** Form of the current step. The last step has none. */
export function RecoveryForm({ data, slot }: RecoveryFormProps) {
  const own = { slot: { ...slot, id: `${slot.id}-${data.step}` } };
  switch (data.step) {
    case 'username':
      return <UsernameStep data={data} {...own} />;
    case 'code':
      return <CodeStep data={data} {...own} />;
    case 'password':
      return <PasswordStep data={data} {...own} />;
    case 'done':
      return null;
  }
}

function UsernameStep({ data, slot }: StepProps<'username'>) {
  const { copy, form: description } = data;
  const [form, { username }] = useSiteForm<{ username: string }>(slot, description);
  return (
    <SiteForm slot={slot} action={data.action} form={form} description={description}>
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
  const { copy, form: description } = data;
  const [form, { code }] = useSiteForm<{ code: string }>(slot, description);
  return (
    <SiteForm slot={slot} action={data.action} form={form} description={description}>
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
  const { copy, form: description } = data;
  const [form, fields] = useSiteForm<{ password: string; password2: string }>(slot, description);
  const { password, password2 } = fields;
  const { texts } = description;
  return (
    <SiteForm slot={slot} action={data.action} form={form} description={description}>
      {/* Lets password managers store the new password under the user name. */}
      <Field
        id={`${slot.id}-username`}
        name="username"
        label={copy.username}
        autoComplete="username"
        readOnly
        defaultValue={data.username}
      />
      <NewPassword field={password} texts={texts} label={copy.password} words={data.passwordWords} />
      <FormPassword field={password2} texts={texts} label={copy.password2} autoComplete="new-password" />
      <Continue data={data} slot={slot} />
      <WaysBack data={data} />
    </SiteForm>
  );
}

/** The form's first button and its step. */
function Continue({ data, slot }: { data: RecoveryData; slot: FormSlot }): ReactNode {
  return (
    <>
      <input type="hidden" name="step" defaultValue={data.step} />
      <SubmitButton slot={slot} pendingLabel={data.copy.submitting}>
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
