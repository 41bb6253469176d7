import { FormInput } from '~/forms/form-fields';
import type { Copy } from '~/i18n/messages';
import { BirthDateFields } from './birth-date-fields';
import { FieldGroup } from './field-group';
import type { RegistrationFieldset } from './registration-fieldset';

export function PersonalFields({ fields, copy }: { fields: RegistrationFieldset; copy: Copy<'registration'> }) {
  return (
    <FieldGroup title={copy.personalGroup}>
      <FormInput field={fields.name} label={copy.name} autoComplete="given-name" autoCapitalize="words" />
      <FormInput field={fields.surname} label={copy.surname} autoComplete="family-name" autoCapitalize="words" />
      <BirthDateFields fields={fields} copy={copy} />
      <FormInput
        field={fields.PersonalNo}
        label={copy.PersonalNo}
        hint={copy.PersonalNoHint}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
    </FieldGroup>
  );
}
