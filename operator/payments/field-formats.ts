const SEPARATORS = /[\s().\-/]/g;

/** The text without the separators that people type between groups. */
export const stripSeparators = (text: string) => text.replace(SEPARATORS, '');

/** Whether the text matches the mask, with or without the mask's separators. */
export function matchesMask(text: string, mask: string): boolean {
  const places = [...stripSeparators(mask)];
  const characters = [...stripSeparators(text)];
  return (
    places.length === characters.length && places.every((place, index) => matchesPlaceholder(characters[index], place))
  );
}

function matchesPlaceholder(character: string | undefined, place: string): boolean {
  if (character === undefined) return false;
  if (place === '0') return /^\d$/.test(character);
  if (place === 'A') return /^\p{L}$/u.test(character);
  return character.toUpperCase() === place.toUpperCase();
}

/** IBAN check of ISO 13616: the rearranged number modulo 97 is 1. */
export function isIban(text: string): boolean {
  const iban = stripSeparators(text).toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((remainder, digit) => (remainder * 10 + Number(digit)) % 97, 0) === 1;
}

/** Luhn check of 13 to 19 digits. */
export function isCardNumber(text: string): boolean {
  const number = stripSeparators(text);
  return /^\d{13,19}$/.test(number) && isLuhn(number);
}

function isLuhn(number: string): boolean {
  const sum = [...number].reverse().reduce((total, character, index) => {
    const digit = Number(character) * (index % 2 === 1 ? 2 : 1);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** The check digits of an identity number, without separators: of Türkiye, of Brazil, or by Luhn. */
export function isIdNumber(number: string, kind: 'tckn' | 'cpf' | 'luhn'): boolean {
  if (kind === 'luhn') return /^\d{2,40}$/.test(number) && isLuhn(number);
  if (!/^\d{11}$/.test(number) || /^(\d)\1*$/.test(number)) return false;
  const digits = [...number].map(Number);
  const sumOf = (count: number, weight: (index: number) => number) =>
    digits.slice(0, count).reduce((sum, digit, index) => sum + digit * weight(index), 0);
  if (kind === 'cpf')
    return [9, 10].every((count) => ((sumOf(count, (index) => count + 1 - index) * 10) % 11) % 10 === digits[count]);
  const first = sumOf(9, (index) => (index % 2 === 0 ? 7 : -1)) % 10;
  return digits[0] !== 0 && (first + 10) % 10 === digits[9] && sumOf(10, () => 1) % 10 === digits[10];
}

/** Whether the text is `YYYY-MM-DD`, alone or with a time of day, and a date that exists. */
export function isDateTime(text: string): boolean {
  const parts = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?Z?)?$/.exec(text);
  if (!parts?.[1] || Number.isNaN(Date.parse(text))) return false;
  const day = Date.parse(`${parts[1]}T00:00:00Z`);
  return !Number.isNaN(day) && new Date(day).toISOString().startsWith(parts[1]);
}
