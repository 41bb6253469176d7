// @module-tag tier-2

import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCookieJar } from '../../app/session/cookie-jar.server';
import { deriveKeys } from '../../app/session/keys.server';
import { createKnownDevices } from '../../app/session/known-devices.server';
import { challengedLogin, exhaustAccount, findChallenge, solved, type ChallengeFields } from '../support/challenges';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { metric } from '../support/metrics';
import { lastCodeTo, messagesTo, outboxOf } from '../support/operator-outbox';
import { newPlayer, registrationOf, type TestPlayer } from '../support/players';
import { sentRegistration } from '../support/registration-form';
import { scenariosOf } from '../support/scenarios';
import { startSite, type TestSite } from '../support/site';

const SECRET = 'a secret that the test knows so as to seal cookies';
const HOUR_MS = 60 * 60_000;

// A site of its own: the tests turn its clock, and try one password for many accounts.
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ SESSION_SECRETS: SECRET, OPERATOR_SCENARIOS: '1', METRICS_PORT: '0' });
});
afterEach(() => scenariosOf(site.operatorUrl).clear());
afterAll(() => site.stop());

let networks = 0;
/** A visitor in a network that no other test uses. */
const newVisitor = () => {
  networks += 1;
  return new HttpBrowser(site.url, site.url, `10.${networks >> 16}.${(networks >> 8) & 255}.${networks & 255}`);
};

const player = () => newPlayer(site.operatorUrl);

/** A player, and a visitor from whose network strangers have tried the account. */
async function challengedPlayer() {
  const victim = await player();
  const visitor = newVisitor();
  const neighbour = new HttpBrowser(site.url, site.url, visitor.address);
  for (let guess = 0; guess < 8; guess += 1) await neighbour.logIn(victim.username, `${victim.username}-${guess}`);
  return { victim, visitor };
}

const logInWith = (visitor: HttpBrowser, { username, password }: TestPlayer, challenge: ChallengeFields) =>
  visitor.post('/login', { username, password, ...challenge });

/** Another browser with this one's known device cookie, in another network. */
function withCookieOf(visitor: HttpBrowser): HttpBrowser {
  const other = newVisitor();
  other.cookies.set('known-device', visitor.cookies.get('known-device') ?? '');
  return other;
}

describe('a player whose account strangers try from 13 networks', () => {
  it('logs in on a known device without a challenge, and on another one with a challenge', async () => {
    const victim = await player();
    const home = newVisitor();
    expect((await home.logIn(victim.username, victim.password)).status).toBe(303);
    await home.post('/logout', {});
    for (let network = 0; network < 13; network += 1) {
      const attacker = newVisitor();
      for (let guess = 0; guess < 8; guess += 1) await attacker.logIn(victim.username, `guess-${network}-${guess}`);
    }
    expect((await withCookieOf(home).logIn(victim.username, victim.password)).status).toBe(303);

    const abroad = newVisitor();
    const challenge = await challengedLogin(abroad, victim.username, victim.password);
    expect((await logInWith(abroad, victim, solved(challenge))).status).toBe(303);
    expect((await withCookieOf(abroad).logIn(victim.username, victim.password)).status).toBe(303);
  });

  it('is known on the device of the registration', async () => {
    const registration = registrationOf();
    const visitor = newVisitor();
    await visitor.post('/register', sentRegistration(registration));
    expect(visitor.cookies.has('session')).toBe(true);
    await exhaustAccount(newVisitor, registration.username);
    const again = await withCookieOf(visitor).logIn(registration.username, registration.password);
    expect(again.status).toBe(303);
  });
});

