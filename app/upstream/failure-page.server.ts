import { json } from '@remix-run/node';
import type { Failure, FailureData } from './outcome';
import { statusOf } from './status-of';

/** The response to throw where a page cannot be shown because of a failed call: the error boundary explains it. */
export function failurePage(failure: Failure, headers: Record<string, string> = {}) {
  const message = failure.kind === 'refused' ? failure.message : null;
  return json({ kind: failure.kind, message } satisfies FailureData, { status: statusOf(failure), headers });
}
