import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { orWithout, type SharedState } from '~/platform/state/shared-state';
import type { DistributedSingleFlight } from '~/lib/single-flight';
import type { Keys } from '~/session/keys.server';
import { createSeal } from '~/session/seal.server';

/** Must be longer than the longest write to the operator. */
const LEASE_SECONDS = 10;
const POLL_INTERVAL_MS = 50;

/** A result that must not be kept stays this long, for the callers that wait for it at other instances. */
const MIN_RESULT_SECONDS = 1;

/**
 * For each key one instance runs the work, and the others poll the shared state for its result, which is sealed; keys are
 * hashed. While the state is away each instance runs the work itself. @param leaseSeconds after which the instance that ran
 * the work is considered lost
 */
export function createDistributedSingleFlight(
  state: SharedState,
  keys: Keys,
  leaseSeconds = LEASE_SECONDS,
): DistributedSingleFlight {
  const seal = createSeal(keys, 'once');
  const nameOf = (key: string) => `once:${createHmac('sha256', keys.newest('once')).update(key).digest('base64url')}`;

  async function runAndShare<Result>(
    name: string,
    lease: string,
    work: () => Promise<Result>,
    keepsFor: (result: Result) => number,
  ): Promise<Result> {
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      await orWithout(state.release(name, lease));
      throw error;
    }
    const seconds = Math.max(keepsFor(result) / 1000, MIN_RESULT_SECONDS);
    // Writes only while this instance has the lease: after `forget` or a time-out the result is out of date.
    await orWithout(state.replace(name, lease, await seal.seal({ result }), seconds));
    return result;
  }

  return {
    async run<Result>(key: string, work: () => Promise<Result>, keepsFor: (result: Result) => number) {
      const name = nameOf(key);
      const lease = `${LEASE_PREFIX}${randomBytes(12).toString('base64url')}`;
      for (;;) {
        const hasLease = await orWithout(state.claim(name, lease, leaseSeconds));
        if (hasLease === undefined) return work();
        if (hasLease) return runAndShare(name, lease, work, keepsFor);
        const stored = await orWithout(state.get(name));
        if (stored === undefined) return work();
        const shared = stored === null || isLease(stored) ? null : await seal.open(stored);
        if (shared !== null) return (shared as { result: Result }).result;
        // A result that cannot be unsealed. Waiting for it would not end.
        if (stored !== null && !isLease(stored)) return work();
        // Another instance runs the work, or its lease has just ended and the next `claim` succeeds.
        await setTimeout(POLL_INTERVAL_MS);
      }
    },
    forget: async (key) => void (await orWithout(state.forget(nameOf(key)))),
  };
}

const LEASE_PREFIX = 'lease ';
const isLease = (value: string) => value.startsWith(LEASE_PREFIX);