describe('a challenged login', () => {
  it('is answered with 429, the time to wait, the name and no password', async () => {
    const { victim, visitor } = await challengedPlayer();
    const answer = await visitor.logIn(victim.username, victim.password);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('15');
    expect(answer.headers.getSetCookie().join()).not.toContain('session=');
    const page = await shown(answer);
    expect(page).toContain('Boş alanları doldurun ve 15 saniye sonra yeniden deneyin.');
    expect(page).toContain(`value="${victim.username}"`);
    expect(page).not.toContain(victim.password);
  });

  it('is explained in English', async () => {
    const { victim, visitor } = await challengedPlayer();
    await visitor.post('/language', { language: 'en' });
    const page = await shown(await visitor.logIn(victim.username, victim.password));
    expect(page).toContain('Fill in the empty fields and try again in 15 seconds.');
  });

  it('is accepted without a script after 15 seconds, and waits no longer when it is sent too early', async () => {
    const { victim, visitor } = await challengedPlayer();
    const challenge = await challengedLogin(visitor, victim.username, victim.password);
    await site.clock.turn(10_000);
    const early = await logInWith(visitor, victim, challenge);
    expect(early.status).toBe(429);
    expect(Number(early.headers.get('retry-after'))).toBeLessThanOrEqual(5);
    expect(await findChallenge(early)).toEqual(challenge);
    await site.clock.turn(5_000);
    expect((await logInWith(visitor, victim, challenge)).status).toBe(303);
  });

  it('still needs the right password, and is counted', async () => {
    const { victim, visitor } = await challengedPlayer();
    const counts = () =>
      Promise.all(['issued', 'passed'].map((step) => metric(site, 'site_challenges_total', { form: 'login', step })));
    const before = await counts();
    const challenge = await challengedLogin(visitor, victim.username, victim.password);
    const answer = await logInWith(visitor, { ...victim, password: 'not-the-password' }, solved(challenge));
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('Kullanıcı adı veya şifre hatalı.');
    expect(await counts()).toEqual(before.map((count) => count + 1));
  });

  it.each<[string, (challenge: ChallengeFields, other: ChallengeFields) => ChallengeFields | Promise<ChallengeFields>]>(
    [
      ['no solution', (own) => own],
      ['a wrong solution', (own) => ({ ...own, solution: '1.2.3.4.5.6.7.8' })],
      ["another challenge's solution", (own, other) => ({ ...own, solution: solved(other).solution })],
      ["another account's challenge", (_own, other) => solved(other)],
      ['a forged challenge', (own) => ({ ...solved(own), challenge: own.challenge.replace(/..$/, 'AA') })],
      [
        'an expired challenge',
        async (own) => {
          await site.clock.turn(5 * 60_000 + 1_000);
          return solved(own);
        },
      ],
      ['nonsense', () => ({ challenge: '\u0000.%', solution: '9'.repeat(5_000) })],
    ],
  )('is challenged again for %s', async (_name, change) => {
    const [{ victim, visitor }, other] = [await challengedPlayer(), await challengedPlayer()];
    const own = await challengedLogin(visitor, victim.username, victim.password);
    const others = await challengedLogin(other.visitor, other.victim.username, other.victim.password);
    const answer = await logInWith(visitor, victim, await change(own, others));
    expect(answer.status).toBe(429);
    expect(await findChallenge(answer)).not.toBeNull();
    expect(visitor.cookies.has('session')).toBe(false);
  });

  it('is challenged again for a challenge that was used', async () => {
    const { victim, visitor } = await challengedPlayer();
    const challenge = solved(await challengedLogin(visitor, victim.username, 'not-the-password'));
    const wrong = { ...victim, password: 'not-the-password' };
    const statuses = (await Promise.all([1, 2, 3].map(() => logInWith(visitor, wrong, challenge)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([400, 429, 429]);
    await site.clock.turn(20_000);
    expect((await logInWith(visitor, victim, challenge)).status).toBe(429);
  });

  it('may use its challenge again after an outage', async () => {
    const { victim, visitor } = await challengedPlayer();
    const challenge = solved(await challengedLogin(visitor, victim.username, victim.password));
    await scenariosOf(site.operatorUrl).order('auth/login', { status: 500 });
    expect([502, 503]).toContain((await logInWith(visitor, victim, challenge)).status);
    await scenariosOf(site.operatorUrl).clear();
    expect((await logInWith(visitor, victim, challenge)).status).toBe(303);
  });

  it('is refused with the time to wait when five challenges are outstanding for the account and network', async () => {
    const { victim, visitor } = await challengedPlayer();
    for (let count = 0; count < 5; count += 1) await challengedLogin(visitor, victim.username, 'guess');
    const refused = await visitor.logIn(victim.username, victim.password);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(200);
    expect(await shown(refused)).toContain('Çok fazla deneme yapıldı. 5 dakika sonra yeniden deneyin.');
    expect((await newVisitor().logIn(victim.username, victim.password)).status).toBe(303);
  });
});

describe('the cookie of a known device', () => {
  async function knownDevice() {
    const owner = await player();
    const visitor = newVisitor();
    const login = await visitor.logIn(owner.username, owner.password);
    const header = login.headers.getSetCookie().find((cookie) => cookie.startsWith('known-device=')) ?? '';
    return { owner, visitor, header };
  }

  it('is set by a login, for 180 days, and survives the logout', async () => {
    const { visitor, header, owner } = await knownDevice();
    expect(header).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(header).not.toContain(owner.username);
    const logout = await visitor.post('/logout', {});
    expect(logout.headers.get('clear-site-data')).toBe('"cache", "storage"');
    expect(visitor.cookies.has('session')).toBe(false);
    expect(visitor.cookies.has('known-device')).toBe(true);
  });

  it('is not set by a failed login', async () => {
    const visitor = newVisitor();
    await visitor.logIn((await player()).username, 'not-the-password');
    expect(visitor.cookies.has('known-device')).toBe(false);
  });

  it('allows 8 wrong passwords in ten minutes, on all machines that have a copy together', async () => {
    const { owner, visitor } = await knownDevice();
    await exhaustAccount(newVisitor, owner.username);
    const statuses: number[] = [];
    for (let guess = 0; guess < 10; guess += 1)
      statuses.push((await withCookieOf(visitor).logIn(owner.username, `stolen-${guess}`)).status);
    expect(statuses).toEqual([...Array<number>(8).fill(400), 429, 429]);
  });

  it('is ignored when it was forged, sealed with another secret, or is for another account', async () => {
    const victim = await player();
    await exhaustAccount(newVisitor, victim.username);
    const jar = createCookieJar(undefined, false);
    const secret = 'another secret than the one that the site was started with';
    await createKnownDevices(deriveKeys([secret])).remember(jar, victim.username);
    const { visitor } = await knownDevice();
    const foreign = [jar.get({ name: 'known-device' }), 'x.y..z', visitor.cookies.get('known-device')];
    for (const cookie of foreign) {
      const stranger = newVisitor();
      stranger.cookies.set('known-device', cookie ?? '');
      expect((await stranger.logIn(victim.username, victim.password)).status).toBe(429);
    }
  });
});

describe('one password for many accounts', () => {
  it('is challenged after 30 wrong tries, on devices that the account does not know', async () => {
    const popular = 'Galatasaray1905';
    const [stranger, regular] = [await player(), await player()];
    const home = newVisitor();
    await home.logIn(regular.username, regular.password);
    for (let account = 0; account < 30; account += 1) await newVisitor().logIn(`sprayed${account}`, popular);

    const sprayed = newVisitor();
    const challenge = await challengedLogin(sprayed, stranger.username, popular);
    expect((await newVisitor().logIn(stranger.username, 'another password')).status).toBe(400);
    expect((await withCookieOf(home).logIn(regular.username, popular)).status).toBe(400);
    const passed = await logInWith(sprayed, { ...stranger, password: popular }, solved(challenge));
    expect(passed.status).toBe(400);
    expect(site.logs.join('\n')).not.toContain(popular);
  });
});

describe('recovery codes', () => {
  const order = (visitor: HttpBrowser, username: string, challenge?: ChallengeFields) =>
    visitor.post('/recover', { step: 'username', username, ...challenge });

  const sentTo = async ({ email }: TestPlayer) => (await messagesTo(outboxOf(site.operatorUrl), email)).length;

  it('are challenged after five from any networks, refused after ten a day, and sent to a known device even then', async () => {
    const victim = await player();
    const home = newVisitor();
    await home.logIn(victim.username, victim.password);
    for (let code = 0; code < 5; code += 1) expect((await order(newVisitor(), victim.username)).status).toBe(303);
    for (let code = 0; code < 5; code += 1) {
      const stranger = newVisitor();
      const challenged = await order(stranger, victim.username);
      expect(challenged.status).toBe(429);
      const challenge = await findChallenge(challenged);
      if (!challenge) throw new Error('No challenge.');
      expect((await order(stranger, victim.username, solved(challenge))).status).toBe(303);
    }
    expect(await sentTo(victim)).toBe(10);
    const refused = await order(newVisitor(), victim.username);
    expect(refused.status).toBe(429);
    expect(await shown(refused)).toContain('Çok fazla deneme yapıldı. 24 saat sonra yeniden deneyin.');

    const owner = withCookieOf(home);
    expect((await order(owner, victim.username)).status).toBe(303);
    expect(await sentTo(victim)).toBe(11);
    const code = await lastCodeTo(outboxOf(site.operatorUrl), victim.email);
    expect((await owner.post('/recover', { step: 'code', code })).headers.get('location')).toBe('/recover');
    for (let more = 0; more < 4; more += 1) expect((await order(withCookieOf(home), victim.username)).status).toBe(303);
    expect((await order(withCookieOf(home), victim.username)).status).toBe(429);

    await site.clock.turn(24 * HOUR_MS);
    expect((await order(newVisitor(), victim.username)).status).toBe(303);
  });

  it('can be checked by their owner while strangers guess them', async () => {
    const victim = await player();
    const home = newVisitor();
    await home.logIn(victim.username, victim.password);
    const attacker = newVisitor();
    await order(attacker, victim.username);
    const journey = attacker.cookies.get('recovery') ?? '';
    for (let guess = 0; guess < 21; guess += 1) {
      const helper = newVisitor();
      helper.cookies.set('recovery', journey);
      await helper.post('/recover', { step: 'code', code: '000000' });
    }
    const check = async (visitor: HttpBrowser) => {
      await order(visitor, victim.username);
      const code = await lastCodeTo(outboxOf(site.operatorUrl), victim.email);
      return { code, answer: await visitor.post('/recover', { step: 'code', code }) };
    };
    const stranger = newVisitor();
    const { code, answer } = await check(stranger);
    const challenge = await findChallenge(answer);
    if (!challenge) throw new Error(`No challenge: ${answer.status}.`);
    expect((await stranger.post('/recover', { step: 'code', code, ...solved(challenge) })).status).toBe(303);
    expect((await check(withCookieOf(home))).answer.status).toBe(303);
  });

  it('are counted for all networks of an IPv6 /56', async () => {
    const statuses: number[] = [];
    for (let subscriber = 0; subscriber < 82; subscriber += 1) {
      const visitor = new HttpBrowser(site.url, site.url, `2001:db8:5:${subscriber.toString(16)}::1`);
      statuses.push((await order(visitor, `unknown${subscriber}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it('may not be challenged with the challenge of a login', async () => {
    const { victim, visitor } = await challengedPlayer();
    for (let code = 0; code < 5; code += 1) await order(newVisitor(), victim.username);
    const ofLogin = solved(await challengedLogin(visitor, victim.username, 'guess'));
    expect((await order(visitor, victim.username, ofLogin)).status).toBe(429);
  });
});

describe('phone codes', () => {
  it('are sent to a number ten times a day, for requests of any players', async () => {
    const { phone } = registrationOf();
    const order = async () => {
      const visitor = newVisitor();
      const { username, password } = await player();
      await visitor.logIn(username, password);
      await visitor.post('/dashboard/phone-verification', { intent: 'update' });
      return visitor.post('/dashboard/phone-verification', { intent: 'send', phone });
    };
    for (let code = 0; code < 6; code += 1) expect((await order()).status).toBe(303);
    await site.clock.turn(HOUR_MS);
    for (let code = 0; code < 4; code += 1) expect((await order()).status).toBe(303);
    const refused = await order();
    expect(refused.status).toBe(429);
    expect(await shown(refused)).toContain('Çok fazla deneme yapıldı. 23 saat sonra yeniden deneyin.');
  });

  it('are sent to one player fifteen times a day', async () => {
    const { username, password } = await player();
    const visitor = newVisitor();
    await visitor.logIn(username, password);
    const statuses: number[] = [];
    for (let code = 0; code < 16; code += 1) {
      await visitor.post('/dashboard/phone-verification', { intent: 'update' });
      const { phone } = registrationOf();
      statuses.push((await visitor.post('/dashboard/phone-verification', { intent: 'send', phone })).status);
      if (code % 5 === 4) await site.clock.turn(HOUR_MS / 2);
    }
    expect(statuses).toEqual([...Array<number>(15).fill(303), 429]);
  });
});

it('a player is told of five wrong passwords and three recovery codes by notifications, in their language', async () => {
  const victim = await player();
  const { username } = victim;
  const guesser = newVisitor();
  for (let guess = 0; guess < 5; guess += 1) await guesser.logIn(username, `told-${guess}`);
  for (let code = 0; code < 3; code += 1) await newVisitor().post('/recover', { step: 'username', username });
  const owner = newVisitor();
  await owner.logIn(username, victim.password);
  const list = await shown(await owner.get('/notifications'));
  expect(list).toContain('Hesabınıza girilmeye çalışıldı');
  expect(list).toContain('Şifre sıfırlama kodları istendi');
  await owner.post('/language', { language: 'en' });
  expect(await shown(await owner.get('/notifications'))).toContain('Someone tried to log in to your account');
});
