import { json } from '@remix-run/node';
import { StateUnavailableError } from '~/server/state/shared-state';
import type { FailureData } from '~/upstream/outcome';

/** An error page in place of a payment that nobody could keep from being sent twice. */
export async function withUnavailablePage<Answer>(page: Promise<Answer>): Promise<Answer> {
  try {
    return await page;
  } catch (failure) {
    if (!(failure instanceof StateUnavailableError)) throw failure;
    const data: FailureData = { kind: 'unavailable', message: null };
    throw json(data, { status: 503, headers: { 'retry-after': '5' } });
  }
}
