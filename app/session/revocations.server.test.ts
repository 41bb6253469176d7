import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyedDigest } from '~/lib/keyed-digest.server';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { StateUnavailableError } from '~/platform/state/shared-state';
import { eventsInMemory } from '../../tests/support/events-in-memory';
import { createCookieJar } from './cookie-jar.server';
import { deriveKeys } from './keys.server';
import { findSession, openSession } from './player-session.server';
import { createSeal } from './seal.server';
import { createRevocations } from './revocations.server';

const keys = deriveKeys(['a-secret-that-is-longer-than-32-characters']);
const caller = { token: 't', fingerprint: '', locale: 'tr', requestId: '', address: null, userAgent: null };
const ask = vi.fn<Parameters<typeof createRevocations>[0]['ask']>();
const onDemand = vi.fn<(account: string, demandedAt: number) => void>();
const onMalformed = vi.fn();
beforeEach(() => {
  vi.resetAllMocks();
  ask.mockResolvedValue({ kind: 'success' });
});

const LIFETIME_SECONDS = 600;

type Shared = Parameters<typeof createRevocations>[0]['shared'];
const open = (shared: Shared) =>
  createRevocations({
    shared,
    digest: createKeyedDigest(keys.all('session-checks')),
    lifetimeSeconds: LIFETIME_SECONDS,
    ask,
    onDemand,
    onMalformed,
  });

const session = (id: string, startedAt = 0) => ({ id, username: 'demo', startedAt });

it.each(['', 'junk', 'NaN', '{}', '-1', 'null'])(
  'a shared demand that reads %j checks the sessions once more',
  async (text) => {
    const [state, { events }] = [createMemoryState(), eventsInMemory()];
    const checks = open({ state, events });
    await state.put(`session-checks:${checks.accountOf('demo')}`, text, LIFETIME_SECONDS);
    const demandedAt = await checks.find('demo');
    expect(demandedAt).toBeGreaterThan(0);
    expect(await checks.find('demo')).toBe(demandedAt);
    expect(await open({ state, events }).find('demo')).toBe(demandedAt);
    expect(onMalformed.mock.calls).toEqual([['session-checks']]);
  },
);

describe('a demand', () => {
  it('is known at every instance by any spelling of the name, and names no player', async () => {
    const [state, { events, sent }] = [createMemoryState(), eventsInMemory()];
    const put = vi.spyOn(state, 'put');
    const [here, elsewhere] = [open({ state, events }), open({ state, events })];
    const demandedAt = await here.demand('İnci1', null);
    const late = open({ state, events: { publish: async () => undefined, subscribe: () => undefined } });
    for (const instance of [here, elsewhere, late]) {
      expect(await instance.find('inci1')).toBe(demandedAt);
      expect(await instance.find('demo')).toBeUndefined();
    }
    expect(onDemand).toHaveBeenCalledWith(here.accountOf('INCI1'), demandedAt);
    expect([...sent, ...put.mock.calls.flat()].join(' ')).not.toMatch(/inci/i);
    expect(sent).toHaveLength(1);
    expect(onDemand, 'at each instance').toHaveBeenCalledTimes(3);
  });

  it('is later than every earlier one, even if the clock that made that was ahead', async () => {
    const [state, { events }] = [createMemoryState(), eventsInMemory()];
    const here = open({ state, events });
    vi.useFakeTimers({ now: Date.now() + 60_000 });
    const ahead = await open({ state, events }).demand('demo', null);
    vi.useRealTimers();
    expect(await here.demand('demo', null)).toBe(ahead + 1);
  });

  it('is heard by an instance that cannot read the shared state', async () => {
    const { events } = eventsInMemory();
    const away = () => Promise.reject(new StateUnavailableError('redis'));
    const here = open({ state: createMemoryState(), events });
    const elsewhere = open({ state: { ...createMemoryState(), get: away }, events });
    expect(await elsewhere.find('demo')).toBeUndefined();
    expect(await here.demand('demo', null)).toBe(await elsewhere.find('demo'));
  });

  it('is remembered for as long as a session that began before it can last, and no longer', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
    try {
      const state = createMemoryState();
      const put = vi.spyOn(state, 'put');
      const [alone, one] = [open(null), open({ state, events: eventsInMemory().events })];
      const demandedAt = await alone.demand('demo', null);
      await one.demand('demo', null);
      expect(put).toHaveBeenCalledWith(expect.any(String), expect.any(String), LIFETIME_SECONDS);
      await alone.check(session('a'), demandedAt, caller);
      await vi.advanceTimersByTimeAsync(LIFETIME_SECONDS * 1000 - 1);
      expect(await alone.find('demo')).toBe(demandedAt);
      await alone.check(session('a'), demandedAt, caller);
      expect(ask, 'the answer is kept as long').toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(2);
      expect(await alone.find('demo')).toBeUndefined();
    } finally {
      vi.restoreAllMocks();
      vi.useRealTimers();
    }
  });

  it('is known where it was made while the shared state is away', async () => {
    const away = () => Promise.reject(new StateUnavailableError('redis'));
    const state = { ...createMemoryState(), get: away, put: away };
    const here = open({ state, events: { publish: away, subscribe: () => undefined } });
    const demandedAt = await here.demand('demo', null);
    expect(await here.find('demo')).toBe(demandedAt);
  });
});

