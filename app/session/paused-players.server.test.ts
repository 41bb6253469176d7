import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyedDigest } from '~/lib/keyed-digest.server';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { StateUnavailableError } from '~/platform/state/shared-state';
import { eventsInMemory } from '../../tests/support/events-in-memory';
import { createCookieJar } from './cookie-jar.server';
import { deriveKeys } from './keys.server';
import { createPausedPlayers, laterPause } from './paused-players.server';
import { findPlayer, openSession } from './player-session.server';
import { createSeal } from './seal.server';

const DAY = 86_400;
const keys = deriveKeys(['a-secret-that-is-longer-than-32-characters']);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

let heard: string[] = [];
const onMalformed = vi.fn();
beforeEach(() => (heard = []));

type Shared = Parameters<typeof createPausedPlayers>[0]['shared'];
const open = (shared: Shared) =>
  createPausedPlayers({
    shared,
    digest: createKeyedDigest(keys.all('paused-player')),
    lifetimeSeconds: 7 * DAY,
    onMalformed,
    onPause: (playerId) => void heard.push(playerId),
  });

describe('a player who has paused play', () => {
  it.each(['', 'junk', '{"until":1}', 'for-good ', '9999-99-99'])(
    'is paused for good by %j in the state',
    async (stored) => {
      const state = createMemoryState();
      const { events } = eventsInMemory();
      const players = open({ state, events });
      await state.put(`play-paused:${players.idOf('P7')}`, stored, DAY);
      expect(await players.find('P7')).toBeNull();
      expect(onMalformed.mock.lastCall).toEqual(['play-paused']);
    },
  );

  it('is not paused by events that cannot be read', async () => {
    const { events } = eventsInMemory();
    const players = open({ state: createMemoryState(), events });
    await events.publish('play-paused', JSON.stringify({ playerId: players.idOf('P7'), until: 'junk' }));
    expect(await players.find('P7')).toBeUndefined();
    expect(heard).toEqual([]);
  });

  it('is known at every instance, also at one that begins later, until the pause ends', async () => {
    const state = createMemoryState();
    const { events } = eventsInMemory();
    const [here, elsewhere] = [open({ state, events }), open({ state, events })];
    const until = inHours(24);
    await here.pause('P7', until);
    const late = open({ state, events: { publish: async () => undefined, subscribe: () => undefined } });
    for (const instance of [here, elsewhere, late]) {
      expect(await instance.find('P7')).toBe(until);
      expect(await instance.find('P8')).toBeUndefined();
    }
    // Called here directly, then at both instances by the message.
    expect(heard).toEqual(Array(3).fill(here.idOf('P7')));
    vi.useFakeTimers({ now: Date.parse(until) });
    for (const instance of [here, elsewhere, late]) expect(await instance.find('P7')).toBeUndefined();
    vi.useRealTimers();
  });

  it.each([
    ['a day', inHours(24), DAY],
    ['half a year', inHours(24 * 183), 7 * DAY],
    ['good', null, 7 * DAY],
  ])(
    'who pauses for %s is remembered as long as a session may last, and never by name',
    async (_of, until, seconds) => {
      const state = createMemoryState();
      const put = vi.spyOn(state, 'put');
      const { events, sent } = eventsInMemory();
      await open({ state, events }).pause('player-code-7', until);
      const [key, value, lifetime] = put.mock.calls[0] ?? [];
      expect(Math.round(lifetime ?? 0)).toBe(seconds);
      expect(JSON.stringify([key, value, sent])).not.toContain('player-code-7');
    },
  );

  it('is not known again once the pause is over', async () => {
    const paused = open(null);
    await paused.pause('P7', inHours(-1));
    expect([await paused.find('P7'), heard]).toEqual([undefined, []]);
  });

  it('keeps the later end of two pauses, whichever came first', async () => {
    const state = createMemoryState();
    const { events } = eventsInMemory();
    const [here, elsewhere] = [open({ state, events }), open({ state, events })];
    const [soon, late] = [inHours(24), inHours(48)];
    await here.pause('P7', late);
    await elsewhere.pause('P7', soon);
    expect([await here.find('P7'), await elsewhere.find('P7')]).toEqual([late, late]);
    await elsewhere.pause('P7', null);
    expect([await here.find('P7'), await elsewhere.find('P7')]).toEqual([null, null]);
  });

  it('may play again at every instance once the operator names an end that has passed', async () => {
    const state = createMemoryState();
    const { events } = eventsInMemory();
    const [here, elsewhere] = [open({ state, events }), open({ state, events })];
    await here.pause('P7', null);
    heard = [];
    await elsewhere.pause('P7', inHours(-1));
    const late = open({ state, events });
    for (const instance of [here, elsewhere, late]) expect(await instance.find('P7')).toBeUndefined();
    expect(heard).toEqual([]);
  });

  it('is known where it was heard while the state is unavailable, and no other player is blocked', async () => {
    const away = () => Promise.reject(new StateUnavailableError('gone'));
    const events = { publish: away, subscribe: () => undefined };
    const shared = { state: { ...createMemoryState(), get: away, put: away }, events };
    const [here, elsewhere] = [open(shared), open(shared)];
    await here.pause('P7', null);
    expect([await here.find('P7'), await elsewhere.find('P7'), await here.find('P8')]).toEqual([
      null,
      undefined,
      undefined,
    ]);
  });

  it('is known without a shared state', async () => {
    const paused = open(null);
    await paused.pause('P7', null);
    expect([await paused.find('P7'), await paused.find('P8')]).toEqual([null, undefined]);
  });

  it('is left alone by messages that are not about a pause', async () => {
    const { events } = eventsInMemory();
    open({ state: createMemoryState(), events });
    for (const message of ['', 'x', '{}', '{"playerId":7,"until":null}']) await events.publish('play-paused', message);
    expect(heard).toEqual([]);
  });
});

