import { byLocale } from './by-locale';

/** Numbers have the digits 0 to 9 in every language: an amount is what a player types and reads on a bank statement. */
export const numberFormat = (locale: string, options: Intl.NumberFormatOptions = {}) =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options });

/** A formatter of dates in the Gregorian calendar, with the digits 0 to 9. */
export const dateFormat = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { calendar: 'gregory', numberingSystem: 'latn', ...options });

/** The characters that a language writes between the parts of a number. */
interface Separators {
  readonly decimal: '.' | ',';
  readonly group: string;
}

export const separatorsIn = byLocale((locale): Separators => {
  const parts = numberFormat(locale, { minimumFractionDigits: 2 }).formatToParts(12_345_678);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  return { decimal: part('decimal') === ',' ? ',' : '.', group: part('group') };
});

/** Writes a whole number, such as a count of games. */
export const formatCount = (count: number, locale: string): string => countFormatIn(locale).format(count);

const countFormatIn = byLocale((locale) => numberFormat(locale, { maximumFractionDigits: 0 }));
