import type { AppLoadContext } from '@remix-run/node';
import { casino } from '~/upstream/contract/casino';
import { dataOf } from '~/upstream/outcome';

/** Codes, last added first; empty for a guest. Null when there are no favourites or they cannot be read: no stars are shown. */
export async function findFavourites({
  operator,
  player: { session },
}: AppLoadContext): Promise<readonly string[] | null> {
  if (!session.player) return [];
  const outcome = await operator.ask(casino.favorites, {});
  return dataOf(outcome);
}
