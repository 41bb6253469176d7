/**
 * Money as the operator's decimal text ("1234.5"), never as a binary float: formatting and comparing work on the digits.
 */

const symbols: Record<string, string> = { TRY: '₺', USD: '$', EUR: '€' };

/** The site's `currencyId` 1 (spec section 9). */
export const DEFAULT_CURRENCY = 'TRY';

const formatters = new Map<string, Intl.NumberFormat>();

function formatterFor(locale: string): Intl.NumberFormat {
  let formatter = formatters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      // Never more than there is.
      roundingMode: 'trunc',
    });
    formatters.set(locale, formatter);
  }
  return formatter;
}

/**
 * "₺1.234,50" in Turkish, "₺1,234.50" in English: the symbol in front in both, as players of this site know it.
 *
 * @param amount a plain decimal as the contract's schema lets through
 */
export function formatMoney(amount: string, locale: string, currency = DEFAULT_CURRENCY): string {
  return formatWithSymbol(amount, locale, symbols[currency] ?? `${currency} `);
}

/** The same with the operator's own currency symbol in front. */
export function formatWithSymbol(amount: string, locale: string, symbol: string): string {
  const negative = amount.startsWith('-');
  const digits = formatterFor(locale).format((negative ? amount.slice(1) : amount) as Intl.StringNumericLiteral);
  return `${negative ? '−' : ''}${symbol}${digits}`;
}

/** More than nothing, down to the last place that the operator writes. */
export const isPositive = (amount: string) => !amount.startsWith('-') && /[1-9]/.test(amount);
