import { byLocale } from '~/lib/by-locale';
import { TAGS, type Locale } from './messages';

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

const formatIn = byLocale((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));

export const CURRENCY_SYMBOL = '₺';

/** An amount in kuruş as shown to players: `₺1.250,50` in Turkish, `₺1,250.50` in English. */
export function formatMoney(amountMinor: number, locale: Locale): string {
  return `${CURRENCY_SYMBOL}${formatIn(TAGS[locale]).format(amountMinor / 100)}`;
}
