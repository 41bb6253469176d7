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
const wordsOfLetters = /^[\p{L}\p{M}]+(?: [\p{L}\p{M}]+)*$/u;
const lettersAndDigits = /^[\p{L}\p{Nd}]+$/u;
const emailShape = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[\p{L}\p{Nd}-]{2,}$/u;

/**
 * The first error of a registration, null if it is valid. The check digits of PersonalNo are deliberately not verified:
 * trying the demonstration must not require a real national id.
 */
export function findRegistrationError(registration: Registration, today: Date): MessageKey | null {
  const { name, surname, username, email, country, currencyId, birthDate, password, password2 } = registration;
  if (!wordsOfLetters.test(name) || !wordsOfLetters.test(surname)) return 'nameNotLetters';
  if (!lettersAndDigits.test(username)) return 'usernameNotPlain';
  if (!emailShape.test(email)) return 'emailNotValid';
  if (!countryExists(String(country))) return 'countryUnknown';
  if (currencyId !== LIRA) return 'currencyUnknown';
  if (startOfDay(birthDate) === null || birthDate < FIRST_BIRTHDAY) return 'birthDateNotReal';
  if (ageOn(today, birthDate) < ADULT_AGE) return 'tooYoung';
  return password === password2 ? null : 'passwordsDiffer';
}

/** Age in whole years; negative for a birth date in the future. */
function ageOn(today: Date, birthDate: string): number {
  const [year = 0, month = 0, day = 0] = birthDate.split('-').map(Number);
  const hadBirthday =
    today.getUTCMonth() + 1 > month || (today.getUTCMonth() + 1 === month && today.getUTCDate() >= day);
  return today.getUTCFullYear() - year - (hadBirthday ? 0 : 1);
}
