// @module-tag tier-2

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Authenticator } from '../support/authenticator';
import { asLink } from '../support/fetch-metadata';
import { shown } from '../support/html';
import { HttpBrowser } from '../support/http-browser';
import type { TestPlayer } from '../support/players';
import { lastCodeTo } from '../support/operator-outbox';
import { startRawHub, type RawHub } from '../support/raw-hub';
import { openRelay } from '../support/relay-socket';
import { startRedis } from '../support/redis';
import { endableSessions, logInEach, SESSIONS } from '../support/session-list';
import { twoSitesBehindFaults } from '../support/site-behind-faults';
import { startSite } from '../support/site';

/** The hub of the second instance closes no connection by itself. */
let hub: RawHub;
beforeAll(async () => void (hub = await startRawHub()));
afterAll(() => hub.close());
const { operator, proxy, sites } = twoSitesBehindFaults((which): Record<string, string> =>
  which === 1 ? { OPERATOR_HUB_URL: hub.url } : {},
);
beforeEach(() => proxy.calls.clear());

const TWO_FACTOR = '/dashboard/security/two-factor';

/** The secret of a set-up, as the page shows it for typing. */
const secretIn = (page: string) => (/<code>([A-Z2-7 ]+)<\/code>/.exec(page)?.[1] ?? '').replaceAll(' ', '');

/** One player: `there` and `other` are sessions at the second instance, `here` at the first. */
async function enter() {
  const [there, other] = [new HttpBrowser(sites[1].url), new HttpBrowser(sites[1].url)];
  const here = new HttpBrowser(sites[0].url);
  const player = await logInEach(operator.apiUrl, [other, there, here]);
  return { player, here, there, other };
}

/** Ends `there`, by its row in the list of `here`. */
async function end(here: HttpBrowser): Promise<void> {
  const [id = ''] = await endableSessions(here);
  expect((await here.post(SESSIONS, { id })).status).toBe(303);
}

/** Stops the sites' clocks, so that what follows waits for no timer of theirs: it happens at once, or never. */
const holdClocks = () => Promise.all(sites.map(({ clock }) => clock.hold()));
afterEach(() => Promise.all(sites.map(({ clock }) => clock.release())));

const askedBy = (visitor: HttpBrowser) => proxy.callsFrom.get(`user/balance@${visitor.address}`) ?? 0;

describe('a session that is ended at one instance', () => {
  it('is over at the other for pages and polls, while the other sessions go on', async () => {
    const { here, there, other } = await enter();
    for (const visitor of [there, other]) expect((await visitor.get('/')).status).toBe(200);
    const copy = new HttpBrowser(sites[1].url);
    there.cookies.forEach((value, name) => copy.cookies.set(name, value));
    await holdClocks();
    await end(here);
    const answer = await there.get('/dashboard/change-password', asLink);
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Fdashboard%2Fchange-password');
    expect((await copy.get('/balance')).status).toBe(401);
    expect(await shown(await there.get('/login'))).toContain('Oturumunuz sona erdi.');
    for (const visitor of [other, here]) expect((await visitor.get('/dashboard/change-password')).status).toBe(200);
  });

  it('loses its live connections there within two seconds, even if the hub keeps them, and no other does', async () => {
    const { here, there, other } = await enter();
    const stranger = await enter();
    const [gone, kept, strange] = await Promise.all([openRelay(there), openRelay(other), openRelay(stranger.there)]);
    await holdClocks();
    await end(here);
    expect(await gone.closed).toBe(1000);
    // The page asks at once, and is told why it ends.
    const poll = await there.get('/balance');
    expect([poll.status, there.cookies.has('session'), there.cookies.has('toast')]).toEqual([401, false, true]);
    for (const { socket } of [kept, strange]) {
      expect(socket.readyState).toBe(socket.OPEN);
      socket.close();
    }
  });

  it('is checked by one call for each session, which its cookie then tells every instance', async () => {
    const { here, there, other } = await enter();
    await end(here);
    await other.get('/');
    for (const visitor of [there, other, here]) proxy.callsFrom.delete(`user/balance@${visitor.address}`);
    const polls = await Promise.all(Array.from({ length: 5 }, () => other.get('/dashboard/change-password')));
    expect(polls.map(({ status }) => status)).toEqual(Array(5).fill(200));
    const elsewhere = new HttpBrowser(sites[0].url, undefined, other.address);
    other.cookies.forEach((value, name) => elsewhere.cookies.set(name, value));
    proxy.faults.set(`user/balance@${other.address}`, { kind: 'status', status: 401 });
    // A data request makes no call of its own.
    const data = '/dashboard/change-password?_data=routes%2Fdashboard.change-password';
    expect((await elsewhere.get(data)).status).toBe(200);
    expect((await here.get(data)).status).toBe(200);
    expect([askedBy(here) <= 1, askedBy(there)]).toEqual([true, 0]);
  });
});

