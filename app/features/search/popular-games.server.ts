import type { AppLoadContext } from '@remix-run/node';
import { listLobby, uniqueGames } from '~/features/lobby/list-games.server';
import { LOBBIES } from '~/features/lobby/lobby';
import { memoizeByIdentities } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';

/** The games that most players like: by the operator's popularity, otherwise the first of its lists. */
export async function findPopularGames({ content }: AppLoadContext, count: number): Promise<readonly Game[]> {
  const lobbies = await Promise.all(LOBBIES.map((lobby) => listLobby(content, lobby)));
  return byPopularity(lobbies.map(({ games }) => games)).slice(0, count);
}

const byPopularity = memoizeByIdentities((lists: readonly (readonly Game[])[]) =>
  [...uniqueGames(lists.flat())]
    .sort((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0))
    .slice(0, MAX_POPULAR),
);

const MAX_POPULAR = 20;
