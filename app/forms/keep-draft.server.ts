import type { ActionFunctionArgs } from '@remix-run/node';
import type { PlayerSession } from '~/session/player-session.server';

/**
 * Returns the player who submits a form. When the session has ended, here or at the operator, keeps the typed values
 * until the login; the form's loader reads them with `context.player.draft.find()`.
 *
 * @param names controls whose values may be kept: no password, code or card number
 * @throws a redirect to the login form when there is no session
 */
export async function requirePlayerKeepingDraft(
  { context }: Pick<ActionFunctionArgs, 'context'>,
  read: FormData,
  names: readonly string[],
): Promise<PlayerSession> {
  keepDraft(context, read, names);
  return context.player.session.player ?? context.player.askForLogin();
}

/** Keeps the typed values, for a form that guests may submit too. */
export function keepDraft(
  { player: { draft } }: ActionFunctionArgs['context'],
  read: FormData,
  names: readonly string[],
): void {
  const values = names.flatMap((name) => {
    const value = read.get(name);
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  draft.note(Object.fromEntries(values));
}
