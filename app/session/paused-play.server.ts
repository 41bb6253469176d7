import { redirect } from '@remix-run/node';
import { PAUSE_PATH } from './pause-path';
import type { PlayerSession, SessionHandle } from './player-session.server';

/** When a player who has paused play may play again, in milliseconds since 1970; Infinity without end. Null while play is on. */
export function pausedUntil(
  player: Pick<PlayerSession, 'excludedUntil'> | null,
  now: number = Date.now(),
): number | null {
  if (player?.excludedUntil === undefined) return null;
  const until = player.excludedUntil === null ? Infinity : Date.parse(player.excludedUntil);
  return until > now ? until : null;
}

/** For pages that lead to play. @throws a redirect to the page that says why there is none, for a player who has paused it */
export function requirePlayIsOn({
  player: { session },
}: {
  readonly player: { readonly session: Pick<SessionHandle, 'player'> };
}): void {
  if (pausedUntil(session.player) !== null) throw redirect(PAUSE_PATH);
}
