import { FormInput, FormTextarea } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useIncompleteForm } from '~/forms/use-incomplete-form';
import { useSiteForm } from '~/forms/use-site-form';
import type { CallRequestData } from './call-request-data';
import type { CallRequestFields } from './call-request.schema';
import styles from './call-request-form.module.css';
import { ContactList } from './contact-list';
import { useContactRows } from './use-contact-rows';

interface CallRequestFormProps {
  data: CallRequestData;
  slot: FormSlot;
  /** Path to redirect to after a success. */
  redirectTo: string;
}

export function CallRequestForm({ data, slot, redirectTo }: CallRequestFormProps) {
  const { copy } = data;
  const action = `/call-me?redirectTo=${encodeURIComponent(redirectTo)}`;
  const [form, { name, message }] = useSiteForm<CallRequestFields>(slot, data.form);
  const contacts = useContactRows(slot, form.allErrors, data.form.typed);
  const isIncomplete = useIncompleteForm(slot.id);
  return (
    <SiteForm
      slot={slot}
      action={action}
      form={form}
      description={data.form}
      fields={[name, message, ...contacts.fields]}
    >
      {/* First submit button of the form: Enter presses it instead of a row's "add" or "remove". */}
      <button type="submit" className={styles.enter} tabIndex={-1} aria-hidden="true">
        {copy.submit}
      </button>
      <FormInput field={name} label={copy.name} autoComplete="name" />
      <FormTextarea field={message} label={copy.message} rows={3} />
      <ContactList copy={copy} action={action} contacts={contacts} />
      <SubmitButton slot={slot} pendingLabel={copy.submitting} isIncomplete={isIncomplete} reason={copy.incomplete}>
        {copy.submit}
      </SubmitButton>
    </SiteForm>
  );
}
