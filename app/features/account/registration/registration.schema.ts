import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { samePasswords } from '~/forms/same-passwords';
import { findPhoneNumber } from '~/lib/phone-number';
import { hasInvisible, normaliseCode, normaliseLine, normaliseDigits } from '~/lib/normalise-text';
import { BIRTH_DATE_PARTS, findBirthDateFault, readTwoDigits, type BirthDateFault } from './birth-date';

/** Rules of the registration form. Values are first cleaned of characters that keyboards and clipboards add. */

const WORDS_OF_LETTERS = /^\p{L}+(?: \p{L}+)*$/u;
const LETTERS_AND_DIGITS = /^[\p{L}\d]+$/u;

/** Refuses look-alikes: invisible, full-width and styled letters. */
const isPlain = (text: string) => !hasInvisible(text) && text.normalize('NFKC') === text;

const personName = z
  .string()
  .overwrite(normaliseLine)
  .min(2)
  .max(100)
  .refine((text) => WORDS_OF_LETTERS.test(text) && isPlain(text));

const username = z
  .string()
  .overwrite(normaliseCode)
  .min(5)
  .max(30)
  .refine((text) => LETTERS_AND_DIGITS.test(text) && isPlain(text));

/** A domain with a letter of another script. `domainToASCII` leaves out what follows a slash. */
const OTHER_DOMAIN = /^(?!\p{ASCII}*$)[\p{L}\p{M}\p{N}.-]+$/u;
/** The rule below knows no digits in the last part of a domain. */
const PUNYCODE_END = /\.xn--[a-z\d-]+$/i;

/** An e-mail address with its domain in ASCII. Most browsers send it so, text browsers and some others do not. */
function withAsciiDomain(address: string): string {
  const start = address.lastIndexOf('@') + 1;
  const domain = address.slice(start);
  return start > 0 && OTHER_DOMAIN.test(domain) ? address.slice(0, start) + domainToASCII(domain) : address;
}

/** The second rule is that of `type=email`: browsers refuse a label that ends with a dash. */
const email = z
  .string()
  .overwrite((text) => withAsciiDomain(normaliseLine(text)))
  .min(5)
  .max(100)
  .refine((text) => z.regexes.email.test(text.replace(PUNYCODE_END, '.xn')) && z.regexes.html5Email.test(text));

const figures = (count: number) =>
  z
    .string()
    .overwrite(normaliseDigits)
    .refine((text) => /^\d+$/.test(text) && text.length === count);

/** A day or a month. */
const twoFigures = z
  .string()
  .overwrite(readTwoDigits)
  .refine((text) => /^\d\d$/.test(text));

const phone = z
  .string()
  .trim()
  .refine((text) => findPhoneNumber(text) !== null)
  .overwrite((text) => findPhoneNumber(text) ?? text);

const password = z.string().min(5).max(100);

/** No browser sends another value than the box's own, so there is no message for one. */
const tick = z.boolean().catch(false).default(false);

/** Cross-field rules also run while other fields are missing. */
const always = { when: () => true };

type BirthDate = Record<(typeof BIRTH_DATE_PARTS)[number], string>;

/** The rule stands at each part of the date. */
const withoutFault = <Schema extends z.ZodType<BirthDate>>(schema: Schema, rule: BirthDateFault): Schema =>
  BIRTH_DATE_PARTS.reduce(
    (checked, part) =>
      checked.refine((typed) => findBirthDateFault(typed.birthYear, typed.birthMonth, typed.birthDay) !== rule, {
        path: [part],
        params: { rule },
        ...always,
      }),
    schema,
  );

const fieldsOfForm = z
  .object({
    name: personName,
    surname: personName,
    birthDay: twoFigures,
    birthMonth: twoFigures,
    birthYear: figures(4),
    PersonalNo: figures(11),
    email,
    phone,
    /** Preselected; empty when the operator's countries could not be read. */
    country: z.string().max(100).optional(),
    username,
    password,
    password2: password,
    trialBonus: tick,
    smsNotification: tick,
  })
  .refine(...samePasswords('password', 'password2'));

export const registrationSchema = (['noSuchDay', 'tooOld', 'tooYoung'] as const).reduce(withoutFault, fieldsOfForm);

/** The form where the operator does not offer the default country: the player chooses one. */
export const registrationWithCountrySchema = registrationSchema.refine(({ country }) => Boolean(country), {
  path: ['country'],
  ...always,
});

export type RegistrationFields = z.input<typeof registrationSchema>;
export type Registration = z.output<typeof registrationSchema>;
