import { useLocation } from '@remix-run/react';
import { CodeField, useAsksForCode } from '~/forms/code-field';
import { FormPassword } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { NewPassword } from '~/forms/new-password';
import { SiteForm } from '~/forms/site-form';
import { usePageData, useSurface } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import type { ChangePasswordFields } from './change-password.schema';
import type { loadChangePassword } from './change-password.server';

const PATH = '/dashboard/change-password';

/** In a dialog a success leads to the page below. */
export function ChangePasswordPage() {
  const data = usePageData<typeof loadChangePassword>();
  const { copy, codeCopy } = data;
  const { texts } = data.form;
  const { pathname, search } = useLocation();
  const below = `?redirectTo=${encodeURIComponent(`${pathname}${search}`)}`;
  const action = useSurface().kind === 'dialog' ? `${PATH}${below}` : PATH;
  const slot = useFormSlot('change-password', PATH);
  const [form, fields] = useSiteForm<ChangePasswordFields>(slot, data.form);
  const { oldPassword, password, confirmPassword, code } = fields;
  const asksForCode = useAsksForCode(data.asksForCode, code.errors);
  return (
    <FormPage title={copy.title} intro={copy.intro}>
      <SiteForm {...form} action={action} submitLabel={copy.submit} pendingLabel={copy.submitting}>
        {/* Password managers need the user name to store the new password. */}
        <input hidden readOnly autoComplete="username" defaultValue={data.username} />
        <FormPassword field={oldPassword} texts={texts} label={copy.oldPassword} autoComplete="current-password" />
        <NewPassword
          field={password}
          texts={texts}
          label={copy.password}
          copy={data.passwordCopy}
          result={slot.result}
        />
        <FormPassword field={confirmPassword} texts={texts} label={copy.confirmPassword} autoComplete="new-password" />
        {asksForCode && <CodeField field={code} {...codeCopy} required />}
      </SiteForm>
    </FormPage>
  );
}
