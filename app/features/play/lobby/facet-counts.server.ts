import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import { queryOf, WHOLE, type LobbyView } from './lobby-view';
import { filterGames } from './select-games.server';

/** The filters of which several values can be chosen. */
export const FACET_NAMES = ['provider', 'feature', 'volatility'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** How many games each value has. A value without games is missing. */
export type FacetCounts = Readonly<Record<FacetName, ReadonlyMap<string, number>>>;

/**
 * Counts the games of each value beside the chosen filters of the other groups. Of several providers or volatilities a game
 * needs one, so that a further one adds its games; it needs all of several features, so that a further one leaves fewer.
 */
export function countFacets(games: readonly Game[], view: LobbyView): FacetCounts {
  const filters = { ...view, category: null, sort: null, page: 1 };
  return queryOf(filters) === '' ? countAll(games) : countBeside(games, filters);
}

const countAll = memoizeByIdentity((games: readonly Game[]) => countBeside(games, WHOLE));

const countBeside = (games: readonly Game[], view: LobbyView): FacetCounts => ({
  provider: tally(filterGames(games, { ...view, provider: [] }).map(({ providerName }) => providerName)),
  feature: tally(filterGames(games, view).flatMap(({ features }) => [...new Set(features)])),
  volatility: tally(filterGames(games, { ...view, volatility: [] }).map(({ volatility }) => volatility)),
});

function tally(values: readonly (string | number | null | undefined)[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) if (value != null) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  return counts;
}
