import { FormInput, FormSelect } from '~/forms/form-fields';
import { withMask } from '~/forms/with-mask';
import { DIALLING_CODE, maskPhone } from '~/lib/phone-number';
import { FieldGroup } from './field-group';
import type { RegistrationFieldset } from './registration-fieldset';
import type { RegistrationData } from './registration-data';

const onPhoneInput = withMask(maskPhone);

export function ContactFields({ fields, data }: { fields: RegistrationFieldset; data: RegistrationData }) {
  const { copy, country, countries } = data;
  return (
    <FieldGroup title={copy.contactGroup}>
      <FormInput field={fields.email} type="email" label={copy.email} autoComplete="email" spellCheck={false} />
      <FormInput
        field={fields.phone}
        inputMode="tel"
        label={copy.phone}
        prefix={`+${DIALLING_CODE}`}
        placeholder="5__ ___ __ __"
        autoComplete="tel-national"
        onInput={onPhoneInput}
      />
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
    </FieldGroup>
  );
}
