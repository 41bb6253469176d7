import { byLocale } from './by-locale';
import { numberFormat } from './formatters';

/** How odds are written: `2,50`, `3/2` or `+150`. */
export const ODDS_FORMATS = ['decimal', 'fractional', 'american'] as const;
export type OddsFormat = (typeof ODDS_FORMATS)[number];

/** Odds have at most four places. */
const SCALE = 10_000;

/**
 * Odds for players. American ones are rounded to whole numbers; what a bet pays is always by the decimal ones.
 *
 * @param odds a plain decimal
 */
export function formatOdds(odds: string, locale: string, format: OddsFormat = 'decimal'): string {
  const won = Math.round(Number(odds) * SCALE) - SCALE;
  if (format === 'decimal' || won <= 0) return oddsIn(locale).format(Number(odds));
  if (format === 'american')
    return won >= SCALE ? `+${Math.round((won * 100) / SCALE)}` : `−${Math.round((SCALE * 100) / won)}`;
  const divisor = commonDivisor(won, SCALE);
  return `${won / divisor}/${SCALE / divisor}`;
}

const commonDivisor = (one: number, other: number): number => (other === 0 ? one : commonDivisor(other, one % other));

const oddsIn = byLocale((locale) => numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }));
