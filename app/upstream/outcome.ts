/**
 * What became of a call to the operator. Every way it can end has its own kind, so that a caller cannot forget one.
 *
 * - `success`: `data` passed the contract's schema
 * - `refused`: the operator said no; `message` is the operator's own, in the player's language, or null
 * - `unauthorised`: 401, the session is over
 * - `unavailable`: unreachable, too slow, failing, or held back by the breaker; `neverSent` where the operator surely
 *   saw nothing of the call
 * - `faulty`: it answered something that the contract does not allow
 * - `not-offered`: 404 or 501, this operator does not have the call
 */
export type Outcome<Data> =
  | { readonly kind: 'success'; readonly data: Data; readonly message: string | null }
  | { readonly kind: 'refused'; readonly message: string | null }
  | { readonly kind: 'unauthorised' }
  | { readonly kind: 'unavailable'; readonly neverSent?: true }
  | { readonly kind: 'faulty' }
  | { readonly kind: 'not-offered' };

export type Failure = Exclude<Outcome<never>, { kind: 'success' }>;
export type FailureKind = Failure['kind'];

/** What an error page is told of a failed call: the kind, and the operator's words where it refused. */
export interface FailureData {
  readonly kind: FailureKind;
  readonly message: string | null;
}
