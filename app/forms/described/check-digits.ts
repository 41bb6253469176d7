import { bare } from './mask';

/** The IBAN as it is sent: documents write “IBAN:” or “IBAN No:” before it, in Turkish with a dotted capital. */
export const ibanIn = (text: string) =>
  bare(text)
    .toUpperCase()
    .replace(/^[Iİ]BAN(?:N[OR](?!\d))?[:.]*/, '');

/** Whether the text is written as an IBAN, with any check digits. */
export const hasIbanForm = (text: string) => /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(ibanIn(text));

/** ISO 13616: letters count as 10 to 35, the first four characters go last, and the remainder by 97 is 1. */
export function isIban(text: string): boolean {
  const iban = ibanIn(text);
  if (!hasIbanForm(text)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((character) => parseInt(character, 36)).join('');
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}

/** Luhn: every second digit from the right is doubled, and the sum of all ends in 0. Cards have 13 to 19 digits. */
export function isCardNumber(text: string): boolean {
  const number = bare(text);
  if (!/^\d{13,19}$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}
