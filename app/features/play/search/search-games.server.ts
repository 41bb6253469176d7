import type { AppLoadContext } from '@remix-run/node';
import { gameKey } from '~/features/play/lobby/game-key';
import { uniqueGames } from '~/features/play/lobby/list-games.server';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';
import { askOperator } from './ask-operator.server';
import type { Scope } from './search-address';
import { createSearchIndex, Fit, type Found } from './search-index';

interface GameSearch {
  readonly words: string;
  readonly scope: Scope;
  readonly take: number;
}

export interface FoundGames extends Found<Game> {
  /** Whether a list could not be read, so that games may be missing. */
  readonly isPartial: boolean;
  /** How many games the lobbies' lists have outside the scope. Read when it is needed. */
  readonly countElsewhere: () => number;
}

/**
 * Searches the lobbies' lists, then asks the operator: it knows all games but may not match "isik" to "Işık". Games with one
 * wrong letter are found where there are no others. Never throws: a failed call gives no results.
 */
export async function searchGames(context: AppLoadContext, { words, scope, take }: GameSearch): Promise<FoundGames> {
  if (words === '') return { items: [], fits: [], isForgiving: false, isPartial: false, countElsewhere: () => 0 };
  const { lobbies, games, isPartial } = await listLobbies(context.content);
  const live = lobbies.find(({ lobby }) => lobby === 'live')?.games ?? NO_GAMES;
  const index = indexOf([games, live]);
  const ours = index.find(words, (game) => isIn(scope, game));
  const isEnough = !ours.isForgiving && ours.items.length >= take;
  const answer = isEnough ? [] : await askOperator(context, { words, scope, take });
  const theirs = answer ?? [];
  const isForgiving = ours.isForgiving && theirs.length === 0;
  const listed = isForgiving || !ours.isForgiving ? ours : NOTHING;
  const items = uniqueGames([...listed.items.map(({ game }) => game), ...theirs]).slice(0, take);
  return {
    items,
    fits: items.map((_, at) => listed.fits[at] ?? Fit.other),
    isForgiving,
    // The operator's own search matters only where the lists find nothing: they have the games of every lobby.
    isPartial: isPartial || (answer === null && (ours.isForgiving || ours.items.length === 0)),
    countElsewhere: () => index.find(words, (game) => !isIn(scope, game)).items.length,
  };
}

interface IndexedGame {
  readonly game: Game;
  readonly isLive: boolean;
}

const isIn = (scope: Scope, { isLive }: IndexedGame) => scope === 'all' || isLive === (scope === 'live');

/** The search index of the lobbies' lists. Built again when the content cache has read one of them again. */
const indexOf = memoizeByIdentities(([games = NO_GAMES, live = NO_GAMES]: readonly (readonly Game[])[]) => {
  const liveKeys = new Set(live.map(gameKey));
  return createSearchIndex<IndexedGame>(
    games.map((game) => ({
      item: { game, isLive: liveKeys.has(gameKey(game)) },
      name: game.name,
      also: game.providerName ?? null,
      popularity: game.popularity ?? null,
    })),
  );
});

const NO_GAMES: readonly Game[] = [];
const NOTHING: Pick<Found<IndexedGame>, 'items' | 'fits'> = { items: [], fits: [] };
