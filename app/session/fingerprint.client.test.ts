import * as library from '@fingerprintjs/fingerprintjs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { computeFingerprint } from './fingerprint.client';

const calls: string[] = [];
const note = <T>(call: string, value: T): T => {
  calls.push(call);
  return value;
};

/** One source of each kind: promise, two steps, value, error. The names are not in alphabetical order. */
const sources = {
  fonts: () => Promise.resolve(note('fonts', ['Arial'])),
  audio: () => note('audio', () => Promise.resolve(note('audio, second step', 124))),
  canvas: () => note('canvas', { winding: true }),
  broken: () => {
    throw new Error(note('broken', 'error'));
  },
  stuck: (): unknown => note('stuck', undefined),
};

vi.mock('./warm-fonts.client', () => ({ warmFonts: () => Promise.resolve() }));

vi.mock('@fingerprintjs/fingerprintjs', async (importOriginal) => ({
  ...(await importOriginal<typeof library>()),
  get sources() {
    return sources;
  },
}));

beforeEach(() => {
  calls.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function compute(waitForTurn: () => Promise<void>): Promise<string> {
  const fingerprint = computeFingerprint(waitForTurn);
  await vi.runAllTimersAsync();
  return fingerprint;
}

const wholeAtOnce = async () => library.hashComponents(await library.loadSources(sources as never, {}, [])());

it("is the library's hash of all components", async () => {
  vi.useRealTimers();
  const expected = await wholeAtOnce();
  vi.useFakeTimers();
  expect(await compute(() => Promise.resolve())).toBe(expected);
});

it("waits for a turn before each component, in the library's order", async () => {
  await compute(() => {
    calls.push('turn');
    return Promise.resolve();
  });
  expect(calls.join('; ')).toBe(
    'turn; fonts; turn; audio; audio, second step; turn; canvas; turn; broken; turn; stuck',
  );
});

it('computes nothing while the turn does not come', async () => {
  void computeFingerprint(() => new Promise(() => undefined));
  await vi.runAllTimersAsync();
  expect(calls).toEqual([]);
});

it('counts a component that takes over a second as failed', async () => {
  sources.stuck = () => new Promise(() => undefined);
  const fingerprint = await compute(() => Promise.resolve());
  sources.stuck = () => {
    throw new Error('stuck');
  };
  vi.useRealTimers();
  expect(fingerprint).toBe(await wholeAtOnce());
});
