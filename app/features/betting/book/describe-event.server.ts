import type { Translation } from '~/i18n/translator.server';
import { matchStart } from '~/lib/match-start';
import type { CallData } from '~/upstream/contract/call';
import type { sportsbook } from '~/upstream/contract/sportsbook';
import { matchPath, pickText } from '~/features/betting/addresses/book-address';

export type BookEvent = CallData<typeof sportsbook.events>['items'][number];
export type Market = NonNullable<BookEvent['main']>;

export interface Price {
  /** What stands on the button: `1`, `X` or `2` where the market is of two sides, else the selection's name. */
  readonly short: string;
  readonly label: string;
  /** Null while the selection is closed. */
  readonly odds: string | null;
  readonly pick: string;
}

export interface EventRow {
  readonly href: string;
  readonly home: string;
  readonly away: string;
  readonly isLive: boolean;
  /** The clock of a live match, else day and time of the start. */
  readonly when: string;
  /** The score of each side, as text. */
  readonly score: readonly [string, string] | null;
  readonly prices: readonly Price[];
  /** How many markets there are beside the main one. */
  readonly more: number;
}

/**
 * @param write writes odds
 * @returns the description of matches as rows, their times in that zone
 */
export function describeEvents({ locale, copy }: Translation, timeZone: string, write: (odds: string) => string) {
  const startOf = matchStart(locale, timeZone, copy('home'));
  return (event: BookEvent): EventRow => {
    const { id, home, away, isLive, clock, score, main, markets, startsAt } = event;
    return {
      ...{ href: matchPath(id), home, away, isLive },
      when: isLive ? (clock ?? '') : startOf(Date.parse(startsAt)),
      score: isLive && score ? [String(score.home), String(score.away)] : null,
      prices: main ? pricesOf(event, main, write) : [],
      more: Math.max(0, markets - 1),
    };
  };
}

export function pricesOf(
  { id, home, away }: BookEvent,
  { id: market, selections }: Market,
  write: (odds: string) => string,
): Price[] {
  const short: Record<string, string> = { [home]: '1', [away]: '2' };
  const isOfSides = selections.some(({ label }) => label === home);
  return selections.map(({ id: selection, label, odds }, at) => ({
    short: short[label] ?? (isOfSides && selections.length === 3 && at === 1 ? 'X' : label),
    label,
    odds: odds === null ? null : write(odds),
    pick: odds === null ? '' : pickText({ event: id, market, selection, odds }),
  }));
}

/** Finished and running sets, as text. */
export const setsOf = (score: BookEvent['score']): string[] =>
  score?.sets?.map(([home, away]) => `${home}:${away}`) ?? [];

/** The texts of the picks that can be ticked. */
export const openPrices = (prices: readonly Price[]): readonly string[] =>
  prices.filter(({ odds }) => odds !== null).map(({ pick }) => pick);
