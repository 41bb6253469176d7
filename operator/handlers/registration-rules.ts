import { countryExists } from '../countries';
import type { MessageKey } from '../messages';
import { startOfDay } from '../utc-time';

/** The registration fields that the operator checks beyond the contract's shapes. */
interface Registration {
  readonly name: string;
  readonly surname: string;
  readonly username: string;
  readonly email: string;
  readonly country: string | number;
  readonly currencyId: number;
  readonly birthDate: string;
  readonly password: string;
  readonly password2: string;
}

export const ADULT_AGE = 18;
const FIRST_BIRTHDAY = '1900-01-01';
const LIRA = 1;

/** Includes combining marks: some keyboards write ş as s with a cedilla. */
export const wordsOfLetters = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u;
const lettersAndDigits = /^[\p{L}\p{Nd}]+$/u;
export const emailShape = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[\p{L}\p{Nd}-]{2,}$/u;

/**
 * The first error of a registration, null if it is valid. The check digits of PersonalNo are deliberately not verified:
 * trying the demonstration must not require a real national id.
 */
export function findRegistrationError(registration: Registration, today: Date): MessageKey | null {
  const { name, surname, email, country, currencyId, birthDate } = registration;
  if (!wordsOfLetters.test(name) || !wordsOfLetters.test(surname)) return 'nameNotLetters';
  if (!emailShape.test(email)) return 'emailNotValid';
  if (!countryExists(String(country))) return 'countryUnknown';
  if (currencyId !== LIRA) return 'currencyUnknown';
  return findBirthDateError(birthDate, today) ?? findAccountError(registration);
}

export function findBirthDateError(birthDate: string, today: Date): MessageKey | null {
  if (startOfDay(birthDate) === null || birthDate < FIRST_BIRTHDAY) return 'birthDateNotReal';
  return ageOn(today, birthDate) < ADULT_AGE ? 'tooYoung' : null;
}

/** The first error of what every registration has. */
export function findAccountError({
  username,
  password,
  password2,
}: Pick<Registration, 'username' | 'password' | 'password2'>): MessageKey | null {
  if (!lettersAndDigits.test(username)) return 'usernameNotPlain';
  return password === password2 ? null : 'passwordsDiffer';
}

/** Age in whole years; negative for a birth date in the future. */
function ageOn(today: Date, birthDate: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
