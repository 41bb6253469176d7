import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { readOrExplain } from '~/upstream/failure-page.server';

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

/**
 * Keeps the typed values until the loader of the form gives them back: at once, or in a later request if its own call fails
 * and an error page replaces the form.
 */
export async function keepForLoader<Answer>({ player }: AppLoadContext, answer: Answer): Promise<Answer> {
  await player.draft.keep();
  return answer;
}

/**
 * Reads what a form's page shows. When that fails and the form's texts have been kept, the error page says so.
 *
 * @throws the error page of a failed call
 */
export const readKeepingTyped = <Data>({ page, player }: AppLoadContext, read: () => Promise<Data>): Promise<Data> =>
  readOrExplain(read, async () =>
    (await player.draft.isKept()) ? page.translation.t('forms-server', 'typedKept') : null,
  );
