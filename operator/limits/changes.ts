import type { Limit } from '../store/limits';

/**
 * What a request did.
 *
 * - `set`, `lowered`: the limit holds at once, and a raise that waited is gone
 * - `unchanged`: the limit was this already
 * - `raise-cancelled`: the limit was this already, and the raise that waited is gone
 * - `waits`: the raise, or with the value null the end of the limit, waits
 * - `waits-stricter`: a raise already waited; the lower one holds, from the moment at which the first one would have
 * - `refused`: the raise that already waits is stricter and stays
 */
type ChangeOutcome = 'set' | 'lowered' | 'unchanged' | 'raise-cancelled' | 'waits' | 'waits-stricter' | 'refused';

interface Change {
  /** Null: there is no limit. */
  readonly limit: Limit | null;
  readonly outcome: ChangeOutcome;
}

/** The value null is no limit, the loosest of all. */
const isLooser = (value: number | null, than: number | null) => than !== null && (value === null || value > than);

/** The limit in force at `now`: a raise whose time has come holds. Null without a limit. */
export function limitAt(limit: Limit | null, now: number): Limit | null {
  if (!limit?.pending || limit.pending.effectiveAt > now) return limit;
  return limit.pending.value === null ? null : { value: limit.pending.value, pending: null };
}

/**
 * Changes a limit by the player's request. Stricter holds at once, looser after the delay.
 *
 * @param wanted null to end the limit
 */
export function changeLimit(stored: Limit | null, wanted: number | null, now: number, delayMs: number): Change {
  const limit = limitAt(stored, now);
  if (!limit) return wanted === null ? { limit, outcome: 'unchanged' } : { limit: fixed(wanted), outcome: 'set' };
  const { value, pending } = limit;
  if (wanted !== null && !isLooser(wanted, value)) {
    if (wanted < value) return { limit: fixed(wanted), outcome: 'lowered' };
    return { limit: fixed(value), outcome: pending ? 'raise-cancelled' : 'unchanged' };
  }
  if (!pending) return { limit: { value, pending: { value: wanted, effectiveAt: now + delayMs } }, outcome: 'waits' };
  if (wanted === pending.value) return { limit, outcome: 'waits' };
  if (isLooser(wanted, pending.value)) return { limit, outcome: 'refused' };
  return { limit: { value, pending: { ...pending, value: wanted } }, outcome: 'waits-stricter' };
}

/** Takes back a raise that waits. The same limit if none waits. */
export function cancelRaise(stored: Limit | null, now: number): Limit | null {
  const limit = limitAt(stored, now);
  return limit?.pending ? fixed(limit.value) : limit;
}

const fixed = (value: number): Limit => ({ value, pending: null });
