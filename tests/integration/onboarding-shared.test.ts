// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { challengedLogin, solved } from '../support/challenges';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer, registrationOf } from '../support/players';
import { openRelay } from '../support/relay-socket';
import { sentRegistration } from '../support/registration-form';
import { twoSitesBehindFaults } from '../support/site-behind-faults';

const ORIGIN = 'http://localhost:1';

const { operator, proxy, redis, restartRedis, sites } = twoSitesBehindFaults(() => ({ PUBLIC_ORIGIN: ORIGIN }));

const callsOf = (call: string) => proxy.calls.get(call) ?? 0;

/** One browser whose requests a load balancer spreads over both instances: same cookies, same address. */
function oneBrowser(): [HttpBrowser, HttpBrowser] {
  const first = new HttpBrowser(sites[0].url, ORIGIN);
  return [first, new HttpBrowser(sites[1].url, ORIGIN, first.address)];
}

function copyCookies(from: HttpBrowser, to: HttpBrowser): void {
  to.cookies.clear();
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
}

async function loggedIn() {
  const player = await newPlayer(operator.apiUrl);
  const [first, second] = oneBrowser();
  await first.logIn(player.username, player.password);
  copyCookies(first, second);
  return { player, first, second };
}

const wrongLogin = (visitor: HttpBrowser, username: string) => visitor.logIn(username, `not this one, ${username}`);

const registration = () => sentRegistration(registrationOf());

const callRequest = { name: 'Şeyma Işık', 'contacts[0].type': '1', 'contacts[0].contact': '0532 123 45 67' };

describe('two instances that share Redis', () => {
  it('count wrong passwords together, and only those', async () => {
    const [first, second] = oneBrowser();
    const { username, password } = await newPlayer(operator.apiUrl);
    proxy.faults.set('auth/login', { kind: 'status', status: 500 });
    expect((await wrongLogin(first, username)).status).toBe(503);
    proxy.faults.clear();
    expect((await new HttpBrowser(sites[0].url, ORIGIN, first.address).logIn(username, password)).status).toBe(303);

    const statuses: number[] = [];
    for (const visitor of [first, second, first, second, first, second, first, second])
      statuses.push((await wrongLogin(visitor, username)).status);
    expect(statuses).toEqual(Array<number>(8).fill(400));
    for (const visitor of [first, second]) expect((await visitor.logIn(username, password)).status).toBe(429);
  });

  it('accept a challenge of the other one, once', async () => {
    const [first, second] = oneBrowser();
    const { username, password } = await newPlayer(operator.apiUrl);
    for (let guess = 0; guess < 8; guess += 1) await wrongLogin(first, username);
    const challenge = solved(await challengedLogin(first, username, password));
    const wrong = { username, password: 'not this one', ...challenge };
    const answers = await Promise.all([first, second, first, second].map((visitor) => visitor.post('/login', wrong)));
    expect(answers.map(({ status }) => status).sort()).toEqual([400, 429, 429, 429]);
    const another = solved(await challengedLogin(second, username, password));
    expect((await first.post('/login', { username, password, ...another })).status).toBe(303);
    copyCookies(first, second);
    expect((await second.logIn(username, password)).status).toBe(303);
  });

  it('register once for a form sent to both, and log both in', async () => {
    const [first, second] = oneBrowser();
    await first.get('/register');
    copyCookies(first, second);
    const typed = registration();
    const before = callsOf('auth/register');
    const answers = await Promise.all([first, second].map((visitor) => visitor.post('/register', typed)));
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual(['/register/welcome', '/register/welcome']);
    expect(callsOf('auth/register') - before).toBe(1);
    for (const visitor of [first, second]) expect((await visitor.get('/dashboard')).status).toBe(200);
  });

  it('return the same errors of a refused registration from both', async () => {
    const [first, second] = oneBrowser();
    await first.get('/register');
    copyCookies(first, second);
    const { username } = await newPlayer(operator.apiUrl);
    const before = callsOf('auth/register');
    const typed = { ...registration(), username };
    proxy.faults.set('auth/register', { kind: 'hang' });
    const hung = proxy.hungCalls('auth/register');
    const both = Promise.all([first, second].map((visitor) => visitor.post('/register', typed)));
    await proxy.held('auth/register', hung + 1);
    // Both instances answer a page meanwhile, so the other one has received its copy of the form.
    await Promise.all([first, second].map((visitor) => visitor.get('/login')));
    proxy.release();
    const answers = await both;
    expect(answers.map(({ status }) => status)).toEqual([400, 400]);
    expect(callsOf('auth/register') - before).toBe(1);
  });

  it('send a call request once', async () => {
    const visitors = oneBrowser();
    const before = callsOf('cms/callme');
    const message = 'Bir kez arayın lütfen.';
    const answers = await Promise.all(visitors.map((visitor) => visitor.post('/call-me', { ...callRequest, message })));
    answers.push(await visitors[1].post('/call-me', { ...callRequest, message }));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(callsOf('cms/callme') - before).toBe(1);
  });

  it('refuse a session that was ended at the other, although the operator did not get the logout', async () => {
    const { first, second } = await loggedIn();
    expect((await second.get('/dashboard')).status).toBe(200);
    proxy.faults.set('auth/logout', { kind: 'reset' });
    await first.post('/logout', {});
    proxy.faults.clear();
    const answer = await second.get('/dashboard');
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/login?redirectTo=%2Fdashboard']);
    expect((await second.get('/balance')).status).toBe(401);
    // A new login starts another session.
    const again = await loggedIn();
    expect((await again.second.get('/dashboard')).status).toBe(200);
  });

  it('close the live connections of a session that was ended at the other, although the operator did not get the logout', async () => {
    const [{ first, second }, other] = await Promise.all([loggedIn(), loggedIn()]);
    const [live, others] = await Promise.all([openRelay(second), openRelay(other.second)]);
    proxy.faults.set('auth/logout', { kind: 'reset' });
    await first.post('/logout', {});
    expect(await live.closed).toBe(1000);
    expect(others.socket.readyState).toBe(others.socket.OPEN);
    others.socket.close();
  });

  it('ask for the balance once in three seconds', async () => {
    const { first, second } = await loggedIn();
    const before = callsOf('user/balance');
    const polls = Array.from({ length: 20 }, (_, index) => (index % 2 ? second : first).get('/balance'));
    const answers = await Promise.all((await Promise.all(polls)).map((answer) => answer.json() as Promise<object>));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(callsOf('user/balance') - before).toBe(1);
  });
});

