import type { AppLoadContext } from '@remix-run/node';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChallenges } from '~/limits/challenges.server';
import { createLimits } from '~/limits/limits.server';
import { createRateLimits } from '~/limits/rate-limit.server';
import { createKeyedDigest } from '~/lib/keyed-digest.server';
import { createTokenSigner } from '~/lib/signed-token.server';
import { createCookieJar, type CookieJar } from '~/session/cookie-jar.server';
import { deriveKeys } from '~/session/keys.server';
import { createKnownDevices } from '~/session/known-devices.server';
import { admitLogin } from './login-attempts.server';

const keys = deriveKeys(['a-secret-that-is-longer-than-32-characters']);

let now: number;
let site: Pick<AppLoadContext['site'], 'limits' | 'challenges' | 'knownDevices' | 'triedPassword'>;
beforeEach(() => {
  now = Date.now();
  const limits = createLimits(createRateLimits(null));
  site = {
    limits,
    challenges: createChallenges({ signer: createTokenSigner(keys.all('challenge')), limits, now: () => now }),
    knownDevices: createKnownDevices(keys),
    triedPassword: createKeyedDigest(keys.all('tried-password')),
  };
});

afterEach(() => void vi.useRealTimers());

interface Guess {
  username?: string;
  password?: string;
  address?: string;
  jar?: CookieJar;
  /** The token of a challenge that is passed by its wait. */
  token?: string;
}

let guesses = 0;

/** A wrong try, by default with a password that was never tried before. */
function guess({ username = 'ayse', password, address = '192.0.2.1', jar = newJar(), token }: Guess = {}) {
  guesses += 1;
  const form = new FormData();
  if (token !== undefined) form.set('challenge', token);
  const context = { site, player: { ipAddress: address, jar }, page: { form } } as unknown as AppLoadContext;
  return admitLogin(context, { username, password: password ?? `guess-${guesses}` });
}

const newJar = () => createCookieJar(undefined, false);

/** The address of one of many IPv4 networks. */
const addressOf = (network: number) => `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`;

async function kindsOf(count: number, of: (index: number) => Guess): Promise<Record<string, number>> {
  const kinds: Record<string, number> = {};
  for (let index = 0; index < count; index += 1) {
    const { kind } = await guess(of(index));
    kinds[kind] = (kinds[kind] ?? 0) + 1;
  }
  return kinds;
}

/** A try with a challenge that has been waited for. */
async function challengedGuess(of: Guess): Promise<string> {
  const first = await guess(of);
  if (first.kind !== 'challenged') return first.kind;
  now += 15_000;
  return (await guess({ ...of, token: first.challenge.token })).kind;
}

describe('guesses for one account', () => {
  it('are challenged after 8 from one network, and 30 from all', async () => {
    expect(await kindsOf(9, () => ({}))).toEqual({ allowed: 8, challenged: 1 });
    expect(await kindsOf(60, (index) => ({ address: addressOf(index) }))).toEqual({ allowed: 22, challenged: 38 });
  });

  it('are refused after 200 with challenges, and another account is not', async () => {
    await kindsOf(40, (index) => ({ address: addressOf(index) }));
    const kinds: string[] = [];
    for (let index = 0; index < 201; index += 1) kinds.push(await challengedGuess({ address: addressOf(index >> 1) }));
    expect(kinds).toEqual([...Array<string>(200).fill('allowed'), 'refused']);
    expect((await guess({ username: 'can', address: addressOf(9_999) })).kind).toBe('allowed');
  });

  it('do not lock out a device on which its player has logged in', async () => {
    const jar = newJar();
    await site.knownDevices.remember(jar, 'Ayse');
    await kindsOf(40, (index) => ({ address: addressOf(index) }));
    for (let index = 0; index < 201; index += 1) await challengedGuess({ address: addressOf(index >> 1) });
    expect((await guess({ address: addressOf(9_999) })).kind).toBe('refused');
    expect(await kindsOf(8, () => ({ jar, address: '192.0.2.9' }))).toEqual({ allowed: 8 });
  });
});

