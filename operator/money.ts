import type { Locale } from './messages';

/** Kuruş as the decimal number that the contract carries: exact up to 2^53 kuruş. */
export function toDecimal(amountMinor: number): number {
  return amountMinor / 100;
}

/** Kuruş as players read it, e.g. `1.250,00 ₺` or `₺1,250.00`. */
export function formatMoney(amountMinor: number, locale: Locale): string {
  return new Intl.NumberFormat(locale, { style: 'currency', currency: 'TRY', currencyDisplay: 'narrowSymbol' }).format(
    toDecimal(amountMinor),
  );
}
