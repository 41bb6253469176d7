import { useActionData, useLoaderData } from '@remix-run/react';
import { CodeField } from '~/forms/code-field';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import { RecoveryCodes, recoveryCodesIn } from './recovery-codes';
import type { loadRecoveryCodes } from './recovery-codes.server';
import type { CodeFields } from './security.schema';

const HERE = '/dashboard/security/recovery-codes';

export function RecoveryCodesPage() {
  const { copy } = useLoaderData<typeof loadRecoveryCodes>();
  const codes = recoveryCodesIn(useActionData());
  if (codes) return <RecoveryCodes copy={copy} codes={codes} title={copy.recoveryCodes} />;
  return <NewCodesForm />;
}

function NewCodesForm() {
  const { copy, form: description } = useLoaderData<typeof loadRecoveryCodes>();
  const slot = useFormSlot('recovery-codes', HERE);
  const [form, { code }] = useSiteForm<CodeFields>(slot, description);
  return (
    <FormPage title={copy.newCodes} intro={copy.newCodesIntro}>
      <SiteForm {...form} action={HERE} submitLabel={copy.newCodes} pendingLabel={copy.sending}>
        <CodeField field={code} label={copy.code} />
      </SiteForm>
    </FormPage>
  );
}
