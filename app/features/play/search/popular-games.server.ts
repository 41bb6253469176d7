import type { AppLoadContext } from '@remix-run/node';
import { listLobbies } from '~/features/play/lobby/list-lobbies.server';
import { memoizeByIdentity } from '~/lib/memoize-by-identity';
import type { Game } from '~/upstream/contract/casino';

/** The games that most players like: by the operator's popularity, otherwise the first of its lists. */
export async function findPopularGames({ content }: AppLoadContext, count: number): Promise<readonly Game[]> {
  const { games } = await listLobbies(content);
  return byPopularity(games).slice(0, count);
}

const byPopularity = memoizeByIdentity((games: readonly Game[]) =>
  games.toSorted((one, other) => (other.popularity ?? 0) - (one.popularity ?? 0)).slice(0, MAX_POPULAR),
);

const MAX_POPULAR = 20;