describe('a check', () => {
  it('asks once for requests that come together, and not again after success', async () => {
    const checks = open(null);
    const demandedAt = await checks.demand('demo', 'own');
    const check = (id: string) => checks.check(session(id), demandedAt, caller);
    expect(await Promise.all([check('a'), check('a'), check('a')])).toEqual(['open', 'open', 'open']);
    expect(await check('a')).toBe('open');
    expect(ask).toHaveBeenCalledOnce();
    expect(await check('own')).toBe('open');
    expect(ask).toHaveBeenCalledOnce();
    const next = await checks.demand('demo', null);
    expect(await checks.check(session('a'), next, caller)).toBe('open');
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['unauthorised', 'over', 2],
    ['unavailable', 'unknown', 2],
    ['faulty', 'unknown', 2],
    ['not-offered', 'unknown', 2],
    ['refused', 'open', 1],
  ] as const)('that the operator answers with %s finds: %s', async (kind, sessionState, calls) => {
    ask.mockResolvedValue({ kind });
    const checks = open(null);
    const demandedAt = await checks.demand('demo', null);
    for (let count = 0; count < 2; count += 1)
      expect(await checks.check(session('a'), demandedAt, caller)).toBe(sessionState);
    expect(ask).toHaveBeenCalledTimes(calls);
  });

  it('is one call while it runs, and is kept no longer where it found nothing', async () => {
    const checks = open(null);
    const demandedAt = await checks.demand('demo', null);
    const check = () => checks.check(session('a'), demandedAt, caller);
    const answers: ((kind: 'unavailable' | 'success') => void)[] = [];
    ask.mockImplementation(() => new Promise((resolve) => answers.push((kind) => resolve({ kind }))));
    const together = [check(), check()];
    answers[0]?.('unavailable');
    expect(await Promise.all(together)).toEqual(['unknown', 'unknown']);
    const next = check();
    answers[1]?.('success');
    expect(await next).toBe('open');
    expect(answers).toHaveLength(2);
  });

  it('has a time limit, after which nothing is known', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    ask.mockImplementation(async ({ signal }) => ({ kind: signal?.aborted ? 'unavailable' : 'success' }));
    const checks = open(null);
    expect(await checks.check(session('a'), await checks.demand('demo', null), caller)).toBe('unknown');
    expect(patience).toHaveBeenCalledWith(1_500);
    patience.mockRestore();
  });

  it('is not made of sessions that began well after the demand', async () => {
    const checks = open(null);
    const demandedAt = await checks.demand('demo', null);
    expect(await checks.check(session('late', demandedAt + 60_000), demandedAt, caller)).toBe('open');
    expect(ask).not.toHaveBeenCalled();
    // The answer to its login may have come after its end.
    await checks.check(session('soon', demandedAt + 1_000), demandedAt, caller);
    expect(ask).toHaveBeenCalledOnce();
  });
});

describe('a session', () => {
  const seal = createSeal(keys);
  const facts = { token: 't', username: 'demo', usercode: 'P7' };

  function optionsOf(checks: ReturnType<typeof open>, onEnd = vi.fn(() => Promise.resolve())) {
    return {
      findDemand: checks.find,
      check: (found: Parameters<typeof checks.check>[0], at: number) => checks.check(found, at, caller),
      demandChecks: ({ username, id }: { username: string; id: string }) => checks.demand(username, id),
      onEnd,
    };
  }

  async function logIn(options: Parameters<typeof openSession>[2]) {
    const jar = createCookieJar(undefined, false);
    const opened = await openSession(jar, seal, options);
    await opened.start(facts);
    return { opened, cookie: cookieOf(jar) };
  }

  const cookieOf = (jar: ReturnType<typeof createCookieJar>) =>
    jar
      .headers()
      .map((header) => header.split(';')[0])
      .join('; ');

  it('asks for the demand in the same round trip as for its end and a pause', async () => {
    const { cookie } = await logIn({});
    let answer: (isOver: boolean) => void = () => undefined;
    const findDemand = vi.fn(async () => undefined);
    const isOver = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const found = findSession(createCookieJar(cookie, false), seal, { isOver, findDemand });
    await vi.waitFor(() => expect(isOver).toHaveBeenCalledOnce());
    expect(findDemand).toHaveBeenCalledOnce();
    answer(true);
    expect((await found).player).toBeNull();
  });

  it('that passes keeps this in its cookie, which every instance then believes', async () => {
    const [state, { events }] = [createMemoryState(), eventsInMemory()];
    const [here, elsewhere] = [open({ state, events }), open({ state, events })];
    const [one, other] = [await logIn(optionsOf(here)), await logIn(optionsOf(here))];
    await one.opened.checkOthers();
    const jar = createCookieJar(other.cookie, false);
    expect((await openSession(jar, seal, optionsOf(here))).player?.checkedAt).toBe(await here.find('demo'));
    expect(ask).toHaveBeenCalledOnce();
    const later = await openSession(createCookieJar(cookieOf(jar), false), seal, optionsOf(elsewhere));
    expect(later.player?.username).toBe('demo');
    expect(ask).toHaveBeenCalledOnce();
  });

  it('that does not pass is over: its cookie is removed, and its player is known for the login form', async () => {
    const checks = open(null);
    const onEnd = vi.fn(() => Promise.resolve());
    const { cookie, opened } = await logIn(optionsOf(checks));
    await checks.demand('demo', null);
    ask.mockResolvedValue({ kind: 'unauthorised' });
    const jar = createCookieJar(cookie, false);
    const over = await openSession(jar, seal, optionsOf(checks, onEnd));
    expect([over.player, over.revokedFrom]).toEqual([null, 'demo']);
    expect(onEnd).toHaveBeenCalledWith(opened.player?.id);
    expect(jar.headers()).toEqual([expect.stringContaining('Max-Age=0')]);
  });
});
