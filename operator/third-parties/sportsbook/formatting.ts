import { translate as say, type ContentLocale, type Locale } from '../../messages';
import { formatMoney } from '../../money';
import type { Refusal } from './bets';
import type { Match } from './book';
import type { Fixture } from './fixtures';
import { STAKE_LIMITS } from './payout';
import { translate } from './texts';

/** Formatting of matches, markets and odds. */

export const matchName = ({ home, away }: Fixture) => `${home} – ${away}`;

/** Decimal odds from hundredths: `1,85` or `1.85`. */
export const oddsText = (hundredths: number, locale: ContentLocale) =>
  (hundredths / 100).toFixed(2).replace('.', locale === 'tr' ? ',' : '.');

const isEsports = ({ league }: Fixture) => league.sport === 'esports';

export function marketName(fixture: Fixture, marketId: string, locale: ContentLocale): string {
  const [kind = '', line = ''] = marketId.split(':');
  const values = { line: lineText(line, locale) };
  if (kind === 'result' || kind === 'winner' || kind === 'both') return translate(locale, `market.${kind}`);
  if (kind === 'total')
    return translate(locale, fixture.league.sport === 'football' ? 'market.goals' : 'market.points', values);
  if (kind === 'sets') return translate(locale, isEsports(fixture) ? 'market.maps' : 'market.sets', values);
  return translate(locale, isEsports(fixture) ? 'market.map' : 'market.set', values);
}

/** The group of a market on the page of its match. */
export function marketGroup(fixture: Fixture, marketId: string, locale: ContentLocale): string {
  if (marketId.startsWith('set:')) return translate(locale, isEsports(fixture) ? 'group.maps' : 'group.sets');
  return translate(locale, marketId.includes(':') ? 'group.totals' : 'group.main');
}

export function pickName(fixture: Fixture, marketId: string, pickId: string, locale: ContentLocale): string {
  if (pickId === '1') return fixture.home;
  if (pickId === '2') return fixture.away;
  const line = lineText(marketId.split(':')[1] ?? '', locale);
  return translate(locale, `pick.${pickId as 'X' | 'over' | 'under' | 'yes' | 'no'}`, { line });
}

const lineText = (line: string, locale: ContentLocale) => (locale === 'tr' ? line.replace('.', ',') : line);

const QUARTER_MINUTES = 10;
const QUARTERS = 4;

/** The clock of a live match: its minute, quarter, set or map. */
export function clockText(match: Match, locale: ContentLocale): string {
  const { minute, sets } = match.score;
  if (sets) return translate(locale, isEsports(match) ? 'mapNumber' : 'setNumber', { number: String(sets.length) });
  if (match.league.sport !== 'basketball') return translate(locale, 'minute', { minute: String((minute ?? 0) + 1) });
  const quarter = Math.min(QUARTERS, Math.floor((minute ?? 0) / QUARTER_MINUTES) + 1);
  return translate(locale, 'quarter', { number: String(quarter) });
}

/** Time zone of all displayed times. */
const timeZone = 'Europe/Istanbul';
const clocks = { tr: clockFor('tr-TR'), en: clockFor('en-GB') };

function clockFor(language: string) {
  return {
    time: new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', timeZone }),
    date: new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone }),
  };
}

/** The relative day and the time of a match. */
export function startText(startsAt: number, now: number, locale: ContentLocale): { day: string; time: string } {
  const { time, date } = clocks[locale];
  const [day, today] = [date.format(startsAt), date.format(now)];
  return { day: day === today ? translate(locale, 'today') : day, time: time.format(startsAt) };
}

/** Why a bet is not placed. */
export function betRefusalText(refusal: Refusal, locale: Locale): string {
  return say(locale, `bet.${refusal}`, {
    min: formatMoney(STAKE_LIMITS.minMinor, locale),
    max: formatMoney(STAKE_LIMITS.maxMinor, locale),
    maxPayout: formatMoney(STAKE_LIMITS.maxPayoutMinor, locale),
  });
}
