import type { KeyedLimit, LimitKind } from '../store/limits';
import type { Store } from '../store/store';
import { limitAt } from './changes';
import { periodAt, type Span } from './periods';
import { sumsOf } from './statement';

const MINUTE_MS = 60_000;

/** A limit in force, with what its running period has used. Kuruş, or minutes for the kind `session`. */
export interface UsedLimit extends KeyedLimit {
  /** For a loss limit, negative while the player is ahead. */
  readonly used: number;
  readonly resetsAt: number;
}

type UsageStore = Pick<Store, 'ledger' | 'payments' | 'activity' | 'limits' | 'now'>;

/** The player's limits in force, of the kinds given or of all. */
export function usedLimits(store: UsageStore, playerId: number, kinds?: readonly LimitKind[]): UsedLimit[] {
  const now = store.now();
  return store.limits.list(playerId).flatMap((stored) => {
    const limit = limitAt(stored, now);
    if (!limit || kinds?.includes(stored.kind) === false) return [];
    const span = periodAt(stored.period, now);
    const used = usedIn(store, playerId, stored.kind, span);
    return [{ ...limit, kind: stored.kind, period: stored.period, used, resetsAt: span.until }];
  });
}

/**
 * Deposits that wait count as used: they may be confirmed at any moment of the period. A refused, cancelled or abandoned
 * one counts no longer.
 */
function usedIn({ ledger, payments, activity }: UsageStore, playerId: number, kind: LimitKind, span: Span): number {
  const { from, until } = span;
  if (kind === 'session') return Math.floor(activity.timeBetween(playerId, from, until) / MINUTE_MS);
  const { deposits, staked, won } = sumsOf(ledger.totals(playerId, from, until));
  return { deposit: deposits + payments.waitingDeposits(playerId), stake: staked, loss: staked - won }[kind];
}

/** What is left of a limit: negative where it was lowered below what is used. */
export const leftOf = ({ value, used }: UsedLimit) => value - used;

/** The limit that leaves least: the lowest of several decides. Null without limits. */
export function tightestOf(limits: readonly UsedLimit[]): UsedLimit | null {
  return limits.reduce<UsedLimit | null>(
    (tightest, limit) => (tightest && leftOf(tightest) <= leftOf(limit) ? tightest : limit),
    null,
  );
}
