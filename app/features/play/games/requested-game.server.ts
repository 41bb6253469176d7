import type { AppLoadContext } from '@remix-run/node';
import { decodeGame } from '~/features/play/game-address/decode-game.server';
import { gameKey } from '~/features/play/lobby/game-key';
import { isPrefetch } from '~/lib/is-prefetch';
import { findGame } from './find-game.server';
import type { Game } from '~/upstream/contract/casino';

/** The game that an address names; 400 for an unreadable address, 404 for a game that the operator does not have. */
export async function findRequestedGame(
  context: AppLoadContext,
  encoded: string | undefined,
): Promise<{ game: Game } | { game: null; status: 400 | 404 }> {
  const named = decodeGame(encoded ?? '');
  if (named === null) return { game: null, status: 400 };
  const game = await findGame(context, named);
  return game ? { game } : { game: null, status: 404 };
}

/** The game part of a launch ticket's payload. A ticket for play money opens no game with real money. */
export const ticketSubject = (game: Game, isDemo = false) => `${isDemo ? 'demo ' : ''}${gameKey(game)}`;

/** A visit by a link of this site or by typing: links of other sites and prefetches must not open a game session. */
export function isOwnVisit({ headers, url }: Request): boolean {
  if (isPrefetch(headers)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return headers.get('referer')?.startsWith(`${new URL(url).origin}/`) ?? false;
}

/** Whether a frame of this site sent the request, by its fetch metadata. The launch ticket is the actual proof. */
export function isOwnFrame({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const destination = headers.get('sec-fetch-dest') ?? 'iframe';
  return !isPrefetch(headers) && site === 'same-origin' && ['iframe', 'frame'].includes(destination);
}
