import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.server';
import { deriveKeys } from './keys.server';
import { openSession } from './player-session.server';
import { createSeal } from './seal.server';

const seal = createSeal(deriveKeys(['a-secret-that-is-longer-than-32-characters']));
const facts = { token: 't', username: 'demo', usercode: '1' };
const HOUR = 3_600_000;

/** The cookies that the browser sends after the response. */
function cookieHeader(setCookies: readonly string[], before = ''): string {
  const cookies = new Map(
    before.split('; ').flatMap((pair) => (pair ? [pair.split(/=(.*)/s, 2) as [string, string]] : [])),
  );
  for (const header of setCookies) {
    const [pair = ''] = header.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s, 2);
    if (/max-age=0/i.test(header)) cookies.delete(name);
    else cookies.set(name, value);
  }
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
}

async function startAt(time: number, of: Parameters<Awaited<ReturnType<typeof openSession>>['start']>[0] = facts) {
  const jar = createCookieJar(undefined, false);
  const session = await openSession(jar, seal, { now: () => time });
  await session.start(of);
  return cookieHeader(jar.headers());
}

async function openAt(time: number, header: string) {
  const jar = createCookieJar(header, false);
  const session = await openSession(jar, seal, { now: () => time });
  return { player: session.player, header: cookieHeader(jar.headers(), header), changed: jar.headers().length > 0 };
}

describe('a session', () => {
  it('ends when it is not used for twelve hours', async () => {
    const header = await startAt(0);
    expect((await openAt(12 * HOUR, header)).player?.username).toBe('demo');
    expect((await openAt(12 * HOUR + 1, header)).player).toBeNull();
  });

  it('lasts while it is used, with a renewed cookie, for at most seven days', async () => {
    let header = await startAt(0);
    for (let hour = 4; hour <= 7 * 24; hour += 4) {
      const opened = await openAt(hour * HOUR, header);
      expect(opened.player, `hour ${hour}`).not.toBeNull();
      expect(opened.changed).toBe(true);
      header = opened.header;
    }
    expect((await openAt(7 * 24 * HOUR + 1, header)).player).toBeNull();
  });

  it('has the lengths of the configuration, in its cookie too', async () => {
    const lengths = { idle: 1_800, whole: 3_600 };
    const open = async (minute: number, header?: string) => {
      const jar = createCookieJar(header, false);
      return { jar, session: await openSession(jar, seal, { lengths, now: () => minute * 60_000 }) };
    };
    const { jar, session } = await open(0);
    await session.start(facts);
    expect(jar.headers().join()).toContain('Max-Age=1800');
    const header = cookieHeader(jar.headers());
    expect((await open(30, header)).session.player).not.toBeNull();
    expect((await open(31, header)).session.player).toBeNull();
    const renewed = cookieHeader((await open(30, header)).jar.headers(), header);
    expect((await open(60, renewed)).session.player).not.toBeNull();
    expect((await open(61, renewed)).session.player).toBeNull();
  });

  it('keeps what a later release has added to it, when an instance of this one renews it', async () => {
    const header = await startAt(0, { ...facts, addedLater: 7 } as typeof facts);
    const renewed = await openAt(4 * HOUR, header);
    expect(renewed.changed).toBe(true);
    expect((await openAt(5 * HOUR, renewed.header)).player).toMatchObject({ addedLater: 7 });
  });

  it('is corrected without a new id or a new age', async () => {
    const jar = createCookieJar(await startAt(0), false);
    const session = await openSession(jar, seal, { now: () => HOUR });
    const before = session.player;
    await session.update({ phone: '905551112233', smsVerified: true });
    const { player } = await openAt(HOUR, cookieHeader(jar.headers()));
    expect(player).toEqual({ ...before, phone: '905551112233', smsVerified: true, sealedAt: HOUR });
    await session.end();
    await session.update({ smsVerified: false });
    expect(session.player).toBeNull();
  });

  it('does not renew a young cookie', async () => {
    expect((await openAt(HOUR, await startAt(0))).changed).toBe(false);
  });

  it('keeps all facts that the contract allows, and leaves no chunk behind when it shrinks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4096 }), fc.integer({ min: 0, max: 2048 }), async (token, betsy) => {
        const large = { ...facts, token: 'T'.repeat(token), betsyToken: 'B'.repeat(betsy) };
        const header = await startAt(0, large);
        for (const pair of header.split('; ')) expect(pair.length).toBeLessThan(4000);
        const jar = createCookieJar(header, false);
        const session = await openSession(jar, seal, { now: () => 0 });
        expect(session.player).toMatchObject(large);
        await session.start(facts);
        const shrunk = cookieHeader(jar.headers(), header);
        expect(shrunk.split('; ')).toHaveLength(1);
        expect((await openAt(0, shrunk)).player).toMatchObject(facts);
      }),
      { numRuns: 30 },
    );
  });

  it('is a guest for other contents of the cookie', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (first, second) => {
        const header = `session=${encodeURIComponent(`1~${first}`)}; session.1=${encodeURIComponent(second)}`;
        expect((await openAt(0, header)).player).toBeNull();
      }),
    );
  });
});

describe('the cookie jar', () => {
  it('on https prefixes all but preferences, and reads no other bare name', () => {
    const jar = createCookieJar('session=planted; language=en; __Host-device=mine', true);
    expect(jar.get({ name: 'session' })).toBeUndefined();
    expect(jar.get({ name: 'device' })).toBe('mine');
    expect(jar.get({ name: 'language', preference: true })).toBe('en');
    jar.set({ name: 'session' }, 'x');
    jar.set({ name: 'lite', preference: true }, '1');
    expect(jar.headers()).toEqual([
      '__Host-session=x; Path=/; HttpOnly; Secure; SameSite=Lax',
      'lite=1; Path=/; HttpOnly; Secure; SameSite=Lax',
    ]);
  });

  it('returns what was written, and nothing after a removal', () => {
    const jar = createCookieJar('a=1', false);
    jar.set({ name: 'a' }, '2');
    expect(jar.get({ name: 'a' })).toBe('2');
    jar.remove({ name: 'a' });
    expect(jar.get({ name: 'a' })).toBeUndefined();
    expect(jar.headers()).toEqual(['a=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);
  });
});
