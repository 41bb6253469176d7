import { FormPage } from '~/forms/form-page';
import { findFieldErrors } from '~/forms/described/find-field-errors';
import { FormSteps } from '~/forms/form-steps';
import { useFormSlot } from '~/forms/form-slot';
import { SiteForm } from '~/forms/site-form';
import { usePageData } from '~/forms/surface';
import { useSiteForm } from '~/forms/use-site-form';
import { loginPath, registerPath } from '~/session/login-link';
import { useFingerprint } from '~/session/use-fingerprint';
import { Notice } from '~/ui/notice';
import { VERSION_FIELD } from './registration-controls';
import { AccountFields, CountryField, SectionFields, type RegistrationFields } from './registration-fields';
import { REGISTER_PATH } from './registration-flow';
import styles from './registration-form.module.css';
import type { loadRegistration } from './registration.server';
import { useCountryForm } from './use-country-form';

/** The registration form: the operator's fields in its sections, then the account. They are steps on a phone. */
export function RegistrationPage() {
  const loaded = usePageData<typeof loadRegistration>();
  const slot = useFormSlot('register', REGISTER_PATH);
  const { data, hasFailed, choose } = useCountryForm(loaded, slot);
  const { copy, redirectTo, form: description, sections, version } = data;
  const described = sections.flatMap((section) => section.fields);
  const [form, fields] = useSiteForm<RegistrationFields>(
    slot,
    description,
    { country: data.country ?? '', ...(version === null && { smsNotification: 'on' }) },
    (element) => findFieldErrors(element, described, data.reader),
  );
  useFingerprint(data.needsFingerprint);
  const group = { fields, data, result: slot.result };
  const country = <CountryField {...{ fields, data, hasFailed }} onChoose={(id) => void choose(id)} />;
  const memberLink = (
    <a href={loginPath(redirectTo)} data-dialog="">
      {copy.alreadyMember}
    </a>
  );
  return (
    <FormPage wide title={copy.title} intro={copy.intro} footer={memberLink}>
      <SiteForm {...form} action={registerPath(redirectTo)} replace>
        {!data.isReachable && <Notice kind="warning">{copy.unreachable}</Notice>}
        {version !== null && <input type="hidden" name={VERSION_FIELD} value={version} />}
        <FormSteps
          slot={slot}
          offline={description.texts.offline}
          copy={data.stepsCopy}
          className={styles.group}
          submitLabel={copy.submit}
          pendingLabel={copy.submitting}
          steps={[
            ...sections.map((section, index) => ({
              title: section.title,
              fields: <SectionFields {...group} section={section} first={index === 0 && country} />,
            })),
            { title: copy.accountGroup, fields: <AccountFields {...group} /> },
          ]}
        />
      </SiteForm>
    </FormPage>
  );
}
