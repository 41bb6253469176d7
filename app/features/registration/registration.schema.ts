import { z } from 'zod/v4';
import { findPhoneNumber } from '~/lib/phone-number';
import { hasInvisible, normaliseDigits } from '~/lib/normalise-digits';

/** Rules of the registration form. Values are first cleaned of characters that keyboards and clipboards add. */

const WORDS_OF_LETTERS = /^\p{L}+(?: \p{L}+)*$/u;
const LETTERS_AND_DIGITS = /^[\p{L}\d]+$/u;

/** Refuses look-alikes: invisible, full-width and styled letters. */
const isPlain = (text: string) => !hasInvisible(text) && text.normalize('NFKC') === text;

const personName = z
  .string()
  .normalize('NFC')
  .trim()
  .min(2)
  .max(100)
  .refine((text) => WORDS_OF_LETTERS.test(text) && isPlain(text));

const username = z
  .string()
  .normalize('NFC')
  .trim()
  .min(5)
  .max(30)
  .refine((text) => LETTERS_AND_DIGITS.test(text) && isPlain(text));

const email = z
  .string()
  .trim()
  .min(5)
  .max(100)
  .refine((text) => z.regexes.email.test(text));

const figures = (count: number) =>
  z
    .string()
    .overwrite(normaliseDigits)
    .refine((text) => /^\d+$/.test(text) && text.length === count);

/** A day or a month: a single digit is padded. */
const twoFigures = z
  .string()
  .overwrite((text) => normaliseDigits(text).replace(/^\d$/, '0$&'))
  .refine((text) => /^\d\d$/.test(text));

const phone = z
  .string()
  .refine((text) => findPhoneNumber(text) !== null)
  .overwrite((text) => findPhoneNumber(text) ?? text);

const password = z.string().min(5).max(100);

/** No browser sends another value than the box's own, so there is no message for one. */
const tick = z.boolean().catch(false).default(false);

/** Cross-field rules also run while other fields are missing. */
const always = { when: () => true };

export const registrationSchema = z
  .object({
    name: personName,
    surname: personName,
    birthDay: twoFigures,
    birthMonth: twoFigures,
    birthYear: figures(4),
    email,
    phone,
    PersonalNo: figures(11),
    /** Preselected; empty when the operator's countries could not be read. */
    country: z.string().max(100).optional(),
    username,
    password,
    password2: password,
    trialBonus: tick,
    smsNotification: tick,
  })
  .refine(({ password, password2 }) => password === undefined || password2 === undefined || password === password2, {
    path: ['password2'],
    params: { rule: 'passwordsDiffer' },
    ...always,
  })
  .refine(({ birthDay, birthMonth, birthYear }) => isCalendarDate(birthYear, birthMonth, birthDay) !== false, {
    path: ['birthDay'],
    params: { rule: 'noSuchDay' },
    ...always,
  })
  .refine(({ birthDay, birthMonth, birthYear }) => !isMinor(birthYear, birthMonth, birthDay), {
    path: ['birthDay'],
    params: { rule: 'tooYoung' },
    ...always,
  });

/** The form where the operator does not offer the default country: the player chooses one. */
export const registrationWithCountrySchema = registrationSchema.refine(({ country }) => Boolean(country), {
  path: ['country'],
  ...always,
});

export type RegistrationFields = z.input<typeof registrationSchema>;
export type Registration = z.output<typeof registrationSchema>;

/** Names of the form's controls. */
export const REGISTRATION_NAMES = [
  'name',
  'surname',
  'birthDay',
  'birthMonth',
  'birthYear',
  'email',
  'phone',
  'PersonalNo',
  'country',
  'username',
  'password',
  'password2',
  'trialBonus',
  'smsNotification',
] as const satisfies readonly (keyof RegistrationFields)[];

/** Whether the date exists; null while its parts do not have two, two and four digits. */
function isCalendarDate(year: unknown, month: unknown, day: unknown): boolean | null {
  const text = `${String(year)}-${String(month)}-${String(day)}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

const ADULT_AGE = 18;

/** The offset of the time zone whose days begin first. */
const FIRST_ZONE_MS = 14 * 60 * 60 * 1000;

/**
 * Whether a player of this birth date is under 18 everywhere. On the birthday itself, and for a higher age, the operator
 * decides.
 */
function isMinor(year: unknown, month: unknown, day: unknown): boolean {
  if (isCalendarDate(year, month, day) !== true) return false;
  const today = new Date(Date.now() + FIRST_ZONE_MS).toISOString().slice(0, 10);
  return `${Number(year) + ADULT_AGE}-${String(month)}-${String(day)}` > today;
}
