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

/** Cards have 13 to 19 digits. */
export function isCardNumber(text: string): boolean {
  const number = bare(text);
  return /^\d{13,19}$/.test(number) && isLuhn(number);
}

/** Luhn: every second digit from the right is doubled, and the sum of all ends in 0. */
function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** Whether a number of digits alone is one of identity: Turkish (tckn), Brazilian (cpf), or by Luhn, as the Swedish one. */
export function hasCheckDigits(number: string, kind: 'tckn' | 'cpf' | 'luhn'): boolean {
  const digits = [...number].map(Number);
  const sum = (weights: readonly number[]) =>
    weights.reduce((total, weight, at) => total + weight * (digits[at] ?? 0), 0);
  switch (kind) {
    case 'tckn':
      return (
        /^[1-9]\d{10}$/.test(number) &&
        ((sum([7, -1, 7, -1, 7, -1, 7, -1, 7]) % 10) + 10) % 10 === digits[9] &&
        sum([1, 1, 1, 1, 1, 1, 1, 1, 1, 1]) % 10 === digits[10]
      );
    case 'cpf':
      return (
        /^(?!(\d)\1*$)\d{11}$/.test(number) &&
        ((sum([10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10 === digits[9] &&
        ((sum([11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) * 10) % 11) % 10 === digits[10]
      );
    case 'luhn':
      return /^\d{2,40}$/.test(number) && isLuhn(number);
  }
}
