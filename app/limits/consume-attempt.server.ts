import type { Challenge, ChallengeAnswer, ChallengedTry, Challenges } from './challenges.server';
import { consumeLimits, peekLimits, type KeyedLimit } from './consume-limits.server';
import type { LimitResult } from './rate-limit.server';

export interface AttemptLimits {
  /** The account's own device; empty on any other device. */
  readonly known: readonly KeyedLimit[];
  readonly free: readonly KeyedLimit[];
  readonly challenged: readonly KeyedLimit[];
  readonly strangers?: readonly KeyedLimit[];
}

export type ConsumedAttempt =
  | { readonly kind: 'allowed'; refund(): Promise<void> }
  | { readonly kind: 'challenged'; readonly challenge: Challenge }
  | ({ readonly kind: 'refused' } & Pick<Extract<LimitResult, { allowed: false }>, 'retryAfterSeconds'>);

/**
 * A known device has an allowance that strangers cannot use up. Strangers are challenged when their free allowance is
 * exhausted, and refused when that of the challenges is.
 */
export async function consumeAttempt(
  challenges: Challenges,
  of: ChallengedTry,
  answer: ChallengeAnswer,
  { known, free, challenged, strangers = [] }: AttemptLimits,
): Promise<ConsumedAttempt> {
  if (known.length > 0) {
    const ownTries = await consumeLimits(known);
    if (ownTries.allowed) return allowed(ownTries.refund);
  }
  const answered = await challenges.check(answer, of);
  if (answered.kind === 'passed') {
    const counted = await consumeLimits([...challenged, ...strangers]);
    if (!counted.allowed) return refused(counted);
    return allowed(async () => void (await Promise.all([counted.refund(), answered.refund()])));
  }
  const uncharged = await consumeLimits([...free, ...strangers]);
  if (uncharged.allowed) return allowed(uncharged.refund);
  // A challenge that would lead to a refusal is not worth a player's time.
  const ahead = await peekLimits([...challenged, ...strangers]);
  if (!ahead.allowed) return refused(ahead);
  // Answered too early: the wait continues and does not begin again.
  if (answered.kind === 'early') return { kind: 'challenged', challenge: answered.challenge };
  const issued = await challenges.issue(of);
  return issued.allowed ? { kind: 'challenged', challenge: issued.challenge } : refused(issued);
}

const allowed = (refund: () => Promise<void>): ConsumedAttempt => ({ kind: 'allowed', refund });

const refused = ({ retryAfterSeconds }: { retryAfterSeconds: number }): ConsumedAttempt => ({
  kind: 'refused',
  retryAfterSeconds,
});
