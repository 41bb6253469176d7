/**
 * Money as the operator's decimal text ("1234.5"), never as a binary float.
 */

const symbols: Record<string, string> = { TRY: '₺', USD: '$', EUR: '€' };

/** The currency of the site's `currencyId` 1: docs/product.md#timings-and-limits. */
export const DEFAULT_CURRENCY = 'TRY';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string): Intl.NumberFormat {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // Truncated: a shown balance must not be more than the real one.
      roundingMode: 'trunc',
    });
    formatters.set(locale, formatter);
  }
  return formatter;
}

/**
 * Formats an amount: "₺1.234,50" in Turkish, "₺1,234.50" in English. The symbol comes first in both languages.
 *
 * @param amount a plain decimal that the contract's schema has validated
 */
export function formatMoney(amount: string, locale: string, currency = DEFAULT_CURRENCY): string {
  return formatWithSymbol(amount, locale, symbols[currency] ?? `${currency} `);
}

/** Formats an amount with the operator's own currency symbol. An amount that shows as zero has no sign. */
export function formatWithSymbol(amount: string, locale: string, symbol: string): string {
  const digits = formatterFor(locale).format(amount.replace('-', '') as Intl.StringNumericLiteral);
  return `${amount.startsWith('-') && !showsAsZero(amount) ? '−' : ''}${symbol}${digits}`;
}

/** Formats an amount without its zero decimals, for round sums such as limits: "₺1.000". */
export function formatWholeWithSymbol(amount: string, locale: string, symbol: string): string {
  return formatWithSymbol(amount, locale, symbol).replace(/[.,]00$/, '');
}

/** The same in the currency of `formatMoney`. */
export const formatWholeMoney = (amount: string, locale: string): string =>
  formatMoney(amount, locale).replace(/[.,]00$/, '');

/**
 * Puts a plus or a minus before a formatted amount, by its direction. An amount that shows as zero and a negative one stay
 * as they are.
 */
export const withSign = (formatted: string, amount: string, direction: 'in' | 'out'): string =>
  isPositive(amount) && !showsAsZero(amount) ? `${direction === 'in' ? '+' : '−'}${formatted}` : formatted;

/** Whether nothing is left of the amount, of either sign, once it is truncated to cents. */
export const showsAsZero = (amount: string) => !/[1-9]/.test(amount.replace(/(\.\d\d)\d+$/, '$1'));

/** Whether the amount is above zero, to its last digit. */
export const isPositive = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount);
