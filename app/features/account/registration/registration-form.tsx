import type { FormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { SubmitButton } from '~/forms/submit-button';
import { useSiteForm } from '~/forms/use-site-form';
import { useFingerprint } from '~/session/use-fingerprint';
import { Notice } from '~/ui/notice';
import { AccountFields } from './account-fields';
import { findBirthDateErrors } from './birth-date';
import { ContactFields } from './contact-fields';
import { PersonalFields } from './personal-fields';
import { RegistrationChoices } from './registration-choices';
import styles from './registration-form.module.css';
import type { RegistrationData } from './registration-data';
import type { RegistrationFields } from './registration.schema';

/** The registration form, with its fields in three groups. */
export function RegistrationForm({ data, slot }: { data: RegistrationData; slot: FormSlot }) {
  const { copy, redirectTo } = data;
  const { texts } = data.form;
  const [form, fields] = useSiteForm<RegistrationFields>(slot, data.form, { smsNotification: 'on' }, (element) =>
    findBirthDateErrors(element, data.birthDateMessages),
  );
  useFingerprint(data.needsFingerprint);
  return (
    <SiteForm
      slot={slot}
      action={`/register?redirectTo=${encodeURIComponent(redirectTo)}`}
      form={form}
      description={data.form}
    >
      {!data.isReachable && <Notice kind="warning">{copy.unreachable}</Notice>}
      <PersonalFields fields={fields} copy={copy} />
      <ContactFields fields={fields} data={data} />
      <AccountFields fields={fields} copy={copy} passwordWords={data.passwordWords} texts={texts} />
      <RegistrationChoices fields={fields} data={data} />
      <p className={styles.terms}>
        {copy.termsBefore} <a href="/pages/1">{copy.terms}</a>
        {copy.termsAfter}
      </p>
      <SubmitButton slot={slot} pendingLabel={copy.submitting}>
        {copy.submit}
      </SubmitButton>
    </SiteForm>
  );
}
