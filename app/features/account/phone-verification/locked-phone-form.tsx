import { SiteForm } from '~/forms/site-form';
import type { FormSlot } from '~/forms/form-slot';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm, type FormDescription } from '~/forms/use-site-form';
import type { Copy } from '~/i18n/messages';
import { Field } from '~/ui/field';

interface LockedPhoneFormProps {
  slot: FormSlot;
  path: string;
  copy: Copy<'phone-code'>;
  form: FormDescription;
  /** Formatted for display; the server knows the number itself. */
  phone: string;
}

/** A fixed phone number with a button that sends the code. */
export function LockedPhoneForm({ slot, path, copy, form: description, phone }: LockedPhoneFormProps) {
  const [form] = useSiteForm<Record<string, never>>(slot, description);
  return (
    <SiteForm slot={slot} action={path} form={form} description={description}>
      <input type="hidden" name="intent" value="send" />
      <Field id={`${slot.id}-phone`} label={copy.phone} value={phone} readOnly />
      <SubmitButton slot={slot} pendingLabel={copy.sending}>
        {copy.sendCode}
      </SubmitButton>
    </SiteForm>
  );
}
