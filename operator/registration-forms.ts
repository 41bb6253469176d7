import { isDeepStrictEqual } from 'node:util';
import type { CallAnswerData } from '~/upstream/contract/call';
import type { forms } from '~/upstream/contract/forms';
import type { Locale, MessageKey } from './messages';
import { isIdNumber, isIban, matchesMask } from './payments/field-formats';
import { findBirthDateError, emailShape, wordsOfLetters } from './handlers/registration-rules';
import description from './seed/registration-forms.json' with { type: 'json' };

type Form = CallAnswerData<typeof forms.get>;
type Field = Form['sections'][number]['fields'][number];
type Country = keyof typeof description.countries;
type Fields = Readonly<Record<string, string | number | boolean>>;

const COUNTRIES = Object.keys(description.countries) as Country[];

/** The registration form of a country, Türkiye's without one. Null for a country that it is not offered in. */
export function registrationForm(country: string | number | undefined, locale: Locale): Form | null {
  const id = COUNTRIES.find((known) => known === String(country ?? COUNTRIES[0]));
  if (id === undefined) return null;
  const { version, titles, fields, consents, countries } = localised(description, locale) as Localised;
  const byName = new Intl.Collator(locale);
  const offered = Object.entries(countries).map(([key, { name, diallingCode, phoneMask }]) => {
    return { id: Number(key), name, diallingCode, phoneMask };
  });
  const [home, ...others] = offered as [(typeof offered)[number], ...typeof offered];
  return {
    version: `${version}-${id}`,
    countries: [home, ...others.sort((a, b) => byName.compare(a.name, b.name))],
    sections: countries[id].sections.map((section) => ({
      title: titles[section.title] ?? '',
      fields: section.fields.map((name) => fields[name] as Field),
    })),
    consents,
  };
}

interface Localised {
  readonly version: string;
  readonly titles: Readonly<Record<string, string>>;
  readonly fields: Readonly<Record<string, Field>>;
  readonly consents: Form['consents'];
  readonly countries: Record<
    Country,
    Omit<Form['countries'][number], 'id'> & { sections: readonly { title: string; fields: string[] }[] }
  >;
}

/** Each text in each language is replaced by the one of a language. */
function localised(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((item) => localised(item, locale));
  if (typeof value !== 'object' || value === null) return value;
  if (isDeepStrictEqual(Object.keys(value), ['tr', 'en', 'de'])) return (value as Record<Locale, string>)[locale];
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, localised(own, locale)]));
}

/** The first field that a form in that country would not take, with the reason; null for a form in order. */
export function findFieldError(
  { sections }: Form,
  values: Fields,
  today: Date,
): { readonly field: Field; readonly error: MessageKey } | null {
  for (const field of sections.flatMap((section) => section.fields)) {
    const { key, when, required } = field;
    const isThere = !when || String(values[when.key] ?? '') === when.equals;
    const value = values[key];
    const isMissing = value === undefined || value === '';
    const error = isMissing ? (required ? 'fieldMissing' : null) : errorOf(field, value, today);
    if (isThere && error) return { field, error };
  }
  return null;
}

function errorOf(field: Field, value: string | number | boolean, today: Date): MessageKey | null {
  const text = String(value);
  const { minLength, maxLength, mask, pattern, checkDigits, option, min, max } = field;
  if (text.length > (maxLength ?? 200) || text.length < (minLength ?? 0)) return 'fieldWrong';
  switch (field.objectType) {
    case 'Name':
      return wordsOfLetters.test(text) ? null : 'nameNotLetters';
    case 'Email':
      return emailShape.test(text) ? null : 'emailNotValid';
    case 'BirthDate':
      return findBirthDateError(text, today);
    case 'Phone':
      return /^[1-9]\d{7,14}$/.test(text) ? null : 'fieldWrong';
    case 'Bool':
      return typeof value === 'boolean' ? null : 'fieldWrong';
    case 'Int':
      return typeof value === 'number' && value >= (min ?? 1) && value <= (max ?? 2_147_483_647) ? null : 'fieldWrong';
    case 'Dropdown':
      return option?.some(({ id }) => String(id) === text) ? null : 'fieldWrong';
    default: {
      const fits = !mask || matchesMask(text, mask);
      const matches = !pattern || new RegExp(`^(?:${pattern})$`, 'u').test(text);
      const checks = !checkDigits || (checkDigits === 'iban' ? isIban(text) : isIdNumber(text, checkDigits));
      return fits && matches && checks ? null : 'fieldWrong';
    }
  }
}
