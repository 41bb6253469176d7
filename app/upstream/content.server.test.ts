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

  it.each([
    ['an item that the operator has withdrawn, no longer', cms.content, 'refused'],
    ['a list that the operator refuses, further on', cms.translationlist, 'success'],
  ] as const)('shows %s', async (_what, call, kind) => {
    const { operator: other, content: kept } = scriptedOperator();
    const request = (call === cms.content ? { id: 9 } : {}) as never;
    const read = async () => (await kept.ask(call, request, 'tr', patient())).kind;
    other.answer = () => success('old');
    expect(await read()).toBe('success');
    now += FRESH_MS + 10;
    other.answer = () => Promise.resolve({ kind: 'refused', message: null });
    // The cache reads the clock at most once in a millisecond.
    await vi.waitFor(async () => {
      await read();
      expect(other.asked).toBeGreaterThan(1);
    });
    await vi.waitFor(async () => expect(await read()).toBe(kind));
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

describe('content that is outdated', () => {
  const PATHS = new Set([cms.translationlist.path]);
  const scripted = (changed: string[] = []) => {
    const waiting: ((text: string | null) => void)[] = [];
    const client = {
      ask: () =>
        new Promise((resolve) =>
          waiting.push((text) => resolve(text === null ? { kind: 'unavailable' } : success(text))),
        ),
    } as unknown as OperatorClient;
    const content = createContent(client, { onChange: ({ path }) => changed.push(path) });
    const ask = async () => {
      const outcome = await content.ask(cms.translationlist, {}, 'tr', patient());
      return outcome.kind === 'success' ? outcome.data[0]?.value : outcome.kind;
    };
    const answer = (text: string | null) => vi.waitFor(() => (waiting.shift() as (text: string | null) => void)(text));
    return { content, ask, answer, changed };
  };

  it('is read again before it is used, and other content is not', async () => {
    const { content, ask, answer, changed } = scripted();
    const first = ask();
    await answer('old');
    expect(await first).toBe('old');
    content.outdate(new Set(['cms/other']));
    expect(await ask()).toBe('old');
    content.outdate(PATHS);
    const both = Promise.all([ask(), ask()]);
    await answer('new');
    expect(await both).toEqual(['new', 'new']);
    expect(await ask()).toBe('new');
    // The caller that outdated it knows of the change.
    expect(changed).toEqual([]);
  });

  it('is used when the operator gives no other answer', async () => {
    const { content, ask, answer } = scripted();
    const first = ask();
    await answer('old');
    await first;
    content.outdate(PATHS);
    const second = ask();
    await answer(null);
    expect(await second).toBe('old');
  });

  it('while it is read is read once more', async () => {
    const { content, ask, answer } = scripted();
    const asked = ask();
    content.outdate(PATHS);
    await answer('old');
    await answer('new');
    expect(await asked).toBe('new');
    expect(await ask()).toBe('new');
  });

  it('is a refusal that may be over', async () => {
    const { operator, content } = scriptedOperator();
    operator.answer = () => Promise.resolve({ kind: 'faulty' });
    const ask = async () => (await content.ask(cms.translationlist, {}, 'tr', patient())).kind;
    expect(await ask()).toBe('faulty');
    operator.answer = () => success('there');
    expect(await ask()).toBe('faulty');
    content.outdate(PATHS);
    expect(await ask()).toBe('success');
  });

  it('is told when a refresh finds it', async () => {
    let now = 1_000;
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const { ask, answer, changed } = scripted();
    const first = ask();
    await answer('old');
    await first;
    for (const [text, told] of [
      ['old', 0],
      ['new', 1],
    ] as const) {
      // The cache keeps the time that it has read for a millisecond of the real clock.
      await new Promise((resolve) => setTimeout(resolve, 5));
      now += FRESH_MS + 10;
      await ask();
      await answer(text);
      await vi.waitFor(async () => expect(await ask()).toBe(text));
      expect(changed).toHaveLength(told);
    }
    vi.restoreAllMocks();
  });
});
