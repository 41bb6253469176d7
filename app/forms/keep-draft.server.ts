import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { readOrExplain } from '~/upstream/failure-page.server';

/** Keeps typed values until the login, for `context.player.draft.find()`. @param names no password, code or card number */
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

/** Keeps the typed values until the loader gives them back: at once, or later where its own call fails. */
export async function keepForLoader<Answer>({ player }: AppLoadContext, answer: Answer): Promise<Answer> {
  await player.draft.keep();
  return answer;
}

/** An error page in place of the form says that its texts have been kept. @throws the error page of a failed call */
export const readKeepingTyped = <Data>({ page, player }: AppLoadContext, read: () => Promise<Data>): Promise<Data> =>
  readOrExplain(read, async () =>
    (await player.draft.isKept()) ? page.translation.t('forms-server', 'typedKept') : null,
  );
