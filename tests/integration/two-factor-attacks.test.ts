// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { actions } from '../support/actions';
import {
  actsOf,
  expectNothingFor,
  expectUntouched,
  playerWithMoney,
  protect,
  type Act,
  type OwnActs,
  type Victim,
} from '../support/attack';
import { totpCode } from '../support/authenticator';
import { shown } from '../support/html';
import { type HttpBrowser } from '../support/http-browser';
import { callOperator } from '../support/operator-call';
import { lastCodeTo, outboxOf } from '../support/operator-outbox';
import { addPasskey, PasskeyDevice } from '../support/passkey-device';
import { optionsFor, sendPasskey } from '../support/passkey-login';
import { newPlayer } from '../support/players';
import { openRelay } from '../support/relay-socket';
import { isLoggedIn, sendCode, sendRecoveryCode, twoStepSite, VERIFY } from '../support/two-step';

/** What a person can do who knows the password and has no factor. Every try must end with nothing. */

const clock = twoStepSite();
const { site, now, wait, visit, owner } = clock;

const MINUTE = 60_000;

interface Attack {
  readonly victim: Victim;
  /** The attacker's browser, after the password. */
  readonly visitor: HttpBrowser;
}

const call = (path: string, body: unknown) => callOperator(site.operatorUrl, path, body);

const challengeOf = async ({ player: { username, password } }: Pick<Victim, 'player'>): Promise<string> =>
  ((await call('auth/login', { username, password })).data as { challenge: string }).challenge;

const verify = (challenge: string, code: unknown) => call('auth/verify', { challenge, factor: 'totp', code });

const logIn = async ({ player }: Victim, visitor = visit()) => {
  await visitor.logIn(player.username, player.password);
  expect(visitor.cookies.has('second-step'), 'the password was right').toBe(true);
  return visitor;
};

/** The victim logs in on a browser of their own. */
async function victimLogsIn(victim: Victim, code: string, by = sendCode): Promise<OwnActs> {
  const own = await logIn(victim);
  await by(own, code);
  expect(await isLoggedIn(own)).toBe(true);
  return { sessions: 2 };
}

