import { dayExists } from '~/lib/calendar-day';
import { normaliseDigits } from '~/lib/normalise-text';

/** A day or a month as typed, in two digits: a single one is padded. */
export const readTwoDigits = (text: string) => normaliseDigits(text).replace(/^\d$/, '0$&');

/** The fields of the date. A fault is one of them all. */
export const BIRTH_DATE_PARTS = ['birthDay', 'birthMonth', 'birthYear'] as const;

const ADULT_AGE = 18;

/** Above the age that anybody has reached. */
const LONGEST_LIFE = 125;

/** The offset of the time zone whose days begin first. */
const FIRST_ZONE_MS = 14 * 60 * 60 * 1000;

export type BirthDateFault = 'noSuchDay' | 'tooOld' | 'tooYoung';

/**
 * Null also while its parts do not have four, two and two digits. Too young is who is under 18 everywhere: on the birthday
 * itself, and for a higher age, the operator decides.
 */
export function findBirthDateFault(year: unknown, month: unknown, day: unknown): BirthDateFault | null {
  const text = `${String(year)}-${String(month)}-${String(day)}`;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  if (!dayExists(text)) return 'noSuchDay';
  if (Number(year) < new Date().getUTCFullYear() - LONGEST_LIFE) return 'tooOld';
  const today = new Date(Date.now() + FIRST_ZONE_MS).toISOString().slice(0, 10);
  return `${Number(year) + ADULT_AGE}-${String(month)}-${String(day)}` > today ? 'tooYoung' : null;
}

/** The same check of a form in the browser: messages by control name. */
export function findBirthDateErrors(
  form: HTMLFormElement,
  messages: Readonly<Record<BirthDateFault, string>>,
): Record<string, string[]> {
  const read = (name: string) => form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  const [day, month] = [readTwoDigits(read('birthDay')), readTwoDigits(read('birthMonth'))];
  const fault = findBirthDateFault(normaliseDigits(read('birthYear')), month, day);
  return fault === null ? {} : Object.fromEntries(BIRTH_DATE_PARTS.map((part) => [part, [messages[fault]]]));
}
