import { json, type AppLoadContext } from '@remix-run/node';
import { LOBBIES } from '~/features/lobby/lobby';
import { slugsOfLobby } from '~/features/lobby/lobby-categories';
import type { GameName } from '~/features/game-address/encode-game';
import { casino, type Game } from '~/upstream/contract/casino';
import { cms } from '~/upstream/contract/cms';

/** Lists asked for together: most are in memory, and an operator may have a hundred. */
const AT_ONCE = 6;

/**
 * The operator's own game of that code and provider, from the lists that the lobbies are made of.
 *
 * @returns null when there is no such game
 * @throws the error page of the operator's content when that cannot be known
 */
export async function findGame(
  { content }: AppLoadContext,
  { gameCode, mainProviderId }: GameName,
): Promise<Game | null> {
  const { casinoCategoryList } = await content.read(cms.grouped, {});
  const slugs = new Set([
    ...casinoCategoryList.flatMap(({ slugList }) => slugList).filter(Boolean),
    ...LOBBIES.flatMap((lobby) => slugsOfLobby(lobby, casinoCategoryList)),
  ]);
  const isIt = (game: Game) => game.gameCode === gameCode && String(game.mainProviderId) === String(mainProviderId);
  const all = [...slugs];
  for (let start = 0; start < all.length; start += AT_ONCE) {
    const some = all.slice(start, start + AT_ONCE);
    const lists = await Promise.all(some.map((slug) => content.find(casino.games, { systemCategory: slug })));
    const game = lists.flatMap((list) => list ?? []).find(isIt);
    if (game) return game;
  }
  // A list that did not come may be the one that holds it.
  if (!content.isComplete()) throw json({ kind: 'unavailable', message: null }, { status: 503 });
  return null;
}

/** The small ones first: their games may be of a large one, too. */
const MOST_TELLING = ['bingo', 'tvbets', 'live', 'slot', 'games'] as const;

/** The lobby that a game belongs to, as a path. */
export function lobbyOf({ categories, isLive }: Pick<Game, 'categories' | 'isLive'>): string {
  const lobby = MOST_TELLING.find((slug) => categories?.includes(slug)) ?? (isLive ? 'live' : 'slot');
  return `/casino/${lobby}`;
}
