import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { StateUnavailableError, type SharedState } from './state/shared-state';
import type { DistributedSingleFlight } from '~/lib/single-flight';
import type { Keys } from '~/session/keys.server';
import { createSeal } from '~/session/seal.server';

/** Longer than any write may take upstream. */
const LONGEST_WORK_SECONDS = 10;
const LOOK_AGAIN_MS = 50;

/** An outcome that may be tried again stands only for those who wait for it at other instances. */
const STANDS_FOR_WAITERS_SECONDS = 1;

/**
 * Work that all instances do once, by a key in the shared state: one of them does it, the others wait for what came of it.
 * Outcomes hold tokens, so they are sealed; keys hold names and numbers, so they are hashed. While the state is away each
 * instance does it by itself.
 *
 * @param longestSeconds work without an outcome after that has lost its server
 */
export function createDistributedSingleFlight(
  state: SharedState,
  keys: Keys,
  longestSeconds = LONGEST_WORK_SECONDS,
): DistributedSingleFlight {
  const seal = createSeal(keys, 'once');
  const nameOf = (key: string) => `once:${createHmac('sha256', keys.newest('once')).update(key).digest('base64url')}`;

  async function doIt<Result>(
    name: string,
    turn: string,
    work: () => Promise<Result>,
    keepsFor: (result: Result) => number,
  ): Promise<Result> {
    let result: Result;
    try {
      result = await work();
    } catch (error) {
      await unlessAway(() => state.release(name, turn));
      throw error;
    }
    const seconds = Math.max(keepsFor(result) / 1000, STANDS_FOR_WAITERS_SECONDS);
    // Not where the turn was taken away meanwhile: the outcome is out of date then.
    await unlessAway(async () => state.replace(name, turn, await seal.seal({ result }), seconds));
    return result;
  }

  return {
    async run<Result>(key: string, work: () => Promise<Result>, keepsFor: (result: Result) => number) {
      const name = nameOf(key);
      const turn = `turn ${randomBytes(12).toString('base64url')}`;
      for (;;) {
        const isMine = await unlessAway(() => state.claim(name, turn, longestSeconds));
        if (isMine === AWAY) return work();
        if (isMine) return doIt(name, turn, work, keepsFor);
        const standing = await unlessAway(() => state.get(name));
        if (standing === AWAY) return work();
        const outcome = standing === null || isTurn(standing) ? null : await seal.open(standing);
        if (outcome !== null) return (outcome as { result: Result }).result;
        // Under way elsewhere; or over without an outcome, and this one's turn next.
        if (standing !== null && !isTurn(standing)) return work();
        await setTimeout(LOOK_AGAIN_MS);
      }
    },
    forget: async (key) => void (await unlessAway(() => state.forget(nameOf(key)))),
  };
}

const isTurn = (value: string) => value.startsWith('turn ');

const AWAY = Symbol('away');

async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | typeof AWAY> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof StateUnavailableError) return AWAY;
    throw error;
  }
}
