import { dayExists } from '~/lib/calendar-day';
import { normaliseDigits } from '~/lib/normalise-text';

const ADULT_AGE = 18;

/** Above the age that anybody has reached. */
const LONGEST_LIFE = 125;

/** The offset of the time zone whose days begin first. */
const FIRST_ZONE_MS = 14 * 60 * 60 * 1000;

type PartFault = 'birthDayWrong' | 'birthMonthWrong' | 'birthYearWrong';
export type BirthDateFault = 'birthDateMissing' | PartFault | 'noSuchDay' | 'tooOld' | 'tooYoung';

/** A day or a month as typed, in two digits: a single one is padded. */
const readTwoDigits = (text: string) => normaliseDigits(text).replace(/^\d$/, '0$&');

/**
 * Reads a date of birth. Too young is who is under 18 everywhere: on the birthday itself, and for a higher age, the operator
 * decides.
 *
 * @param typed day, month and year
 * @returns year-month-day; or the fault of each part, null for a part in order: a day that cannot be is a fault of all
 */
export function readBirthDate(
  typed: readonly [string, string, string],
): { readonly date: string } | { readonly faults: readonly (BirthDateFault | null)[] } {
  const [day, month, year] = [readTwoDigits(typed[0]), readTwoDigits(typed[1]), normaliseDigits(typed[2])];
  const faults = [
    faultOf(day, /^\d\d$/, 'birthDayWrong'),
    faultOf(month, /^\d\d$/, 'birthMonthWrong'),
    faultOf(year, /^\d{4}$/, 'birthYearWrong'),
  ];
  if (faults.some((fault) => fault !== null)) return { faults };
  const date = `${year}-${month}-${day}`;
  const fault = faultOfDay(date, Number(year));
  return fault === null ? { date } : { faults: [fault, fault, fault] };
}

function faultOf(part: string, form: RegExp, wrong: PartFault): BirthDateFault | null {
  if (part === '') return 'birthDateMissing';
  return form.test(part) ? null : wrong;
}

function faultOfDay(date: string, year: number): BirthDateFault | null {
  if (!dayExists(date)) return 'noSuchDay';
  if (year < new Date().getUTCFullYear() - LONGEST_LIFE) return 'tooOld';
  const today = new Date(Date.now() + FIRST_ZONE_MS).toISOString().slice(0, 10);
  return `${year + ADULT_AGE}${date.slice(4)}` > today ? 'tooYoung' : null;
}
