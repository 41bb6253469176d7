import type { AppLoadContext } from '@remix-run/node';
import { guardedLink } from '~/session/login-link';
import { PAUSE_PATH } from '~/session/pause-path';
import { pausedUntil } from '~/session/paused-play.server';
import { hasCapability } from '~/upstream/has-capability.server';
import { gameAddress, playAddress } from './encode-game';

type GameName = Parameters<typeof playAddress>[0];

/**
 * The link of a game for this visitor: it plays, after a login where one is missing. During a pause of play it leads to what
 * there is to know about the game, or to the page of the pause.
 */
export async function gameLinkFor(context: AppLoadContext) {
  const { player } = context.player.session;
  const isDescribed = await hasCapability(context, 'lobby-detail');
  return (game: GameName) => {
    if (pausedUntil(player) !== null) return { href: isDescribed ? gameAddress(game) : PAUSE_PATH };
    return { ...guardedLink(playAddress(game), player !== null), ...(player && { 'data-game': '' as const }) };
  };
}
