import type { SerializeFrom } from '@remix-run/node';
import { CodeField, useAsksForCode } from '~/forms/code-field';
import { FormPassword } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { NewPassword } from '~/forms/new-password';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import type { ChangePasswordFields } from './change-password.schema';
import type { loadChangePassword } from './change-password.server';

export type ChangePasswordData = SerializeFrom<typeof loadChangePassword>;

interface ChangePasswordFormProps {
  data: ChangePasswordData;
  slot: FormSlot;
  /** Path and query; the query holds the return path. */
  action: string;
}

export function ChangePasswordForm({ data, slot, action }: ChangePasswordFormProps) {
  const { copy, codeWords } = data;
  const { texts } = data.form;
  const [form, fields] = useSiteForm<ChangePasswordFields>(slot, data.form);
  const { oldPassword, password, confirmPassword, code } = fields;
  const asksForCode = useAsksForCode(data.asksForCode, code.errors);
  return (
    <SiteForm slot={slot} action={action} form={form} description={data.form}>
      {/* Password managers need the user name to store the new password. */}
      <input hidden readOnly autoComplete="username" defaultValue={data.username} />
      <FormPassword field={oldPassword} texts={texts} label={copy.oldPassword} autoComplete="current-password" />
      <NewPassword field={password} texts={texts} label={copy.password} words={data.passwordWords} />
      <FormPassword field={confirmPassword} texts={texts} label={copy.confirmPassword} autoComplete="new-password" />
      {asksForCode && <CodeField field={code} {...codeWords} required />}
      <SubmitButton slot={slot} pendingLabel={copy.submitting}>
        {copy.submit}
      </SubmitButton>
    </SiteForm>
  );
}
