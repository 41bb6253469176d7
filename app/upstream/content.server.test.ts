import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { OperatorClient } from './client.server';
import { createContent } from './content.server';
import { cms } from './contract/cms';
import type { Outcome } from './outcome';

/** An operator whose answers the test sets. */
function scriptedOperator() {
  const operator = { answer: (): Promise<Outcome<unknown>> => Promise.resolve({ kind: 'unavailable' }), asked: 0 };
  const client = {
    ask: () => {
      operator.asked += 1;
      return operator.answer();
    },
    close: () => Promise.resolve(),
  } as unknown as OperatorClient;
  return { operator, content: createContent(client) };
}

const success = (text: string): Promise<Outcome<unknown>> =>
  Promise.resolve({ kind: 'success', data: [{ key: 'home.title', value: text }], message: null });
const patient = () => AbortSignal.timeout(60_000);
const FRESH_MS = (cms.translationlist.freshSeconds ?? 0) * 1000;

describe('content', () => {
  let now = 0;
  beforeEach(() => {
    now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    return () => vi.restoreAllMocks();
  });

  const { operator, content } = scriptedOperator();
  const ask = async (signal = patient()) => {
    const outcome = await content.ask(cms.translationlist, {}, 'tr', signal);
    return outcome.kind === 'success' ? outcome.data[0]?.value : outcome.kind;
  };

  /** The cache reads the clock at most once in a millisecond. */
  const askUntil = (times: number) =>
    vi.waitFor(async () => {
      await ask();
      expect(operator.asked).toBe(times);
    });

  it('is read once, kept while fresh, served stale while it is read again, and kept when that fails', async () => {
    expect(await ask()).toBe('unavailable');
    operator.answer = () => success('first');
    expect(await Promise.all([ask(), ask(), ask()])).toEqual(['first', 'first', 'first']);
    expect(operator.asked).toBe(2);
    now += FRESH_MS - 1;
    expect(await ask()).toBe('first');
    expect(operator.asked).toBe(2);

    now += 10;
    operator.answer = () => success('second');
    expect(await ask()).toBe('first');
    await vi.waitFor(async () => expect(await ask()).toBe('second'));
    expect(operator.asked).toBe(3);

    now += FRESH_MS + 10;
    operator.answer = () => Promise.resolve({ kind: 'faulty' });
    expect(await ask()).toBe('second');
    await askUntil(4);
    expect(await ask()).toBe('second');
    now += 5_010;
    await askUntil(5);
    expect(await ask()).toBe('second');
  });

  it('returns the failure when there is no copy', async () => {
    const { operator: other, content: empty } = scriptedOperator();
    for (const kind of ['unavailable', 'faulty', 'not-offered'] as const) {
      other.answer = () => Promise.resolve({ kind });
      expect(await empty.ask(cms.content, { id: kind }, 'tr', patient())).toEqual({ kind });
    }
  });

  it('stops waiting for a page that has no time left, and goes on for the next one', async () => {
    const { operator: slow, content: waiting } = scriptedOperator();
    let arrive = (_outcome: Outcome<unknown>) => {};
    slow.answer = () => new Promise((resolve) => (arrive = resolve));
    const first = waiting.ask(cms.translationlist, {}, 'tr', AbortSignal.abort());
    expect(await first).toEqual({ kind: 'unavailable' });
    arrive({ kind: 'success', data: [], message: null });
    expect((await waiting.ask(cms.translationlist, {}, 'tr', patient())).kind).toBe('success');
    expect(slow.asked).toBe(1);
  });
});
