import { FormInput } from '~/forms/form-fields';
import type { Copy } from '~/i18n/messages';
import type { RegistrationFieldset } from './registration-fieldset';
import styles from './registration-form.module.css';

interface BirthDateProps {
  fields: RegistrationFieldset;
  copy: Copy<'registration'>;
}

/** Day, month and year as separate inputs: typing is faster than paging a calendar back for decades. */
export function BirthDateFields({ fields, copy }: BirthDateProps) {
  const figures = { inputMode: 'numeric', spellCheck: false } as const;
  return (
    <fieldset className={styles.birthDate}>
      <legend>{copy.birthDate}</legend>
      <div className={styles.parts}>
        <FormInput
          field={fields.birthDay}
          {...figures}
          label={copy.birthDay}
          placeholder="01"
          autoComplete="bday-day"
          maxLength={2}
        />
        <FormInput
          field={fields.birthMonth}
          {...figures}
          label={copy.birthMonth}
          placeholder="01"
          autoComplete="bday-month"
          maxLength={2}
        />
        <FormInput
          field={fields.birthYear}
          {...figures}
          label={copy.birthYear}
          placeholder="1970"
          autoComplete="bday-year"
          maxLength={4}
        />
      </div>
    </fieldset>
  );
}
