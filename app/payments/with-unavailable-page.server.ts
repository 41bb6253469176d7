import { StateUnavailableError } from '~/platform/state/shared-state';
import { failurePage } from '~/upstream/failure-page.server';

/** Answers 503 while the shared state is away: without it a payment could be sent twice. */
export async function withUnavailablePage<Answer>(page: Promise<Answer>): Promise<Answer> {
  try {
    return await page;
  } catch (failure) {
    if (!(failure instanceof StateUnavailableError)) throw failure;
    throw failurePage({ kind: 'unavailable' });
  }
}
