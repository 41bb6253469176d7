import { describe, expect, it } from 'vitest';
import { createCookieJar } from './cookie-jar.server';
import { deriveKeys } from './keys.server';
import { createKnownDevices } from './known-devices.server';
import { createSeal } from './seal.server';

const SECRET = 'a-secret-that-is-longer-than-32-characters';
const OTHER_SECRET = 'another-secret-longer-than-32-characters';
const DAY_MS = 24 * 60 * 60 * 1000;

const knownDevices = (secrets = [SECRET], now = Date.now) => createKnownDevices(deriveKeys(secrets), now);

/** A request of a browser that holds this cookie. */
const request = (value?: string) => createCookieJar(value === undefined ? undefined : `known-device=${value}`, false);

/** The cookie after logins of these accounts, one after the other. */
async function cookieAfter(...usernames: string[]): Promise<string> {
  const jar = request();
  for (const username of usernames) await knownDevices().remember(jar, username);
  return jar.get({ name: 'known-device' }) ?? '';
}

describe('a known device', () => {
  it('is known for an account that has logged in on it, in any spelling, and for no other', async () => {
    const cookie = await cookieAfter('Işıl');
    const id = await knownDevices().find(request(cookie), 'IŞIL');
    expect(id).toMatch(/^[\w-]{22}$/);
    expect(await knownDevices().find(request(cookie), 'ayse')).toBeNull();
    expect(await knownDevices().find(request(), 'Işıl')).toBeNull();
  });

  it('keeps its id for further accounts, and knows the last five', async () => {
    const names = ['a1', 'a2', 'a3', 'a4', 'a5', 'a1', 'a6'];
    const cookie = await cookieAfter(...names);
    const found = await Promise.all(
      ['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => knownDevices().find(request(cookie), name)),
    );
    expect(found[1]).toBeNull();
    const [id, ...others] = found.filter((each) => each !== null);
    expect(others).toEqual([id, id, id, id]);
    expect(await cookieAfter('a1')).not.toBe(await cookieAfter('a1'));
  });

  it('forgets an account 180 days after its last login', async () => {
    const cookie = await cookieAfter('ayse');
    const later = (days: number) => knownDevices([SECRET], () => Date.now() + days * DAY_MS);
    expect(await later(179).find(request(cookie), 'ayse')).not.toBeNull();
    expect(await later(181).find(request(cookie), 'ayse')).toBeNull();
    const jar = request(cookie);
    await later(179).remember(jar, 'ayse');
    expect(await later(350).find(jar, 'ayse')).not.toBeNull();
  });

  it('has a cookie that no script reads, that fits, and that names no account', async () => {
    const jar = createCookieJar(undefined, true);
    for (let count = 0; count < 9; count += 1) await knownDevices().remember(jar, `player-${count}`);
    const [header = ''] = jar.headers();
    expect(header).toMatch(/^__Host-known-device=[\w.-]+; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(header.length).toBeLessThan(1_000);
    const opened = JSON.stringify(
      await createSeal(deriveKeys([SECRET]), 'known-device').open(jar.get({ name: 'known-device' }) ?? ''),
    );
    expect(opened).toContain('digest');
    expect(opened).not.toContain('player-');
  });

  it.each<[string, () => Promise<string>]>([
    ['is forged', () => Promise.resolve('x.y.z')],
    ['is cut off', async () => (await cookieAfter('ayse')).slice(0, -3)],
    ['is of another shape', () => createSeal(deriveKeys([SECRET]), 'known-device').seal({ id: 'x', accounts: 'ayse' })],
    [
      'was sealed with another secret',
      async () => {
        const jar = request();
        await knownDevices([OTHER_SECRET]).remember(jar, 'ayse');
        return jar.get({ name: 'known-device' }) ?? '';
      },
    ],
    [
      'was sealed for another purpose',
      async () => {
        const opened = await createSeal(deriveKeys([SECRET]), 'known-device').open(await cookieAfter('ayse'));
        return createSeal(deriveKeys([SECRET]), 'session').seal(opened as object);
      },
    ],
    [
      'has a digest by another secret',
      async () => {
        const jar = request();
        await knownDevices([OTHER_SECRET]).remember(jar, 'ayse');
        const seal = (secret: string) => createSeal(deriveKeys([secret]), 'known-device');
        return seal(SECRET).seal((await seal(OTHER_SECRET).open(jar.get({ name: 'known-device' }) ?? '')) as object);
      },
    ],
  ])("is a stranger's when its cookie %s", async (_name, cookie) => {
    const jar = request(await cookie());
    expect(await knownDevices().find(jar, 'ayse')).toBeNull();
    await knownDevices().remember(jar, 'ayse');
    expect(await knownDevices().find(jar, 'ayse')).not.toBeNull();
  });

  it('outlives a rotation of the secrets', async () => {
    const rotated = knownDevices([OTHER_SECRET, SECRET]);
    const jar = request(await cookieAfter('ayse'));
    const id = await rotated.find(jar, 'ayse');
    expect(id).not.toBeNull();
    await rotated.remember(jar, 'ayse');
    expect(await knownDevices([OTHER_SECRET]).find(jar, 'ayse')).toBe(id);
  });
});
