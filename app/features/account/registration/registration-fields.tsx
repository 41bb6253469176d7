import type { SerializeFrom } from '@remix-run/node';
import { postAsDocument } from '~/browser/post-as-document';
import type { ReactNode } from 'react';
import { FormFieldSet } from '~/forms/described/form-field-set';
import fieldSet from '~/forms/described/form-field-set.module.css';
import { DefaultButton } from '~/forms/default-button';
import { FormCheck, FormInput, FormPassword, FormSelect } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { NewPassword } from '~/forms/new-password';
import type { useSiteForm } from '~/forms/use-site-form';
import { interpolate } from '~/i18n/interpolate';
import { loginPath, recoverPath } from '~/session/login-link';
import { Button } from '~/ui/button';
import { useHydrated } from '~/ui/use-hydrated';
import { CONSENT_PREFIX, COUNTRY_FIELD, SHOW_COUNTRY } from './registration-controls';
import styles from './registration-form.module.css';
import type { loadRegistration } from './registration.server';

/** Typed values by control name: the operator names most of them. */
export type RegistrationFields = Record<string, string>;

interface FieldsProps extends Pick<FormSlot, 'result'> {
  fields: ReturnType<typeof useSiteForm<RegistrationFields>>[1];
  data: SerializeFrom<typeof loadRegistration>;
}

/** A value that belongs to one account: where the operator refuses it, that may be the player's own. */
function OneAccount({ name, fields, data, result }: FieldsProps & { name: string }) {
  const { copy, redirectTo } = data;
  if (result?.refused !== name || fields[name]?.errors === undefined) return null;
  return (
    <p>
      <a href={loginPath(redirectTo)} data-dialog="">
        {copy.alreadyMember}
      </a>
      {' · '}
      <a href={recoverPath(redirectTo)} data-dialog="">
        {copy.recover}
      </a>
    </p>
  );
}

interface CountryProps extends Pick<FieldsProps, 'fields' | 'data'> {
  /** Whether the form of the chosen country could not be read by script. */
  hasFailed: boolean;
  onChoose(country: string): void;
}

/**
 * Chooses the country whose form is shown. The button does the same without scripts, and where they fail; before they run it
 * would be the one that the Enter key presses.
 */
export function CountryField({ fields, data, hasFailed, onChoose }: CountryProps) {
  const isHydrated = useHydrated();
  const { copy, country, countries, version } = data;
  const field = fields[COUNTRY_FIELD];
  if (field === undefined) return null;
  if (countries.length === 0) return <input type="hidden" name={COUNTRY_FIELD} value={country ?? ''} />;
  return (
    <div className={`${styles.country} ${styles.whole}`}>
      <FormSelect
        field={field}
        label={copy.country}
        options={countries}
        {...(country === null && { placeholder: copy.countryPlaceholder, required: true })}
        autoComplete="country-name"
        onChange={({ currentTarget }) => version !== null && onChoose(currentTarget.value)}
      />
      {version !== null && (
        <>
          {!isHydrated && <DefaultButton>{copy.submit}</DefaultButton>}
          <Button
            type={isHydrated ? 'button' : 'submit'}
            look="quiet"
            name="intent"
            value={SHOW_COUNTRY}
            formNoValidate={!isHydrated}
            onClick={({ currentTarget }) => {
              if (hasFailed) showAsDocument(currentTarget);
              else onChoose(chosenIn(currentTarget.form));
            }}
          >
            {copy.showCountry}
          </Button>
        </>
      )}
    </div>
  );
}

const chosenIn = (form: HTMLFormElement | null) =>
  form?.querySelector<HTMLSelectElement>(`select[name=${COUNTRY_FIELD}]`)?.value ?? '';

/** Scripts could not read the form of the country: the browser itself asks for it. */
function showAsDocument({ form, name, value }: HTMLButtonElement): void {
  if (form) postAsDocument(form.action, [...new FormData(form), [name, value]]);
}

interface SectionProps extends FieldsProps {
  section: FieldsProps['data']['sections'][number];
  first: ReactNode;
}

export const SectionFields = ({ section, first, ...props }: SectionProps) => (
  <FormFieldSet
    fields={section.fields}
    metadata={props.fields}
    copy={props.data.controlsCopy}
    first={first}
    below={(key) => <OneAccount {...props} name={key} />}
  />
);

export function AccountFields(props: FieldsProps) {
  const { fields, data, result } = props;
  const { copy, passwordCopy, form, trialBonus, bonusTerms, consents, version } = data;
  const { username, password, password2, trialBonus: bonus, smsNotification } = fields;
  if (!username || !password || !password2 || !bonus || !smsNotification) return null;
  const { texts } = form;
  return (
    <div className={fieldSet.fields}>
      <div className={styles.whole}>
        <FormInput
          field={username}
          label={copy.username}
          hint={copy.usernameHint}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <OneAccount {...props} name="username" />
      </div>
      <NewPassword field={password} texts={texts} label={copy.password} copy={passwordCopy} result={result} />
      <FormPassword
        field={password2}
        texts={texts}
        label={copy.password2}
        hint={copy.password2Hint}
        autoComplete="new-password"
      />
      <div className={styles.whole}>
        {trialBonus !== null && (
          <div>
            <FormCheck
              field={bonus}
              label={interpolate(copy.trialBonus, { amount: trialBonus })}
              hint={bonusTerms ? `${copy.trialBonusHint} ${bonusTerms.text}` : copy.trialBonusHint}
            />
            {bonusTerms?.pageId != null && <a href={`/pages/${bonusTerms.pageId}`}>{copy.bonusTerms}</a>}
          </div>
        )}
        {version === null && <FormCheck field={smsNotification} label={copy.smsNotification} />}
        {consents.map(({ key, text, pageId, required }) => {
          const field = fields[`${CONSENT_PREFIX}${key}`];
          return (
            field && (
              <div key={key}>
                <FormCheck field={field} label={text} required={required} />
                {pageId != null && <a href={`/pages/${pageId}`}>{copy.readConsent}</a>}
              </div>
            )
          );
        })}
      </div>
      {version === null && (
        <p className={`${styles.whole} ${styles.terms}`}>
          {copy.termsBefore} <a href="/pages/1">{copy.terms}</a>
          {copy.termsAfter}
        </p>
      )}
    </div>
  );
}
