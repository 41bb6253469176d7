import { Session } from 'node:inspector/promises';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deriveKeys } from './keys.server';
import { rememberOpened } from './remember-opened.server';
import { createSeal } from './seal.server';

const MB = 1024 ** 2;
/** Node keeps longer texts outside of the heap. */
const HEADER_BYTES = 0.9 * MB;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'setInterval'] });
  // The cache's clock.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const createRemembering = () => rememberOpened(createSeal(deriveKeys(['a secret of at least thirty-two letters'])));

/** After a collection of garbage. */
async function heapMb(): Promise<number> {
  const session = new Session();
  session.connect();
  await session.post('HeapProfiler.collectGarbage');
  session.disconnect();
  return process.memoryUsage().heapUsed / MB;
}

it('opens a text once in five minutes', async () => {
  const seal = createRemembering();
  const sealed = await seal.seal({ player: 'ayse' });
  const first = await seal.open(sealed);
  expect(first).toEqual({ player: 'ayse' });
  vi.advanceTimersByTime(290_000);
  expect(await seal.open(sealed)).toBe(first);
  vi.advanceTimersByTime(20_000);
  const later = await seal.open(sealed);
  expect(later).toEqual(first);
  expect(later).not.toBe(first);
});

it('remembers no text that it cannot open', async () => {
  const open = vi.fn(() => Promise.resolve(null));
  const seal = rememberOpened({ seal: () => Promise.resolve(''), open });
  expect([await seal.open('no seal'), await seal.open('no seal')]).toEqual([null, null]);
  expect(open).toHaveBeenCalledTimes(2);
});

it('remembers what it opened without the header that it was a part of', async () => {
  const seal = createRemembering();
  const before = await heapMb();
  for (let count = 0; count < 200; count += 1) {
    const sealed = await seal.seal({ count });
    // As a header is read: in one piece, of which a cookie is a part.
    const header = Buffer.from(`session=${sealed}; other=${'x'.repeat(HEADER_BYTES)}`).toString('latin1');
    expect(await seal.open(header.slice('session='.length, header.indexOf(';')))).toEqual({ count });
  }
  // All headers together are 180 MB. What else the process does is far less.
  expect((await heapMb()) - before).toBeLessThan(90);
});

it('forgets what it opened after a while, even when it opens nothing else', async () => {
  const seal = createRemembering();
  const before = await heapMb();
  for (let count = 0; count < 200; count += 1) {
    const text = String(count).padStart(HEADER_BYTES / 6, 'x');
    await seal.open(await seal.seal({ text }));
  }
  expect((await heapMb()) - before).toBeGreaterThan(40);
  vi.advanceTimersByTime(600_000);
  expect((await heapMb()) - before).toBeLessThan(20);
});
