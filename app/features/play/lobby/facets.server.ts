import { byLocale } from '~/lib/by-locale';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import type { LobbyView, Order } from './lobby-view';

/** What a list of games can be filtered and sorted by, as far as the operator says it. */
export interface Facets {
  /** In the alphabetical order of the language, like the features. */
  readonly provider: readonly string[];
  readonly feature: readonly string[];
  readonly volatility: readonly string[];
  readonly hasBets: boolean;
  readonly hasSeats: boolean;
  readonly orders: readonly Order[];
}

/** The facets of an operator without `lobby-detail`. */
export const plainFacetsIn = byLocale((locale) =>
  memoizeByIdentity((games: readonly Game[]): Facets => ({
    provider: namesOf(
      games.map(({ providerName }) => providerName),
      locale,
    ),
    ...{ feature: [], volatility: [], hasBets: false, hasSeats: false, orders: [] },
  })),
);

/** The facets of an operator with `lobby-detail`. */
export const facetsIn = byLocale((locale) =>
  memoizeByIdentity((games: readonly Game[]): Facets => {
    const orders: readonly (Order | false)[] = [
      games.length > 1 && 'az',
      games.some(({ releasedAt }) => releasedAt != null) && 'new',
      games.some(({ popularity }) => popularity != null) && 'popular',
      games.some(({ jackpot }) => jackpot != null) && 'jackpot',
    ];
    return {
      ...plainFacetsIn(locale)(games),
      feature: namesOf(
        games.flatMap(({ features }) => features ?? []),
        locale,
      ),
      volatility: ['1', '2', '3', '4', '5'].filter((level) => games.some((game) => String(game.volatility) === level)),
      hasBets: games.some(({ minBet, maxBet }) => minBet != null || maxBet != null),
      hasSeats: games.some(({ seats }) => seats != null),
      orders: orders.filter((order) => order !== false),
    };
  }),
);

const namesOf = (names: readonly (string | null | undefined)[], locale: string): readonly string[] =>
  [...new Set(names.flatMap((name) => (name?.trim() ? [name] : [])))].sort(collatorIn(locale).compare);

const collatorIn = byLocale((locale) => new Intl.Collator(locale));

/** Whether an address asks for what the lobby does not have. */
export function asksForUnknown(query: URLSearchParams, known: LobbyView, facets: Facets): boolean {
  const isMissing = (name: 'provider' | 'feature' | 'volatility') =>
    query.getAll(name).some((value) => value && !known[name].includes(value));
  const bets = ['min', 'max'].some((name) => query.get(name)?.trim());
  return (
    (['provider', 'feature', 'volatility'] as const).some(isMissing) ||
    (bets && !facets.hasBets) ||
    (Boolean(query.get('seats')) && !known.seats) ||
    (Boolean(query.get('sort')) && known.sort === null)
  );
}

/** The view without the values that the lobby does not have, in the order of the facets. */
export function knownPartOf(view: LobbyView, facets: Facets): LobbyView {
  const known = (name: 'provider' | 'feature' | 'volatility') =>
    facets[name].filter((value) => view[name].includes(value));
  return {
    ...view,
    provider: known('provider'),
    feature: known('feature'),
    volatility: known('volatility'),
    min: facets.hasBets ? view.min : null,
    max: facets.hasBets ? view.max : null,
    seats: facets.hasSeats && view.seats,
    sort: view.sort !== null && facets.orders.includes(view.sort) ? view.sort : null,
  };
}
