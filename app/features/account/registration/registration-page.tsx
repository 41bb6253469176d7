import { FormCheck } from '~/forms/form-fields';
import { FormPage } from '~/forms/form-page';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { usePageData } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { loginPath, registerPath } from '~/session/login-link';
import { useFingerprint } from '~/session/use-fingerprint';
import { Notice } from '~/ui/notice';
import { findBirthDateErrors } from './birth-date';
import { AccountFields, ContactFields, PersonalFields } from './registration-fields';
import { REGISTER_PATH } from './registration-flow';
import styles from './registration-form.module.css';
import type { RegistrationFields } from './registration.schema';
import type { loadRegistration } from './registration.server';

/** The registration form, with its fields in three groups. */
export function RegistrationPage() {
  const data = usePageData<typeof loadRegistration>();
  const { copy, redirectTo, trialBonus, form: description } = data;
  const slot = useFormSlot('register', REGISTER_PATH);
  const [form, fields] = useSiteForm<RegistrationFields>(slot, description, { smsNotification: 'on' }, (element) =>
    findBirthDateErrors(element, data.birthDateMessages),
  );
  useFingerprint(data.needsFingerprint);
  const action = registerPath(redirectTo);
  const memberLink = (
    <a href={loginPath(redirectTo)} data-dialog="">
      {copy.alreadyMember}
    </a>
  );
  return (
    <FormPage wide title={copy.title} intro={copy.intro} footer={memberLink}>
      <SiteForm {...form} action={action} submitLabel={copy.submit} pendingLabel={copy.submitting}>
        {!data.isReachable && <Notice kind="warning">{copy.unreachable}</Notice>}
        <PersonalFields fields={fields} data={data} />
        <ContactFields fields={fields} data={data} />
        <AccountFields fields={fields} data={data} />
        <div>
          {trialBonus !== null && (
            <FormCheck
              field={fields.trialBonus}
              label={interpolate(copy.trialBonus, { amount: trialBonus })}
              hint={copy.trialBonusHint}
            />
          )}
          <FormCheck field={fields.smsNotification} label={copy.smsNotification} />
        </div>
        <p className={styles.terms}>
          {copy.termsBefore} <a href="/pages/1">{copy.terms}</a>
          {copy.termsAfter}
        </p>
      </SiteForm>
    </FormPage>
  );
}
