import type { AppLoadContext } from '@remix-run/node';
import { decodeGame } from '~/features/game-address/decode-game.server';
import { findGame } from './find-game.server';
import type { Game } from '~/upstream/contract/casino';

/** The game that an address names, or why there is none: 400 for what nobody can read, 404 for a game that is not here. */
export async function gameAskedFor(
  context: AppLoadContext,
  encoded: string | undefined,
): Promise<{ game: Game } | { game: null; status: 400 | 404 }> {
  const named = decodeGame(encoded ?? '');
  if (named === null) return { game: null, status: 400 };
  const game = await findGame(context, named);
  return game ? { game } : { game: null, status: 404 };
}

/** What a launch ticket is made out to. */
export const ticketSubject = ({ mainProviderId, gameCode }: Game) => `${mainProviderId} ${gameCode}`;

const isPrefetch = (headers: Headers) =>
  [headers.get('sec-purpose'), headers.get('purpose'), headers.get('x-moz')].some((purpose) =>
    purpose?.toLowerCase().startsWith('pre'),
  );

/**
 * Whether somebody meant to open this page: followed a link of this site, or typed its address. Another site's link, or a
 * browser that fetches ahead, opens no game session by itself.
 */
export function isOwnVisit({ headers, url }: Request): boolean {
  if (isPrefetch(headers)) return false;
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  return headers.get('referer')?.startsWith(`${new URL(url).origin}/`) ?? false;
}

/** Whether a frame of this site asks, as far as the browser says. Its ticket proves the rest. */
export function isOwnFrame({ headers }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'same-origin';
  const destination = headers.get('sec-fetch-dest') ?? 'iframe';
  return !isPrefetch(headers) && site === 'same-origin' && ['iframe', 'frame'].includes(destination);
}
