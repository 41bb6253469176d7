import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cms } from '~/upstream/contract/cms';
import { createContentContext } from './content-context.server';
import { createDeadline } from './page-context.server';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** `AbortSignal.timeout` with the timers of the test. */
vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
  const ending = new AbortController();
  setTimeout(() => ending.abort(), ms);
  return ending.signal;
});

/** Content whose calls all hang, until the signal of their page aborts. */
const hanging = {
  ask: (_call: unknown, _body: unknown, _locale: string, signal: AbortSignal) =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve({ kind: 'unavailable' }))),
};

it('waits a second for the own texts of the operator, two in all for what a page can do without, and longer for the rest', async () => {
  const site = { edge: null, content: hanging } as unknown as Parameters<typeof createContentContext>[0]['site'];
  const deadline = createDeadline(performance.now());
  const context = createContentContext({ site, locale: 'en', deadline });
  await vi.advanceTimersByTimeAsync(1_000);
  const { content, overlay } = await context;
  expect(overlay).toBeNull();
  const found = content.find(cms.grouped, {});
  const isRead = vi.fn();
  content.read(cms.grouped, {}).catch(isRead);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await found).toBeNull();
  expect(isRead).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_200);
  expect(isRead).toHaveBeenCalled();
});
