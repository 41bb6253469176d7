import { translate, type Locale } from '../messages';
import { formatMoney } from '../money';
import type { Purse } from './wallet';

/** Which money the next bet would use. Null for players without bonus money, who have only one kind. */
export function purseText({ cashMinor, bonusMinor, otherMinor }: Purse, locale: Locale): string | null {
  if (bonusMinor === 0 && otherMinor === 0) return null;
  const values = {
    cash: formatMoney(cashMinor, locale),
    bonus: formatMoney(bonusMinor, locale),
    other: formatMoney(otherMinor, locale),
  };
  const key = bonusMinor === 0 ? 'purseCash' : cashMinor > 0 ? 'purseBoth' : 'purseBonus';
  const other = otherMinor > 0 ? ` ${translate(locale, 'purseOther', values)}` : '';
  return translate(locale, key, values) + other;
}

/** Which money a bet has used. */
export function stakeText(stakeMinor: number, bonusMinor: number, locale: Locale): string {
  const values = { cash: formatMoney(stakeMinor - bonusMinor, locale), bonus: formatMoney(bonusMinor, locale) };
  const key = bonusMinor === 0 ? 'stakeCash' : bonusMinor < stakeMinor ? 'stakeBoth' : 'stakeBonus';
  return translate(locale, key, values);
}
