import type { ActionFunctionArgs } from '@remix-run/node';

/**
 * Keeps the typed values until the login, when the session has ended, here or at the operator. The form's loader reads them
 * with `context.player.draft.find()`.
 *
 * @param names controls whose values may be kept: no password, code or card number
 */
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
