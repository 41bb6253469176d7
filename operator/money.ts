import { formatWithSymbol } from '~/lib/money';
import type { Locale } from './messages';

/** Kuruş as the contract's decimal number: exact up to 2^53 kuruş. */
export function toDecimal(amountMinor: number): number {
  return amountMinor / 100;
}

/** A decimal from a form or a call, in kuruş. Null unless it is plain, not negative and has at most two decimals. */
export function toMinor(decimal: unknown): number | null {
  if (typeof decimal !== 'number' && typeof decimal !== 'string') return null;
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(String(decimal));
  if (!parts) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}

export const CURRENCY_SYMBOL = '₺';

/** An amount in kuruş as shown to players: `₺1.250,50` in Turkish, `₺1,250.50` in English, `1.250,50 ₺` in German. */
export function formatMoney(amountMinor: number, locale: Locale): string {
  return formatWithSymbol(String(toDecimal(amountMinor)), locale, CURRENCY_SYMBOL);
}
