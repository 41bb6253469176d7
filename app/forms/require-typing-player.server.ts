import type { ActionFunctionArgs } from '@remix-run/node';
import type { PlayerSession } from '~/session/player-session.server';

/**
 * The player who sends a form. Where the session has ended in the meantime, here or at the operator, what was typed
 * waits until they have logged in, and the form's loader finds it with `context.findTyped()`.
 *
 * @param names the controls that may wait: no password, no code, no card number
 */
export async function requireTypingPlayer(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  read: FormData,
  names: readonly string[],
): Promise<PlayerSession> {
  noteTyped(context, read, names);
  return context.player.session.player ?? context.player.askForLogin();
}

/** The same for a form that guests may send, too. */
export function noteTyped(
  { player: { typed } }: ActionFunctionArgs['context'],
  read: FormData,
  names: readonly string[],
): void {
  const values = names.flatMap((name) => {
    const value = read.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  typed.note(Object.fromEntries(values));
}
