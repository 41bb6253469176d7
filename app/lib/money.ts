/**
 * Money as decimal text ("1234.5"). Never convert it to a number: binary floats lose digits.
 */

const symbols: Record<string, string> = { TRY: '₺', USD: '$', EUR: '€' };

/** The currency with `currencyId` 1, which the site uses for all amounts. */
export const DEFAULT_CURRENCY = 'TRY';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string): Intl.NumberFormat {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // Round down: the site must not show more money than there is.
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

/** Formats an amount with the operator's own currency symbol. */
export function formatWithSymbol(amount: string, locale: string, symbol: string): string {
  const negative = amount.startsWith('-');
  const digits = formatterFor(locale).format((negative ? amount.slice(1) : amount) as Intl.StringNumericLiteral);
  return `${negative ? '−' : ''}${symbol}${digits}`;
}

/** Whether an amount is greater than zero, all decimal places included. */
export const isPositive = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount);
