import { byLocale } from '~/lib/by-locale';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import { CHOICE_NAMES, forEachChoice, textsOf, type Choices } from './choice-filters';
import type { LobbyView, Order } from './lobby-view';

/** What a list of games can be filtered and sorted by, as far as the operator says it. */
export interface Facets extends Choices {
  readonly hasBets: boolean;
  readonly hasSeats: boolean;
  readonly orders: readonly Order[];
}

export const plainFacetsIn = byLocale((locale) =>
  memoizeByIdentity((games: readonly Game[]): Facets => ({
    ...choicesIn(games, locale, false),
    ...{ hasBets: false, hasSeats: false, orders: [] },
  })),
);

export const facetsIn = byLocale((locale) =>
  memoizeByIdentity((games: readonly Game[]): Facets => {
    const orders: readonly (Order | false)[] = [
      games.length > 1 && 'az',
      games.some(({ releasedAt }) => releasedAt != null) && 'new',
      games.some(({ popularity }) => popularity != null) && 'popular',
      games.some(({ jackpot }) => jackpot != null) && 'jackpot',
    ];
    return {
      ...choicesIn(games, locale, true),
      hasBets: games.some(({ minBet, maxBet }) => minBet != null || maxBet != null),
      hasSeats: games.some(({ seats }) => seats != null),
      orders: orders.filter((order) => order !== false),
    };
  }),
);

const choicesIn = (games: readonly Game[], locale: string, isDetailed: boolean): Choices =>
  forEachChoice((_name, filter) => {
    if (filter.isDetail && !isDetailed) return [];
    const values = new Set(games.flatMap((game) => textsOf(filter, game)).filter((value) => value.trim()));
    return filter.order?.filter((value) => values.has(value)) ?? [...values].sort(collatorIn(locale).compare);
  });

const collatorIn = byLocale((locale) => new Intl.Collator(locale));

/** Whether an address asks for what the lobby does not have. */
export function asksForUnknown(query: URLSearchParams, known: LobbyView, facets: Facets): boolean {
  const bets = ['min', 'max'].some((name) => query.get(name)?.trim());
  return (
    CHOICE_NAMES.some((name) => query.getAll(name).some((value) => value && !known[name].includes(value))) ||
    (bets && !facets.hasBets) ||
    (Boolean(query.get('seats')) && !known.seats) ||
    (Boolean(query.get('sort')) && known.sort === null)
  );
}

/** The view without the values that the lobby does not have, in the order of the facets. */
export const knownPartOf = (view: LobbyView, facets: Facets): LobbyView => ({
  ...view,
  ...forEachChoice((name) => facets[name].filter((value) => view[name].includes(value))),
  min: facets.hasBets ? view.min : null,
  max: facets.hasBets ? view.max : null,
  seats: facets.hasSeats && view.seats,
  sort: view.sort !== null && facets.orders.includes(view.sort) ? view.sort : null,
});