it('of two pauses the later one counts', () => {
  const [soon, late] = [inHours(1), inHours(2)];
  expect(laterPause(soon, late)).toBe(late);
  expect(laterPause(late, soon)).toBe(late);
  expect(laterPause(late, null)).toBeNull();
  expect(laterPause(null, undefined)).toBeNull();
  expect(laterPause(inHours(-1), undefined)).toBeUndefined();
});

describe('the sessions of a player', () => {
  const seal = createSeal(keys);
  const facts = { token: 't', username: 'demo', usercode: 'P7' };

  async function logIn(options: Parameters<typeof openSession>[2]) {
    const jar = createCookieJar(undefined, false);
    const session = await openSession(jar, seal, options);
    await session.start(facts);
    const cookie = jar.headers().map((header) => header.split(';')[0]);
    return { session, cookie: cookie.join('; ') };
  }

  it('all know the pause that one of them begins, and an ended one is asked about in the same round trip', async () => {
    const paused = open(null);
    const options = { findPause: paused.find, onPause: paused.pause };
    const [one, other] = [await logIn(options), await logIn(options)];
    const until = inHours(24);
    await one.session.update({ excludedUntil: until });
    expect((await findPlayer(createCookieJar(other.cookie, false), seal, options))?.excludedUntil).toBe(until);

    let answer: (isOver: boolean) => void = () => undefined;
    const findPause = vi.fn(paused.find);
    const isOver = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
    const found = findPlayer(createCookieJar(other.cookie, false), seal, { isOver, findPause });
    await vi.waitFor(() => expect(isOver).toHaveBeenCalledOnce());
    expect(findPause).toHaveBeenCalledOnce();
    answer(true);
    expect(await found).toBeNull();
  });

  it('learn a pause from a login that tells it', async () => {
    const paused = open(null);
    const session = await openSession(createCookieJar(undefined, false), seal, { onPause: paused.pause });
    await session.start({ ...facts, excludedUntil: null });
    expect(await paused.find('P7')).toBeNull();
  });
});
