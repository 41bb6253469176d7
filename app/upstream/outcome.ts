import type { RefusalCode } from './contract/call';

/**
 * The outcome of a call to the operator. Every way to end has its own kind, so that callers handle each.
 *
 * - `success`: `data` passed the contract's schema
 * - `refused`: the operator refused; `message` is the operator's, in the player's language, or null; `field` is the field of
 * the request that it is about, where the operator names one, and `code` says why, where the site decides by it;
 * `excludedUntil` goes with the code `excluded`;
 *   with `retryAfterSeconds` it was the site that refused, by a limit, and the operator did not receive the call
 * - `unauthorised`: 401, the session is over
 * - `unavailable`: unreachable, too slow, failing, or held back by the breaker; `neverSent` when the operator certainly did
 *   not receive the call
 * - `faulty`: the answer breaks the contract; `accepted` when it says all the same that the operator did what was asked
 * - `not-offered`: 404 or 501, this operator does not have the call
 */
export type Outcome<Data> =
  | { readonly kind: 'success'; readonly data: Data; readonly message: string | null }
  | {
      readonly kind: 'refused';
      readonly message: string | null;
      readonly field?: string | null | undefined;
      readonly code?: RefusalCode | null | undefined;
      readonly excludedUntil?: string | null | undefined;
      readonly retryAfterSeconds?: number;
    }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'unavailable'; readonly neverSent?: true }
  | { readonly kind: 'faulty'; readonly accepted?: true }
  | { readonly kind: 'not-offered' };

export type Failure = Exclude<Outcome<never>, { kind: 'success' }>;
export type FailureKind = Failure['kind'];

export interface FailureData {
  /** `not-sent`: what the player sent had no effect, because a call before it failed. */
  readonly kind: FailureKind | 'not-sent';
  /** For the player: the operator's when it refused; the site's for `not-sent` and where typed texts have been kept. */
  readonly message: string | null;
}

/** Whether the call may have had its effect: it succeeded, or nothing is known of it. */
export const mayHaveActed = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'success' ||
  outcome.kind === 'faulty' ||
  (outcome.kind === 'unavailable' && outcome.neverSent !== true);

/** Whether the operator certainly did not receive the call, so that a limit does not count it. */
export const wasNotReceived = (outcome: Outcome<unknown>): boolean =>
  outcome.kind === 'not-offered' ||
  (outcome.kind === 'refused' && outcome.retryAfterSeconds !== undefined) ||
  (outcome.kind === 'unavailable' && outcome.neverSent === true);

/** Whether the operator found a password, code or passkey wrong. Such an answer counts as an attempt; an outage does not. */
export const isRejection = (
  outcome: Outcome<unknown>,
): outcome is Extract<Failure, { kind: 'refused' | 'unauthorised' }> =>
  outcome.kind === 'refused' || outcome.kind === 'unauthorised';

export const dataOf = <Data>(outcome: Outcome<Data>): Data | null => (outcome.kind === 'success' ? outcome.data : null);
