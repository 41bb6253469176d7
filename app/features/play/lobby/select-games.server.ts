import { compareDecimals } from '~/lib/decimal';
import type { Locale } from '~/i18n/locale';
import { byLocale } from '~/lib/by-locale';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import { CHOICE_FILTERS, CHOICE_NAMES, hasChoice } from './choice-filters';
import type { LobbyView, Order } from './lobby-view';

/** The games of a view, in its order. Sorting is memoised by list; filtering reads each game once. */
export function selectGames(games: readonly Game[], view: LobbyView, locale: Locale): readonly Game[] {
  return filterGames(view.sort === null ? games : sortersIn(locale)[view.sort](games), view);
}

export function filterGames(games: readonly Game[], view: LobbyView): readonly Game[] {
  const tests = testsOf(view);
  return tests.length === 0 ? games : games.filter((game) => tests.every((test) => test(game)));
}

type Test = (game: Game) => boolean;

function testsOf(view: LobbyView): readonly Test[] {
  const { min, max, seats } = view;
  const chosen = CHOICE_NAMES.filter((name) => view[name].length > 0);
  const tests: (Test | false)[] = [
    ...chosen.map((name): Test => {
      const filter = CHOICE_FILTERS[name];
      const passes = filter.needs === 'all' ? 'every' : 'some';
      return (game) => view[name][passes]((value) => hasChoice(filter, game, value));
    }),
    // A game that does not say its limits may take any bet.
    min !== null && (({ maxBet }) => maxBet == null || compareDecimals(maxBet, min) >= 0),
    max !== null && (({ minBet }) => minBet == null || compareDecimals(minBet, max) <= 0),
    (min !== null || max !== null) && (({ minBet, maxBet }) => minBet != null || maxBet != null),
    seats && (({ seats: free }) => (free ?? 0) > 0),
  ];
  return tests.filter((test) => test !== false);
}

type Compare = (one: Game, other: Game) => number;

const sortersIn = byLocale((locale): Record<Order, (games: readonly Game[]) => readonly Game[]> => {
  const { compare } = new Intl.Collator(locale);
  const by = (order: Compare) => memoizeByIdentity((games: readonly Game[]) => [...games].sort(order));
  return {
    az: by((one, other) => compare(one.name, other.name)),
    new: by((one, other) => compareTexts(other.releasedAt, one.releasedAt)),
    popular: by((one, other) => (other.popularity ?? -Infinity) - (one.popularity ?? -Infinity) || 0),
    jackpot: by((one, other) => compareDecimals(other.jackpot?.amount ?? '-1', one.jackpot?.amount ?? '-1')),
  };
});

/** ISO times in UTC compare as texts; a missing one is the smallest. */
function compareTexts(one: string | null | undefined, other: string | null | undefined): number {
  const [first, second] = [one ?? '', other ?? ''];
  return first < second ? -1 : Number(first > second);
}
