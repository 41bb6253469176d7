import type { FormRow } from '~/forms/described/describe-form-fields.server';
import type { Translation } from '~/i18n/translator.server';

/** The form of an operator that describes none: docs/product/account.md#registration. */
export function specifiedSections({ copy }: Pick<Translation, 'copy'>): { title: string; fields: FormRow[] }[] {
  const texts = copy('registration');
  const person = { objectType: 'Name', required: true, minLength: 2, maxLength: 100 };
  return [
    {
      title: texts.personalGroup,
      fields: [
        { key: 'name', label: texts.name, ...person, autocomplete: 'given-name' },
        { key: 'surname', label: texts.surname, ...person, autocomplete: 'family-name' },
        { key: 'birthDate', objectType: 'BirthDate', label: texts.birthDate, required: true },
        {
          ...{ key: 'PersonalNo', objectType: 'String', label: texts.PersonalNo, required: true },
          ...{ mask: '00000000000', help: texts.PersonalNoHint },
        },
      ],
    },
    {
      title: texts.contactGroup,
      fields: [
        {
          ...{ key: 'email', objectType: 'Email', label: texts.email, required: true, minLength: 5, maxLength: 100 },
          autocomplete: 'email',
        },
        { key: 'phone', objectType: 'Phone', label: texts.phone, required: true, autocomplete: 'tel-national' },
      ],
    },
  ];
}
