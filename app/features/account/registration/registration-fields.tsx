import type { SerializeFrom } from '@remix-run/node';
import type { ReactNode } from 'react';
import { FormCheck, FormInput, FormPassword, FormSelect } from '~/forms/form-fields';
import type { FormSlot } from '~/forms/form-slot';
import { NewPassword } from '~/forms/new-password';
import type { useSiteForm } from '~/forms/use-site-form';
import { withMask } from '~/forms/with-mask';
import { interpolate } from '~/i18n/interpolate';
import { loginPath, recoverPath } from '~/session/login-link';
import { DIALLING_CODE, maskPhone } from '~/lib/phone-number';
import styles from './registration-form.module.css';
import type { RegistrationFields } from './registration.schema';
import type { loadRegistration } from './registration.server';

interface FieldsProps extends Pick<FormSlot, 'result'> {
  fields: ReturnType<typeof useSiteForm<RegistrationFields>>[1];
  data: SerializeFrom<typeof loadRegistration>;
}

type OwnField = FieldsProps['fields'][keyof RegistrationFields];

/** A field whose value belongs to one account: where the operator refuses it, that may be the player's own. */
function OneAccount({ field, data, result, children }: FieldsProps & { field: OwnField; children: ReactNode }) {
  const { copy, redirectTo } = data;
  return (
    <div>
      {children}
      {field.errors !== undefined && result?.refused === field.name && (
        <p>
          <a href={loginPath(redirectTo)} data-dialog="">
            {copy.alreadyMember}
          </a>
          {' · '}
          <a href={recoverPath(redirectTo)} data-dialog="">
            {copy.recover}
          </a>
        </p>
      )}
    </div>
  );
}

const BIRTH_DATE = [
  ['birthDay', '01', 'bday-day'],
  ['birthMonth', '01', 'bday-month'],
  ['birthYear', '1970', 'bday-year'],
] as const;

/** One message about all parts of the date stands at the first of them. */
function sameErrorBefore(fields: FieldsProps['fields'], name: (typeof BIRTH_DATE)[number][0]): string | undefined {
  const [message] = fields[name].errors ?? [];
  const first = BIRTH_DATE.map(([part]) => fields[part]).find(({ errors }) => errors?.[0] === message);
  return message === undefined || first?.name === name ? undefined : first?.id;
}

export function PersonalFields(props: FieldsProps) {
  const { fields, data } = props;
  const { copy } = data;
  const figures = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <div className={styles.fields}>
      <FormInput field={fields.name} label={copy.name} autoComplete="given-name" autoCapitalize="words" />
      <FormInput field={fields.surname} label={copy.surname} autoComplete="family-name" autoCapitalize="words" />
      {/* Separate inputs: typing is faster than paging a calendar back for decades. */}
      <fieldset className={styles.birthDate}>
        <legend>{copy.birthDate}</legend>
        <div className={styles.parts}>
          {BIRTH_DATE.map(([name, placeholder, autoComplete]) => (
            <FormInput
              key={name}
              field={fields[name]}
              errorsAt={sameErrorBefore(fields, name)}
              {...figures}
              label={copy[name]}
              placeholder={placeholder}
              autoComplete={autoComplete}
            />
          ))}
        </div>
      </fieldset>
      <OneAccount {...props} field={fields.PersonalNo}>
        <FormInput
          field={fields.PersonalNo}
          {...figures}
          label={copy.PersonalNo}
          hint={copy.PersonalNoHint}
          autoComplete="off"
        />
      </OneAccount>
    </div>
  );
}

const onPhoneInput = withMask(maskPhone);

export function ContactFields(props: FieldsProps) {
  const { fields, data } = props;
  const { copy, country, countries } = data;
  return (
    <div className={styles.fields}>
      <OneAccount {...props} field={fields.email}>
        <FormInput field={fields.email} type="email" label={copy.email} autoComplete="email" spellCheck={false} />
      </OneAccount>
      <OneAccount {...props} field={fields.phone}>
        <FormInput
          field={fields.phone}
          inputMode="tel"
          label={copy.phone}
          prefix={`+${DIALLING_CODE}`}
          placeholder="5__ ___ __ __"
          autoComplete="tel-national"
          onInput={onPhoneInput}
        />
      </OneAccount>
      {/* The default country is preselected in a hidden field. The select appears only when the operator's list
          lacks Türkiye. */}
      {countries.length > 0 ? (
        <FormSelect
          field={fields.country}
          label={copy.country}
          options={countries}
          placeholder={copy.countryPlaceholder}
          required
          autoComplete="country-name"
        />
      ) : (
        <input type="hidden" name={fields.country.name} value={country ?? ''} />
      )}
    </div>
  );
}

export function AccountFields(props: FieldsProps) {
  const { fields, data, result } = props;
  const { copy, passwordCopy, form, trialBonus } = data;
  const { texts } = form;
  return (
    <div className={styles.fields}>
      <div className={styles.whole}>
        <OneAccount {...props} field={fields.username}>
          <FormInput
            field={fields.username}
            label={copy.username}
            hint={copy.usernameHint}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </OneAccount>
      </div>
      <NewPassword field={fields.password} texts={texts} label={copy.password} copy={passwordCopy} result={result} />
      <FormPassword
        field={fields.password2}
        texts={texts}
        label={copy.password2}
        hint={copy.password2Hint}
        autoComplete="new-password"
      />
      <div className={styles.whole}>
        {trialBonus !== null && (
          <FormCheck
            field={fields.trialBonus}
            label={interpolate(copy.trialBonus, { amount: trialBonus })}
            hint={copy.trialBonusHint}
          />
        )}
        <FormCheck field={fields.smsNotification} label={copy.smsNotification} />
      </div>
      <p className={`${styles.whole} ${styles.terms}`}>
        {copy.termsBefore} <a href="/pages/1">{copy.terms}</a>
        {copy.termsAfter}
      </p>
    </div>
  );
}
