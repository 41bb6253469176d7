import type { ActionFunctionArgs } from '@remix-run/node';
import type { PlayerSession } from '~/session/player-session.server';
import { requirePlayer } from '~/session/require-player.server';

/**
 * The player who sends a form. Where the session has ended in the meantime, here or at the operator, what was typed
 * waits until they have logged in, and the form's loader finds it with `context.typed.take()`.
 *
 * @param names the controls that may wait: no password, no code, no card number
 */
export async function requireTypingPlayer(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  read: FormData,
  names: readonly string[],
): Promise<PlayerSession> {
  const values = names.flatMap((name) => {
    const value = read.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  context.typed.note(Object.fromEntries(values));
  if (!context.session.player) await context.typed.keep();
  return requirePlayer({ request, context });
}
