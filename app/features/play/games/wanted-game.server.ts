import type { AppLoadContext } from '@remix-run/node';
import { demoAddress, PLAY_PATH } from '~/features/play/game-address/encode-game';
import { toTile } from '~/features/play/lobby/tile.server';
import { pathOf } from '~/lib/path-of';
import { offersDemo } from './play-request.server';
import { findRequestedGame } from './requested-game.server';

/** The game that is played at an address; null for another address, and where the games cannot be read. */
export async function findWantedGame(context: AppLoadContext, href: string) {
  const path = pathOf(href);
  if (!path.startsWith(PLAY_PATH)) return null;
  const { game } = await findRequestedGame(context, path.slice(PLAY_PATH.length)).catch(orNone);
  if (!game) return null;
  const { name, image } = toTile(game);
  return { name, image, demoHref: (await offersDemo(context, game)) ? demoAddress(game) : null };
}

/** The login works without the games. */
function orNone(thrown: unknown): { game: null } {
  if (!(thrown instanceof Response)) throw thrown;
  return { game: null };
}