describe('while Redis', () => {
  const patience = { timeout: 10_000 };

  it.each<[string, () => Promise<void> | void, () => Promise<void> | void]>([
    ['is unavailable', () => redis.stop(), restartRedis],
    ['does not answer', () => redis.pause(), () => redis.resume()],
  ])(
    '%s, players stay logged in, can register and log in, and each instance applies limits by itself',
    async (_name, lose, bringBack) => {
      const { first, second } = await loggedIn();
      await lose();
      try {
        // The first request may wait for the timeout of a second; later requests do not: the clock stands still.
        await first.get('/balance');
        await second.get('/balance');
        await Promise.all(sites.map(({ clock }) => clock.hold()));
        const pages = await Promise.all(
          [first, second, first, second, first, second].map((visitor) => visitor.get('/dashboard')),
        );
        await Promise.all(sites.map(({ clock }) => clock.release()));
        expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200]));

        const [onboarding] = oneBrowser();
        await onboarding.get('/register');
        expect((await onboarding.post('/register', registration())).headers.get('location')).toBe('/register/welcome');

        const [guessing] = oneBrowser();
        const { username } = await newPlayer(operator.apiUrl);
        const statuses: number[] = [];
        for (let tries = 0; tries < 9; tries += 1) statuses.push((await wrongLogin(guessing, username)).status);
        expect(statuses).toEqual([...Array<number>(8).fill(400), 429]);

        await first.post('/logout', {});
        expect((await first.get('/dashboard')).status).toBe(302);
      } finally {
        await bringBack();
      }
      const after = await loggedIn();
      await expect
        .poll(async () => {
          const { first: one, second: other } = await loggedIn();
          await one.post('/logout', {});
          return (await other.get('/dashboard')).status;
        }, patience)
        .toBe(302);
      expect((await after.first.get('/dashboard')).status).toBe(200);
    },
  );
});
