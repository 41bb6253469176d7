import type { AppLoadContext } from '@remix-run/node';

/**
 * Keeps the typed values until the loader of the form gives them back: at once, or in a later request if its own call fails
 * and an error page replaces the form.
 */
export async function keepForLoader<Answer>({ player }: AppLoadContext, answer: Answer): Promise<Answer> {
  await player.draft.keep();
  return answer;
}