const tries: Record<string, (given: Attack) => Promise<OwnActs | void>> = {
  async 'opens every page of players'({ visitor }) {
    const under = ['', '/account', '/deposit', '/withdraw', '/withdraw/101', '/security', '/security/two-factor'];
    const more = ['/security/passkeys', '/phone-verification', '/change-password', '/receipt/x', '/claim-bonus'];
    for (const path of [...under, ...more].map((each) => `/dashboard${each}`)) {
      const answer = await visitor.get(path);
      expect([path, answer.status, answer.headers.get('location')?.split('?')[0]]).toEqual([path, 302, '/login']);
    }
  },
  async 'reads the data of the pages in place of the pages'({ visitor }) {
    for (const page of ['account', 'withdraw._index', 'security._index', 'session-history', 'change-password']) {
      const path = `/dashboard/${page.replace('._index', '')}`;
      const answer = await visitor.get(`${path}?_data=routes%2Fdashboard.${page}`);
      expect([answer.status, answer.headers.get('x-remix-redirect')?.split('?')[0]]).toEqual([204, '/login']);
      expect((await visitor.get(`${path}.data`)).status).not.toBe(200);
    }
  },
  async 'sends every form of the site'({ visitor }) {
    for (const { route, address, fields } of actions.filter(({ route: name }) => name.startsWith('dashboard.'))) {
      const answer = await visitor.post(address, fields);
      expect([address, answer.headers.get('location')?.split('?')[0]]).toEqual([address, '/login']);
      const data = await visitor.post(`${address}?_data=${encodeURIComponent(`routes/${route}`)}`, fields);
      expect([address, data.status]).toEqual([address, 204]);
    }
  },
  async 'opens the confirmation of money pages'({ visitor, victim }) {
    const path = '/login/confirm?redirectTo=%2Fdashboard%2Fwithdraw%2F101';
    await visitor.post(path, { password: victim.player.password });
    await visitor.post(path, { password: victim.player.password, code: victim.app.wrong() });
  },
  async 'sends the cookie of the first step as that of a session'({ visitor }) {
    const sealed = visitor.cookies.get('second-step') ?? '';
    for (const name of ['session', '__Host-session', 'present']) {
      const other = visit();
      other.cookies.set(name, sealed);
      expect(await isLoggedIn(other)).toBe(false);
    }
  },
  async 'takes the cookie of the first step to another browser, with a right code'({ visitor, victim }) {
    const other = visit();
    other.cookies.set('second-step', visitor.cookies.get('second-step') ?? '');
    await sendCode(other, victim.app.next());
    expect(await isLoggedIn(other)).toBe(false);
  },
  async 'sends a right code with a stale cookie of the first step'({ visitor, victim }) {
    const stale = new Map(visitor.cookies);
    for (let count = 0; count < 5; count += 1) await sendCode(visitor, victim.app.wrong());
    stale.forEach((value, name) => visitor.cookies.set(name, value));
    expect((await sendCode(visitor, victim.app.next())).headers.get('location')).toBe('/login?redirectTo=%2F');
  },
  async 'sends a right code after five minutes'({ visitor, victim }) {
    await wait(5 * MINUTE + 1_000);
    await sendCode(visitor, victim.app.next());
  },
  async 'uses a challenge that the player has completed'({ victim }) {
    const own = await logIn(victim);
    const copy = visit();
    own.cookies.forEach((value, name) => copy.cookies.set(name, value));
    await sendRecoveryCode(own, victim.recoveryCodes[0] ?? '');
    await sendCode(copy, victim.app.next());
    expect(await isLoggedIn(copy)).toBe(false);
    return { sessions: 2 };
  },
  async "puts the challenge of the attacker's own account in place of the player's"({ victim }) {
    const own = await owner();
    const [mine, theirs] = [await challengeOf(own), await challengeOf(victim)];
    const crossed = [verify(mine, victim.app.wrong()), verify(theirs, own.app.next())];
    for (const { success } of await Promise.all(crossed)) expect(success).toBe(false);
    expect((await verify('x'.repeat(43), victim.app.next())).success, 'an invented one').toBe(false);
  },
  async 'guesses beyond ten codes, of which the eleventh is right'({ visitor, victim }) {
    for (let login = 0; login < 3; login += 1) {
      await visitor.logIn(victim.player.username, victim.player.password);
      for (let count = 0; count < 4 && login * 4 + count < 10; count += 1) await sendCode(visitor, victim.app.wrong());
    }
    const answer = await sendCode(visitor, victim.app.next());
    expect([answer.status, await shown(answer)]).toEqual([400, expect.stringContaining('Bir yedek kod kullanın')]);
  },
  async 'guesses through parallel challenges from many networks'({ victim }) {
    const browsers = await Promise.all(Array.from({ length: 8 }, () => logIn(victim)));
    await Promise.all(browsers.flatMap((each) => Array.from({ length: 4 }, () => sendCode(each, victim.app.wrong()))));
    const right = victim.app.next();
    const answers = await Promise.all(
      (await Promise.all([1, 2].map(() => logIn(victim)))).map(async (each) => {
        await sendCode(each, right);
        return isLoggedIn(each);
      }),
    );
    expect(answers).toEqual([false, false]);
  },
  async 'sends a code that the player has used, in the same half minute'({ visitor, victim }) {
    const code = victim.app.next();
    const own = await victimLogsIn(victim, code);
    expect(await shown(await sendCode(visitor, code))).toContain('Bu kod kullanıldı.');
    return own;
  },
  async 'sends a code of two half minutes ago, and one of two ahead'({ visitor, victim }) {
    for (const steps of [-2, 2]) await sendCode(visitor, totpCode(victim.app.secret, now() + (steps * MINUTE) / 2));
  },
  async "sends codes of the attacker's own app and list"({ visitor }) {
    const own = await owner();
    await sendCode(visitor, own.app.next());
    await sendRecoveryCode(visitor, own.recoveryCodes[0] ?? '');
  },
  async 'sends a backup code that the player has used'({ visitor, victim }) {
    const [code = ''] = victim.recoveryCodes;
    const own = await victimLogsIn(victim, code, sendRecoveryCode);
    expect(await shown(await sendRecoveryCode(visitor, code))).toContain('Yedek kod hatalı veya kullanılmış');
    return own;
  },
  async 'sends a backup code that newer ones have replaced'({ visitor, victim }) {
    const { data } = await victim.player.call('security/recoverycodes', { code: victim.app.next() });
    const [old = ''] = victim.recoveryCodes.splice(0, 10, ...(data as { recoveryCodes: string[] }).recoveryCodes);
    await sendRecoveryCode(visitor, old);
  },
  async 'names a factor that is none, or another one than the code is of'({ visitor, victim }) {
    for (const factor of ['none', 'sms', 'password', '', 'totp,recovery-code', '__proto__', 'passkey'])
      await visitor.post(VERIFY, { factor, code: victim.player.password });
    await visitor.post('/login/verify?factor=none&redirectTo=%2Fdashboard', { code: victim.player.password });
  },
  async 'sends no code, many codes, and other types than texts'({ visitor, victim }) {
    await visitor.post(VERIFY, {});
    await visitor.post(VERIFY, { factor: 'totp', code: '' });
    await visitor.post(
      VERIFY,
      Array.from({ length: 150 }, (_, index): [string, string] => ['code', String(100_000 + index)]),
    );
    const challenge = await challengeOf(victim);
    for (const code of [null, true, 0, [], {}, { $ne: '' }, ['000000']])
      expect((await verify(challenge, code)).success).toBe(false);
  },
  async 'resets the password in place of the code'({ visitor, victim }) {
    const { username, email } = victim.player;
    await visitor.post('/recover', { step: 'username', username });
    for (const code of ['000000', victim.app.next(), victim.recoveryCodes[0] ?? ''])
      await visitor.post('/recover', { step: 'code', code });
    await visitor.post('/recover', { step: 'password', password: 'baska-sifre', password2: 'baska-sifre' });
    expect(await shown(await visitor.get('/recover'))).not.toContain(email);
  },
  async 'resets the password with the mailbox in hand, and still has no code'({ visitor, victim }) {
    const { username, email } = victim.player;
    await visitor.post('/recover', { step: 'username', username });
    const code = await lastCodeTo(outboxOf(site.operatorUrl), email);
    await visitor.post('/recover', { step: 'code', code });
    await visitor.post('/recover', { step: 'password', password: 'baska-sifre', password2: 'baska-sifre' });
    const late = await sendCode(visitor, victim.app.next());
    expect(late.headers.get('location'), 'the login that waited has ended').toMatch(/^\/login\?/);
    expect((await visitor.logIn(username, 'baska-sifre')).headers.get('location')).toBe(VERIFY);
    // Every session ends with the password, the player's own one too.
    return { password: 'baska-sifre', sessions: 0 };
  },
  async "answers with a passkey of the attacker's own account"({ visitor, victim }) {
    const device = new PasskeyDevice(site.url);
    await addPasskey(await newPlayer(site.operatorUrl), device);
    const { challenge, rpId } = await optionsFor(visitor, VERIFY);
    const assertion = device.get({ challenge, rpId });
    await sendPasskey(visitor, assertion, VERIFY);
    await sendPasskey(visitor, { ...assertion, response: { ...assertion.response, userHandle: '1' } }, VERIFY);
    await visitor.post(`/login?redirectTo=%2F`, {
      intent: 'passkey',
      username: victim.player.username,
      assertion: '{}',
    });
  },
};

