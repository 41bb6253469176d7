import type { AppLoadContext } from '@remix-run/node';
import type { ReadForm } from '~/forms/read-form.server';
import { mayHaveActed, type Failure } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';

/**
 * Keeps the typed values until the loader of the form gives them back: at once, or in a later request if its own call fails
 * and an error page replaces the form.
 */
export async function keepForLoader<Answer>(
  { player }: AppLoadContext,
  username: string,
  answer: Answer,
): Promise<Answer> {
  await player.typed.keep(username);
  return answer;
}

/**
 * The response for a text that was not sent, or may not have been.
 *
 * @param unknown message for a text that may have arrived
 */
export const failSending = (form: ReadForm<unknown>, failure: Failure, unknown: string) =>
  mayHaveActed(failure) ? form.fail(statusOf(failure), unknown) : form.failWith(failure);
