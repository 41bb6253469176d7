import type { AppLoadContext } from '@remix-run/node';
import { LOBBIES } from '~/features/play/lobby/lobby';
import { slugsOfLobby } from '~/features/play/lobby/lobby-categories';
import type { GameName } from '~/features/play/game-address/encode-game';
import { casino, type Game } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';
import { failurePage } from '~/upstream/failure-page.server';

/** Number of game lists read in parallel. Most are cached, but an operator may have a hundred. */
const PARALLEL_LISTS = 6;

/** Null when the game does not exist. @throws a 503 response when it is not found and some lists could not be read */
export async function findGame(
  { content }: AppLoadContext,
  { gameCode, mainProviderId }: GameName,
): Promise<Game | null> {
  const { casinoCategoryList } = await content.read(cms.grouped, {});
  const slugs = new Set([
    ...casinoCategoryList.flatMap(({ slugList }) => slugList).filter(Boolean),
    ...LOBBIES.flatMap((lobby) => slugsOfLobby(lobby, casinoCategoryList)),
  ]);
  const isMatch = (game: Game) => game.gameCode === gameCode && String(game.mainProviderId) === String(mainProviderId);
  const all = [...slugs];
  for (let start = 0; start < all.length; start += PARALLEL_LISTS) {
    const some = all.slice(start, start + PARALLEL_LISTS);
    const lists = await Promise.all(some.map((slug) => content.find(casino.games, { systemCategory: slug })));
    const game = lists.flatMap((list) => list ?? []).find(isMatch);
    if (game) return game;
  }
  // A list that could not be read may contain the game.
  if (!content.isComplete()) throw failurePage({ kind: 'unavailable' });
  return null;
}

/** Small categories first: their games may also be in a large one. */
const BY_SPECIFICITY = ['bingo', 'tvbets', 'live', 'slot', 'games'] as const;

export function lobbyOf({ categories, isLive }: Pick<Game, 'categories' | 'isLive'>): string {
  const lobby = BY_SPECIFICITY.find((slug) => categories?.includes(slug)) ?? (isLive ? 'live' : 'slot');
  return `/casino/${lobby}`;
}
