import { json, type AppLoadContext } from '@remix-run/node';
import type { FailureData } from '~/upstream/outcome';

/**
 * The page for a payment that was not sent. Keeps the typed values for its form.
 *
 * @param text `notSent` where the method could not be read; `notSentNow` where an earlier press of the same form may have sent it
 */
export async function notSentPage(
  { page, player }: AppLoadContext,
  status: number,
  text: 'notSent' | 'notSentNow',
): Promise<Response> {
  const isKept = await player.draft.keep();
  const message = page.translation.t('cashier-server', isKept ? text : `${text}Lost`);
  return json({ kind: 'not-sent', message } satisfies FailureData, { status });
}
