import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { pausedUntil } from '~/session/paused-play.server';

/** Says until when the player has paused play. Null while play is on, and for guests. */
export function describePause({ page: { translation, zone }, player: { session } }: AppLoadContext): string | null {
  const until = pausedUntil(session.player);
  if (until === null) return null;
  if (until === Infinity) return translation.t('player-pause-server', 'pausedForGood');
  return translation.t('player-pause-server', 'pausedUntil', { time: formatDateTime(until, zone) });
}