/** Asks for a code, and sets a new password with it, as a guest of the first instance. */
async function recover({ username, email }: TestPlayer) {
  const guest = new HttpBrowser(sites[0].url);
  await guest.post('/recover', { step: 'username', username: username.toUpperCase() });
  const code = await lastCodeTo(operator, email);
  await guest.post('/recover', { step: 'code', code });
  const answer = await guest.post('/recover', { step: 'password', password: 'yeni-sifre', password2: 'yeni-sifre' });
  expect(answer.status).toBe(303);
}

describe('a new password', () => {
  it('by the form ends the other sessions at every instance, and not the one that changed it', async () => {
    const { player, here, there } = await enter();
    await there.get('/');
    const fields = { oldPassword: player.password, password: 'yeni-sifre', confirmPassword: 'yeni-sifre' };
    expect((await here.post('/dashboard/change-password', fields)).status).toBe(303);
    expect((await there.get('/balance')).status).toBe(401);
    expect((await here.get('/balance')).status).toBe(200);
  });

  it('by account recovery ends all sessions at every instance', async () => {
    const { player, here, there } = await enter();
    const stranger = new HttpBrowser(sites[1].url);
    await logInEach(operator.apiUrl, [stranger]);
    for (const visitor of [here, there, stranger]) expect((await visitor.get('/balance')).status).toBe(200);
    await recover(player);
    for (const visitor of [here, there]) expect((await visitor.get('/balance')).status).toBe(401);
    expect((await stranger.get('/balance')).status).toBe(200);
  });
});

it('a second factor that is turned on ends the sessions that began without it, at every instance', async () => {
  const { here, there } = await enter();
  const copy = new HttpBrowser(sites[1].url);
  there.cookies.forEach((value, name) => copy.cookies.set(name, value));
  expect((await there.get('/')).status).toBe(200);
  const gone = await openRelay(there);
  await here.post(TWO_FACTOR, { intent: 'begin' });
  const app = new Authenticator(secretIn(await shown(await here.get(TWO_FACTOR))), Date.now);
  await holdClocks();
  expect((await here.post(TWO_FACTOR, { code: app.next() })).status).toBe(200);
  expect(await gone.closed).toBe(1000);
  // None of these makes a call of its own.
  const page = await there.get('/dashboard/change-password', asLink);
  expect(page.headers.get('location')).toBe('/login?redirectTo=%2Fdashboard%2Fchange-password');
  expect((await copy.get('/balance')).status).toBe(401);
  expect((await here.get('/dashboard/change-password')).status).toBe(200);
});

it('while Redis is away, the instance that ended a session knows it', async () => {
  const own = await startRedis();
  const url = proxy.apiUrl;
  const site = await startSite({ OPERATOR_API_URL: url, REDIS_URL: own.url });
  const [there, here] = [new HttpBrowser(site.url), new HttpBrowser(site.url)];
  await logInEach(operator.apiUrl, [there, here]);
  await there.get('/');
  const [id = ''] = await endableSessions(here);
  await own.stop();
  await here.post(SESSIONS, { id });
  expect((await there.get('/dashboard/change-password', asLink)).headers.get('location')).toContain('/login');
  expect((await here.get('/dashboard')).status).toBe(200);
  await site.stop();
});
