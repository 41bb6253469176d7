import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryText } from './support/arbitrary-text';
import { describeFormFields } from '~/forms/described/describe-form-fields.server';
import { controlNames } from '~/forms/described/form-field';
import { judgeField } from '~/forms/described/judge-field';
import { findLanguages } from '~/i18n/languages.server';
import { createTranslator } from '~/i18n/translator.server';
import { normaliseLine } from '~/lib/normalise-text';
import { formField } from '~/upstream/contract/forms';
import { findFieldError, registrationForm } from '../operator/registration-forms';

const translation = await createTranslator(findLanguages()).translation('en', null);
const reader = {
  ...{ texts: translation.copy('field-rules'), own: translation.copy('form-rules') },
  ...{ locale: 'en', zone: 'Europe/London' },
};

/** What a player may type into a field: a right value of some country, a change of it, or anything. */
const typed = fc.oneof(
  fc.constantFrom(
    'Ayşe',
    "O'Neil",
    '5',
    '09',
    '1985',
    '2020',
    '50667',
    'SW1A 1AA',
    '01310-100',
    '111 22',
    'SP',
    'true',
    'false',
  ),
  fc.constantFrom(
    '0151 2345678',
    '+90 555 123 45 67',
    '111.444.777-35',
    '900101-0017',
    '12345678901',
    'a@müller.de',
    'a@b',
  ),
  fc.string({ unit: fc.constantFrom(...'aZşÖ0159 -.@+'), maxLength: 14 }),
  arbitraryText(),
);

it.each(['1', '2', '43', '8', '18'])('the site and the operator take the same values: country %s', (country) => {
  const form = registrationForm(country, 'en');
  if (!form) throw new Error('no such country');
  const own = form.countries.find(({ id }) => String(id) === country) ?? { diallingCode: '0', phoneMask: '0' };
  const rows = form.sections.flatMap((section) => section.fields).map((field) => formField.parse(field));
  const fields = describeFormFields(rows, own, [], translation) ?? [];
  let taken = 0;
  fc.assert(
    fc.property(fc.nat(fields.length - 1), fc.array(typed, { minLength: 3, maxLength: 3 }), (index, texts) => {
      const field = fields[index];
      const only = form.sections.flatMap((section) => section.fields).filter(({ key }) => key === field?.key);
      if (!field) return;
      const names = controlNames(field);
      const judged = judgeField(field, (name) => [texts[names.indexOf(name)] ?? 'true'], reader);
      const isTaken = 'value' in judged;
      taken += isTaken ? 1 : 0;
      const value = isTaken ? judged.value : normaliseLine(texts[0] ?? '');
      const alone = { ...form, sections: [{ title: '', fields: only.map((one) => ({ ...one, when: null })) }] };
      const refused = findFieldError(alone, value === null ? {} : { [field.key]: value }, new Date());
      if (isTaken) expect(refused).toBeNull();
      // The operator takes no text for a phone or a box, and reads neither a date nor a number in the player's way.
      else if (field.control === 'text' && field.mask === null) expect(refused).not.toBeNull();
    }),
    { numRuns: 2_000 },
  );
  expect(taken).toBeGreaterThan(50);
});
