import { describe, expect, it } from 'vitest';
import { createSingleFlight } from '~/lib/single-flight';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { StateUnavailableError, type SharedState } from '~/platform/state/shared-state';
import { deriveKeys } from '~/session/keys.server';
import { createDistributedSingleFlight } from './distributed-single-flight.server';

const keys = deriveKeys(['a-secret-that-is-longer-than-32-characters']);

/** Two instances of the site with one shared state, and work that counts its runs and ends when `finish` is called. */
function setUp({
  leaseSeconds = 10,
  state = createMemoryState(),
}: { leaseSeconds?: number; state?: SharedState } = {}) {
  let onPoll = (): void => undefined;
  const isPolled = new Promise<void>((resolve) => (onPoll = resolve));
  const watched: SharedState = {
    ...state,
    get(key) {
      onPoll();
      return state.get(key);
    },
  };
  const instance = () => createSingleFlight(createDistributedSingleFlight(watched, keys, leaseSeconds));
  let done = 0;
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const work = async () => {
    const mine = (done += 1);
    await gate;
    return { token: `secret-${mine}` };
  };
  return {
    state,
    first: instance(),
    second: instance(),
    work,
    finish,
    times: () => done,
    /** Resolves when the instance without the lease has looked for the result. */
    otherWaits: () => isPolled,
  };
}

const kept = () => 60_000;
const notKept = () => 0;

describe('distributed single-flight', () => {
  it('runs the work at one instance and gives its result to the others', async () => {
    const { first, second, work, finish, times, otherWaits } = setUp();
    const asked = [first, second, first, second].map((instance) => instance.run('a', work, kept));
    await otherWaits();
    finish();
    expect(await Promise.all(asked)).toEqual(Array(4).fill({ token: 'secret-1' }));
    expect(await second.run('a', work, kept)).toEqual({ token: 'secret-1' });
    expect(times()).toBe(1);
  });

  it('gives waiting callers also a result that is not kept', async () => {
    const { first, second, work, finish, times, otherWaits } = setUp();
    const asked = [first, second].map((instance) => instance.run('a', work, notKept));
    await otherWaits();
    finish();
    expect(await Promise.all(asked)).toEqual(Array(2).fill({ token: 'secret-1' }));
    expect(times()).toBe(1);
  });

  it('lets the next caller run the work after an error', async () => {
    const { first, second, work, finish } = setUp();
    const failing = first.run('a', () => Promise.reject(new Error('ended')), kept);
    const waiting = second.run('a', work, kept);
    finish();
    await expect(failing).rejects.toThrow('ended');
    expect(await waiting).toEqual({ token: 'secret-1' });
  });

  it('lets the next caller run the work after the lease of a lost instance ends', async () => {
    const { first, second, work, finish } = setUp({ leaseSeconds: 0.1 });
    void first.run('a', () => new Promise<never>(() => undefined), kept);
    finish();
    expect(await second.run('a', work, kept)).toEqual({ token: 'secret-1' });
  });

  it('does not keep the result of a key that was forgotten meanwhile', async () => {
    const { state, second, work, finish, times } = setUp();
    const shared = createDistributedSingleFlight(state, keys);
    const outdated = shared.run('a', work, kept);
    // The lease is claimed after this: the state in memory answers within the same tick.
    await new Promise(setImmediate);
    await shared.forget('a');
    finish();
    expect(await outdated).toEqual({ token: 'secret-1' });
    expect(await second.run('a', work, kept)).toEqual({ token: 'secret-2' });
    expect(times()).toBe(2);
  });

  it('runs the work at each instance while the state is unavailable', async () => {
    const unavailable = () => Promise.reject(new StateUnavailableError('gone'));
    const state = {
      ...createMemoryState(),
      claim: unavailable,
      get: unavailable,
      replace: unavailable,
      release: unavailable,
      forget: unavailable,
    };
    const { first, second, work, finish, times } = setUp({ state });
    finish();
    expect(await Promise.all([first, second].map((instance) => instance.run('a', work, kept)))).toHaveLength(2);
    expect(times()).toBe(2);
  });

  it('stores results sealed and keys hashed', async () => {
    const written: string[] = [];
    const memory = createMemoryState();
    const { first, work, finish } = setUp({
      state: {
        ...memory,
        claim: (key, value, seconds) => (written.push(key, value), memory.claim(key, value, seconds)),
        replace: (key, from, to, seconds) => (written.push(key, to), memory.replace(key, from, to, seconds)),
      },
    });
    finish();
    await first.run('phone-check ayse 905551112233', work, kept);
    expect(written).toHaveLength(4);
    expect(written.join()).not.toMatch(/ayse|90555|secret/);
  });
});
