import { formatWithSymbol } from '~/lib/money';

/** Writes a plain decimal into a field, as the page's language writes amounts. A whole number has no separators. */
export const writeAmount = (decimal: string, locale: string, isWhole: boolean): string =>
  isWhole ? decimal : formatWithSymbol(decimal, locale, '');