it('there are more than twenty tries', () => expect(Object.keys(tries).length).toBeGreaterThan(20));

describe('an attacker with the password and no factor gets nothing, who', () => {
  it.each(Object.entries(tries))('%s', async (_name, attack) => {
    const victim = await protect(await playerWithMoney(site.operatorUrl), clock);
    const visitor = await logIn(victim);
    const own = (await attack({ victim, visitor })) ?? {};
    await expectNothingFor(visitor, victim.player);
    await expectUntouched(victim, site.operatorUrl, own);
  });
});

/** A browser of the attacker that was logged in before the factor, with its forms open. */
async function loggedInBefore() {
  const player = await playerWithMoney(site.operatorUrl);
  const visitor = visit();
  await visitor.logIn(player.username, player.password);
  return { player, visitor, acts: await actsOf(visitor, player) };
}

const oldSession: Act[] = [
  'withdraws money',
  'asks for a passkey',
  'begins to change the phone',
  'ends the other sessions',
  'changes the password',
];

describe('an attacker with a session that began before the factor gets nothing, who', () => {
  it.each(oldSession)('%s', async (name) => {
    const { player, visitor, acts } = await loggedInBefore();
    const victim = await protect(player, clock);
    expect(await acts[name]()).toBe(false);
    await expectNothingFor(visitor, player);
    await expectUntouched(victim, site.operatorUrl, {});
  });

  it('turns the factor off with the password', async () => {
    const { player, visitor } = await loggedInBefore();
    const victim = await protect(player, clock);
    const off = { intent: 'off', password: player.password, code: victim.app.wrong() };
    expect((await visitor.post('/dashboard/security/two-factor', off)).headers.get('location')).toMatch(/^\/login\?/);
    await expectNothingFor(visitor, player);
    await expectUntouched(victim, site.operatorUrl, {});
  });

  it('polls the balance, and listens to a live connection', async () => {
    const { player, visitor } = await loggedInBefore();
    const relay = await openRelay(visitor);
    const victim = await protect(player, clock);
    expect(await relay.closed).toBe(1000);
    await expectNothingFor(visitor, player);
    await expectUntouched(victim, site.operatorUrl, {});
  });
});

describe('these tries would show a gain: ', () => {
  it.each(oldSession)('without a factor the same session %s', async (name) => {
    const { acts } = await loggedInBefore();
    expect(await acts[name]()).toBe(true);
  });

  it('with the factor the same steps open a session', async () => {
    const victim = await protect(await playerWithMoney(site.operatorUrl), clock);
    const visitor = await logIn(victim);
    await sendCode(visitor, victim.app.next());
    await expect(expectNothingFor(visitor, victim.player)).rejects.toThrow('expected 200 to be 401');
    await expect(expectUntouched(victim, site.operatorUrl, {})).rejects.toThrow('open sessions');
  });
});