describe('guesses on a known device', () => {
  it("are a stranger's after 8 in ten minutes, wherever the cookie is", async () => {
    const jar = newJar();
    await site.knownDevices.remember(jar, 'ayse');
    await kindsOf(30, (index) => ({ address: addressOf(index) }));
    expect(await kindsOf(12, (index) => ({ jar, address: addressOf(500 + index) }))).toEqual({
      allowed: 8,
      challenged: 4,
    });
  });

  it("are a stranger's after 50 a day", async () => {
    const jar = newJar();
    await site.knownDevices.remember(jar, 'ayse');
    const asStranger = vi.spyOn(site.limits.loginByAccount, 'consume');
    vi.useFakeTimers();
    for (let round = 0; round < 7; round += 1) {
      await kindsOf(8, (index) => ({ jar, address: addressOf(index) }));
      await vi.advanceTimersByTimeAsync(10 * 60_000);
    }
    expect(asStranger).toHaveBeenCalledTimes(7 * 8 - 50);
  });

  it("are a stranger's after 100 a day on all known devices of the account", async () => {
    const jars = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const jar = newJar();
        await site.knownDevices.remember(jar, 'ayse');
        return jar;
      }),
    );
    await kindsOf(30, (index) => ({ address: addressOf(index) }));
    const onDevice = (index: number) => ({ jar: jars[index % 20] ?? newJar(), address: addressOf(100 + index) });
    expect(await kindsOf(120, onDevice)).toEqual({ allowed: 100, challenged: 20 });
  });

  it("for another account are a stranger's", async () => {
    const jar = newJar();
    await site.knownDevices.remember(jar, 'ayse');
    expect(await kindsOf(9, () => ({ jar, username: 'can' }))).toEqual({ allowed: 8, challenged: 1 });
  });
});

describe('guesses from one network for many accounts', () => {
  const accounts = (addressOf: (index: number) => string) => (index: number) => ({
    username: `player-${index}`,
    address: addressOf(index),
  });

  it('are challenged after 40 from an address', async () => {
    expect(
      await kindsOf(
        50,
        accounts(() => '192.0.2.1'),
      ),
    ).toEqual({ allowed: 40, challenged: 10 });
    expect((await guess({ username: 'can', address: '192.0.2.2' })).kind).toBe('allowed');
  });

  it('are challenged after 160 from an IPv6 /56, and 640 from a /48', async () => {
    const subscriber = (index: number) => `2001:db8:1:${index.toString(16)}::1`;
    expect(await kindsOf(200, accounts(subscriber))).toEqual({ allowed: 160, challenged: 40 });
    const customer = (index: number) => `2001:db8:2:${(index * 64).toString(16)}::1`;
    expect(await kindsOf(700, accounts(customer))).toEqual({ allowed: 640, challenged: 60 });
    expect((await guess({ username: 'can', address: '2001:db8:3::1' })).kind).toBe('allowed');
  });

  it('are refused after 100 with challenges', async () => {
    await kindsOf(
      40,
      accounts(() => '192.0.2.1'),
    );
    const kinds: string[] = [];
    for (let index = 0; index < 101; index += 1)
      kinds.push(await challengedGuess({ username: `other-${index}`, address: '192.0.2.1' }));
    expect(kinds).toEqual([...Array<string>(100).fill('allowed'), 'refused']);
  });
});

describe('one password for many accounts', () => {
  const spray = (index: number) => ({ username: `player-${index}`, password: 'Yaz2026!', address: addressOf(index) });

  it('is challenged after 30 tries, and never refused', async () => {
    expect(await kindsOf(50, spray)).toEqual({ allowed: 30, challenged: 20 });
    for (let index = 100; index < 400; index += 1) expect(await challengedGuess(spray(index))).toBe('allowed');
    expect((await guess({ ...spray(401), password: 'another' })).kind).toBe('allowed');
  });

  it('is not challenged on a device where the account has logged in', async () => {
    const jar = newJar();
    await site.knownDevices.remember(jar, 'ayse');
    await kindsOf(50, spray);
    expect((await guess({ jar, password: 'Yaz2026!' })).kind).toBe('allowed');
  });

  it('does not count when it is right', async () => {
    for (let index = 0; index < 50; index += 1) {
      const attempt = await guess(spray(index));
      if (attempt.kind !== 'allowed') throw new Error(`Try ${index} was ${attempt.kind}.`);
      await attempt.refund();
    }
  });
});
