import { CodeField, useAsksForCode } from '~/forms/code-field';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { ButtonLink } from '~/ui/button';
import type { PasskeysData } from './add-passkey';
import styles from './passkeys-page.module.css';
import type { RemovePasskeyFields } from './security.schema';

const PASSKEYS = '/dashboard/security/passkeys';

type Passkey = PasskeysData['passkeys'][number];

/** Asks before a passkey is removed. */
export function RemovePasskey({ data, removing: { id, name, removeHref } }: { data: PasskeysData; removing: Passkey }) {
  const { copy, removeForm } = data;
  const slot = useFormSlot('remove-passkey', removeHref);
  const [form, { code }] = useSiteForm<RemovePasskeyFields>(slot, removeForm);
  const asksForCode = useAsksForCode(data.asksForCode, code.errors);
  return (
    <FormPage title={copy.removeTitle}>
      <p className={styles.question}>{interpolate(copy.removeQuestion, { name })}</p>
      <SiteForm {...form} action={removeHref} submitLabel={copy.remove} pendingLabel={copy.removing}>
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="intent" value="remove" />
        {asksForCode && <CodeField field={code} {...data.codeWords} required />}
      </SiteForm>
      <ButtonLink look="quiet" wide href={PASSKEYS}>
        {copy.keep}
      </ButtonLink>
    </FormPage>
  );
}
