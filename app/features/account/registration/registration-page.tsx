import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { FormSteps } from '~/forms/form-steps';
import { SiteForm } from '~/forms/site-form';
import { usePageData } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { loginPath, registerPath } from '~/session/login-link';
import { useFingerprint } from '~/session/use-fingerprint';
import { Notice } from '~/ui/notice';
import { findBirthDateErrors } from './birth-date';
import { AccountFields, ContactFields, PersonalFields } from './registration-fields';
import { REGISTER_PATH } from './registration-flow';
import styles from './registration-form.module.css';
import type { RegistrationFields } from './registration.schema';
import type { loadRegistration } from './registration.server';

/** The registration form, with its fields in three groups, which are steps on a phone. */
export function RegistrationPage() {
  const data = usePageData<typeof loadRegistration>();
  const { copy, redirectTo, form: description } = data;
  const slot = useFormSlot('register', REGISTER_PATH);
  const [form, fields] = useSiteForm<RegistrationFields>(slot, description, { smsNotification: 'on' }, (element) =>
    findBirthDateErrors(element, data.birthDateMessages),
  );
  useFingerprint(data.needsFingerprint);
  const action = registerPath(redirectTo);
  const group = { fields, data, result: slot.result };
  const memberLink = (
    <a href={loginPath(redirectTo)} data-dialog="">
      {copy.alreadyMember}
    </a>
  );
  return (
    <FormPage wide title={copy.title} intro={copy.intro} footer={memberLink}>
      <SiteForm {...form} action={action} replace>
        {!data.isReachable && <Notice kind="warning">{copy.unreachable}</Notice>}
        <FormSteps
          slot={slot}
          offline={description.texts.offline}
          copy={data.stepsCopy}
          className={styles.group}
          submitLabel={copy.submit}
          pendingLabel={copy.submitting}
          steps={[
            { title: copy.personalGroup, fields: <PersonalFields {...group} /> },
            { title: copy.contactGroup, fields: <ContactFields {...group} /> },
            { title: copy.accountGroup, fields: <AccountFields {...group} /> },
          ]}
        />
      </SiteForm>
    </FormPage>
  );
}
