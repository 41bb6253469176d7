import { json } from '@remix-run/node';
import type { Failure, FailureData } from './outcome';
import { statusOf } from './status-of';

/**
 * @param message in place of the usual one; null for the usual one
 * @throws that error page, or what else was thrown
 */
export async function readOrExplain<Data>(
  read: () => Promise<Data>,
  message: () => string | null | Promise<string | null>,
): Promise<Data> {
  try {
    return await read();
  } catch (answer) {
    const explained = answer instanceof Response && answer.status >= 500 ? await message() : null;
    if (!(answer instanceof Response) || explained === null) throw answer;
    const { kind } = (await answer.json()) as FailureData;
    throw json({ kind, message: explained } satisfies FailureData, { status: answer.status, headers: answer.headers });
  }
}

/** The response to throw where a page cannot be shown because of a failed call: the error boundary explains it. */
export function failurePage(failure: Failure) {
  const message = failure.kind === 'refused' ? failure.message : null;
  return json({ kind: failure.kind, message } satisfies FailureData, { status: statusOf(failure) });
}
