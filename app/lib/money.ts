import { byLocale } from './by-locale';
import { isolateIn } from './direction';
import { numberFormat } from './formatters';

/**
 * Money as the operator's decimal text ("1234.5"), never as a binary float.
 */

const symbols: Record<string, string> = { TRY: '₺', USD: '$', EUR: '€' };

/** The currency of the site's `currencyId` 1: docs/product/timings.md#timings-and-limits. */
export const DEFAULT_CURRENCY = 'TRY';

/** The code of a currency by its symbol, or the symbol of one that is not known. */
export const currencyOf = (symbol: string): string =>
  Object.keys(symbols).find((code) => symbols[code] === symbol.trim()) ?? symbol;

interface MoneyFormat {
  readonly digits: Intl.NumberFormat;
  write(symbol: string, digits: string): string;
}

const moneyFormatIn = byLocale((locale): MoneyFormat => {
  const parts = numberFormat(locale, { style: 'currency', currency: DEFAULT_CURRENCY }).formatToParts(1);
  const isAfter =
    parts.findIndex(({ type }) => type === 'currency') > parts.findIndex(({ type }) => type === 'integer');
  return {
    digits: numberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // Truncated: a shown balance must not be more than the real one.
      roundingMode: 'trunc',
    }),
    write: (symbol, digits) => (isAfter && symbol ? `${digits}\u00a0${symbol.trim()}` : `${symbol}${digits}`),
  };
});

/** "₺1.234,50" in Turkish, "₺1,234.50" in English, "1.234,50 ₺" in German. @param amount a plain decimal */
export const formatMoney = (amount: string, locale: string, currency = DEFAULT_CURRENCY): string =>
  formatWithSymbol(amount, locale, symbols[currency] ?? `${currency} `);

/** Formats an amount with the operator's own currency symbol. An amount that shows as zero has no sign. */
export function formatWithSymbol(amount: string, locale: string, symbol: string): string {
  const { digits, write } = moneyFormatIn(locale);
  const written = write(symbol, digits.format(amount.replace('-', '') as Intl.StringNumericLiteral));
  return isolateIn(locale, `${amount.startsWith('-') && !showsAsZero(amount) ? '−' : ''}${written}`);
}

/** Formats an amount without its zero decimals, for round sums such as limits: "₺1.000". */
export const formatWholeWithSymbol = (amount: string, locale: string, symbol: string): string =>
  withoutZeros(formatWithSymbol(amount, locale, symbol));

/** The same in the currency of `formatMoney`. */
export const formatWholeMoney = (amount: string, locale: string): string => withoutZeros(formatMoney(amount, locale));

const withoutZeros = (formatted: string) => formatted.replace(/[.,]00(?!\d)/, '');

/** Writes the digits of an amount alone, as into a field. */
export const formatDigits = (amount: string, locale: string): string =>
  moneyFormatIn(locale).digits.format(amount as Intl.StringNumericLiteral);

/** Puts a sign before a formatted amount, unless it shows as zero or is negative. */
export const withSign = (formatted: string, amount: string, direction: 'in' | 'out'): string =>
  isPositive(amount) && !showsAsZero(amount)
    ? formatted.replace(/^\u2066?/, `$&${direction === 'in' ? '+' : '−'}`)
    : formatted;

/** Whether nothing is left of the amount, of either sign, once it is truncated to cents. */
export const showsAsZero = (amount: string) => !/[1-9]/.test(truncateToCents(amount));

/** The amount as it is shown: what is below a cent is left out. */
export const truncateToCents = (amount: string) => amount.replace(/(\.\d\d)\d+$/, '$1');

/** Whether the amount is above zero, to its last digit. */
export const isPositive = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount);
