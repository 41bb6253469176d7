import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import { forEachChoice, textsOf, type ChoiceName } from './choice-filters';
import { queryOf, WHOLE, type LobbyView } from './lobby-view';
import { filterGames } from './select-games.server';

/** How many games each value has. A value without games is missing. */
export type FacetCounts = Readonly<Record<ChoiceName, ReadonlyMap<string, number>>>;

/**
 * Counts beside the chosen filters of the other groups. A further provider or volatility adds its games; a further feature
 * leaves fewer, because a game needs all of them.
 */
export function countFacets(games: readonly Game[], view: LobbyView): FacetCounts {
  const filters = { ...view, category: null, sort: null, page: 1 };
  return queryOf(filters) === '' ? countAll(games) : countBeside(games, filters);
}

const countAll = memoizeByIdentity((games: readonly Game[]) => countBeside(games, WHOLE));

const countBeside = (games: readonly Game[], view: LobbyView): FacetCounts =>
  forEachChoice((name, filter) => {
    const counts = new Map<string, number>();
    for (const game of filterGames(games, filter.needs === 'one' ? { ...view, [name]: [] } : view))
      for (const value of textsOf(filter, game)) counts.set(value, (counts.get(value) ?? 0) + 1);
    return counts;
  });
