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

const phone = z
  .string()
  .refine((text) => findPhoneNumber(text) !== null)
  .overwrite((text) => findPhoneNumber(text) ?? text);

const password = z.string().min(5).max(100);

/** Cross-field rules also run while other fields are missing. */
const always = { when: () => true };

export const registrationSchema = z
  .object({
    name: personName,
    surname: personName,
    birthDay: figures(2),
    birthMonth: figures(2),
    birthYear: figures(4),
    email,
    phone,
    PersonalNo: figures(11),
    /** Preselected; empty when the operator's countries could not be read. */
    country: z.string().max(100).optional(),
    username,
    password,
    password2: password,
    trialBonus: z.boolean().default(false),
    smsNotification: z.boolean().default(false),
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

/** Whether the date exists; null while its parts do not have two, two and four digits. The operator checks the age. */
function isCalendarDate(year: unknown, month: unknown, day: unknown): boolean | null {
  const text = `${String(year)}-${String(month)}-${String(day)}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
