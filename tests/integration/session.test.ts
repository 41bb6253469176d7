// @module-tag tier-1
// @module-tag session

import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { demoBalance } from '../support/demo-balance';
import { shown } from '../support/html';
import { newPlayer } from '../support/players';
import { newDataDir, startSite, type TestSite } from '../support/site';

const secrets = ['an-old-secret-of-more-than-32-characters', 'a-new-secret-of-more-than-32-characters'] as const;

const { operator, proxy, site } = siteBehindFaults({ SESSION_SECRETS: secrets[0] });
/** Has other secrets. */
const other = sharedSite();

async function loggedIn(at: TestSite = site): Promise<HttpBrowser> {
  const visitor = new HttpBrowser(at.url);
  expect((await visitor.logIn()).status).toBe(303);
  return visitor;
}

const isPlayer = async (visitor: HttpBrowser) => (await shown(await visitor.get('/'))).includes('Hoş geldiniz, demo');

describe('an invalid session cookie', () => {
  it.each([
    ['tampered', (value: string) => value.replace(/.(?=.{40}$)/, (letter) => (letter === 'A' ? 'B' : 'A'))],
    ['truncated', (value: string) => value.slice(0, -20)],
    ['without its count', (value: string) => value.slice(2)],
    ['with a count it does not have', (value: string) => value.replace('1~', '3~')],
    ['with an absurd count', (value: string) => value.replace('1~', '99999999~')],
    ['empty', () => ''],
    ['nonsense', () => '1~%00%ff;;'],
    ['JSON', () => '1~{"token":"x","username":"admin"}'],
    ['unsigned', () => '1~eyJhbGciOiJub25lIn0.eyJ1c2VybmFtZSI6ImRlbW8ifQ.'],
    ['very long', () => `1~${'a'.repeat(9000)}`],
  ])('that is %s makes the visitor a guest, without an error', async (_name, spoil) => {
    const visitor = await loggedIn();
    visitor.cookies.set('session', spoil(visitor.cookies.get('session') ?? ''));
    const home = await visitor.get('/');
    expect(home.status).toBe(200);
    expect(await shown(home)).not.toContain('Hoş geldiniz, demo');
    expect((await visitor.get('/dashboard')).headers.get('location')).toBe('/login?redirectTo=%2Fdashboard');
  });

  it('from another site makes the visitor a guest', async () => {
    const elsewhere = await loggedIn(other);
    const visitor = new HttpBrowser(site.url);
    visitor.cookies.set('session', elsewhere.cookies.get('session') ?? '');
    expect(await isPlayer(visitor)).toBe(false);
  });
});

describe('the session secrets', () => {
  it('can be rotated: the new one seals, the old one still opens until it is removed', async () => {
    const visitor = await loggedIn();
    const rotate = async (list: string) => {
      const next = await startSite({ OPERATOR_API_URL: proxy.apiUrl, SESSION_SECRETS: list });
      const there = new HttpBrowser(next.url);
      there.cookies.set('session', visitor.cookies.get('session') ?? '');
      const known = await isPlayer(there);
      await next.stop();
      return known;
    };
    expect(await rotate(`${secrets[1]},${secrets[0]}`)).toBe(true);
    expect(await rotate(secrets[1])).toBe(false);
  });

  it('are required to start in production', async () => {
    await expect(startSite({ NODE_ENV: 'production', DEMO: '1' })).rejects.toThrow(
      /SESSION_SECRETS: required in production/,
    );
  });
});

it('a session survives a restart of the server', async () => {
  const dataDir = newDataDir();
  const before = await startSite({ DATA_DIR: dataDir });
  const visitor = await loggedIn(before);
  await before.stop();
  const after = await startSite({ DATA_DIR: dataDir });
  const back = visitor.copyAt(after.url);
  expect(await isPlayer(back)).toBe(true);
  expect(await shown(await back.get('/dashboard'))).toContain(await demoBalance(after.operatorUrl));
  await after.stop();
});

it('concurrent requests of players never mix their data', async () => {
  const players = await Promise.all([1, 2, 3].map(() => newPlayer(operator.apiUrl)));
  const visitors = await Promise.all(
    players.map(async ({ username, password }) => {
      const visitor = new HttpBrowser(site.url);
      expect((await visitor.logIn(username, password)).status).toBe(303);
      return { username, visitor };
    }),
  );
  const asked = ['/', '/casino/slot', '/dashboard', '/'].flatMap((path) => visitors.map((each) => ({ path, ...each })));
  const pages = await Promise.all(
    asked.map(async ({ path, username, visitor }) => ({ username, html: await (await visitor.get(path)).text() })),
  );
  for (const { username, html } of pages) {
    const named = players.filter((player) => html.includes(player.username));
    expect(named.map((player) => player.username)).toEqual([username]);
  }
  const tokens = pages.map(({ html }) => /"csrf":"([^"]+)"/.exec(html)?.[1]);
  expect(new Set(tokens).size).toBe(pages.length);
  const guest = await (await new HttpBrowser(site.url).get('/')).text();
  expect(players.filter(({ username }) => guest.includes(username))).toEqual([]);
});

describe('401 from the operator', () => {
  it('ends the session on any page, and redirects to the login form with a return path and a message', async () => {
    const visitor = await loggedIn();
    proxy.faults.set('user/balance', { kind: 'status', status: 401 });
    const answer = await visitor.get('/dashboard?page=2');
    proxy.faults.clear();
    expect(answer.headers.get('location')).toBe('/login?redirectTo=%2Fdashboard%3Fpage%3D2');
    expect(visitor.cookies.has('session')).toBe(false);
    expect(await shown(await visitor.get('/login'))).toContain('Oturumunuz sona erdi.');
  });

  it('does the same for a data request', async () => {
    const visitor = await loggedIn();
    proxy.faults.set('user/balance', { kind: 'status', status: 401 });
    const answer = await visitor.get('/dashboard?_data=routes%2Fdashboard._index');
    proxy.faults.clear();
    expect(answer.headers.get('x-remix-redirect')).toBe('/login?redirectTo=%2Fdashboard');
    expect(visitor.cookies.has('session')).toBe(false);
  });
});

describe('logging out', () => {
  it('ends the session at the site', async () => {
    const visitor = await loggedIn();
    const answer = await visitor.post('/logout', {});
    expect(answer.headers.get('location')).toBe('/');
    expect(answer.headers.get('clear-site-data')).toContain('storage');
    expect(visitor.cookies.has('session')).toBe(false);
    expect(await shown(await visitor.get('/'))).toContain('Çıkış yaptınız.');
  });

  it('ends the session at the operator, even for a site that does not remember it', async () => {
    const visitor = await loggedIn();
    const kept = visitor.cookies.get('session') ?? '';
    await visitor.post('/logout', {});
    const restarted = await startSite({ OPERATOR_API_URL: proxy.apiUrl, SESSION_SECRETS: secrets[0] });
    const copy = new HttpBrowser(restarted.url);
    copy.cookies.set('session', kept);
    expect((await copy.get('/dashboard')).headers.get('location')).toBe('/login?redirectTo=%2Fdashboard');
    await restarted.stop();
  });

  it.each(['/dashboard', '/dashboard/financial-activities', '/notifications'])(
    'invalidates copies of the cookie for %s',
    async (page) => {
      const visitor = await loggedIn();
      const kept = visitor.cookies.get('session') ?? '';
      await visitor.get(page);
      await visitor.post('/logout', {});
      visitor.cookies.set('session', kept);
      const answer = await visitor.get(page);
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        `/login?redirectTo=${encodeURIComponent(page)}`,
      ]);
    },
  );

  it.each([
    ['is down', { kind: 'reset' }],
    ['says that the session is over already', { kind: 'status', status: 401 }],
  ] as const)('works when the operator %s', async (_name, fault) => {
    const visitor = await loggedIn();
    const kept = visitor.cookies.get('session') ?? '';
    proxy.faults.set('auth/logout', fault);
    const answer = await visitor.post('/logout', {});
    proxy.faults.clear();
    expect(answer.headers.get('location')).toBe('/');
    expect(visitor.cookies.has('session')).toBe(false);
    // At the operator the token is still valid.
    visitor.cookies.set('session', kept);
    expect((await visitor.get('/dashboard')).headers.get('location')).toBe('/login?redirectTo=%2Fdashboard');
    expect((await visitor.get('/balance')).status).toBe(401);
  });

  it('does not happen by GET', async () => {
    const visitor = await loggedIn();
    await visitor.get('/logout');
    expect(visitor.cookies.has('session')).toBe(true);
  });
});

it('a session too large for one cookie is split and restored', async () => {
  const facts = { token: 'T'.repeat(4000), username: 'demo', usercode: '1', betsyToken: 'B'.repeat(2000) };
  const body = JSON.stringify({ success: true, message: null, data: facts });
  proxy.faults.set('auth/login', { kind: 'body', body });
  const visitor = await loggedIn();
  proxy.faults.clear();
  const parts = [...visitor.cookies].filter(([name]) => name.startsWith('session'));
  expect(parts.length).toBeGreaterThan(1);
  for (const [name, value] of parts) expect(name.length + value.length).toBeLessThan(4000);
  // The operator does not know the token, and would end the session.
  proxy.faults.set('customer/sessionfacts', { kind: 'status', status: 501 });
  proxy.faults.set('user/balance', { kind: 'body', body: '{"success":true,"data":{"balance":12.3}}' });
  expect(await shown(await visitor.get('/pages/1'))).toContain('₺12,30');
  proxy.faults.clear();
  expect(proxy.lastHeaders.get('user/balance')?.authorization).toBe(`Bearer ${facts.token}`);
  await visitor.post('/logout', {});
  expect([...visitor.cookies.keys()].filter((name) => name.startsWith('session'))).toEqual([]);
});

it('a session too large for all cookies is not started', async () => {
  const facts = {
    token: 'ş'.repeat(4000),
    username: 'demo',
    usercode: '1',
    betsyToken: 'ğ'.repeat(2000),
    betcoToken: 'ü'.repeat(2000),
  };
  proxy.faults.set('auth/login', { kind: 'body', body: JSON.stringify({ success: true, data: facts }) });
  const visitor = new HttpBrowser(site.url);
  const answer = await visitor.logIn();
  proxy.faults.clear();
  expect(answer.status).toBe(502);
  expect([...visitor.cookies.keys()].filter((name) => name.startsWith('session'))).toEqual([]);
});

it('a message waits for a page that is seen: not for a prefetch or a HEAD', async () => {
  const visitor = await loggedIn();
  for (const unseen of [{ 'sec-purpose': 'prefetch;prerender' }, { purpose: 'prefetch' }, { 'x-moz': 'prefetch' }]) {
    for (const path of ['/pages/1', '/casino/slot', '/no-such-page', '/?_data=root']) await visitor.get(path, unseen);
  }
  const cookie = [...visitor.cookies].map((pair) => pair.join('=')).join('; ');
  const { headers } = await fetch(`${site.url}/pages/1`, { method: 'HEAD', headers: { cookie } });
  expect(headers.getSetCookie().filter((each) => each.startsWith('toast='))).toEqual([]);
  expect(await shown(await visitor.get('/pages/1'))).toContain('data-toast="success"');
  expect(await shown(await visitor.get('/pages/1'))).not.toContain('data-toast="success"');
});

it('a message of the operator that is too long for a cookie is shortened', async () => {
  const data = { token: 't', username: 'demo', usercode: '1' };
  const message = 'Uzun '.repeat(2000);
  proxy.faults.set('auth/login', { kind: 'body', body: JSON.stringify({ success: true, message, data }) });
  const visitor = await loggedIn();
  proxy.faults.set('user/balance', { kind: 'body', body: '{"success":true,"data":{"balance":1}}' });
  expect(visitor.cookies.get('toast')?.length).toBeLessThan(1500);
  expect(await shown(await visitor.get('/pages/1'))).toMatch(/data-toast="success"[\s\S]*?(Uzun ){59}Uzun…<\/span>/);
  proxy.faults.clear();
});

it('a session survives another login that fails, and its token is not sent with that login', async () => {
  const visitor = await loggedIn();
  proxy.faults.set('auth/login', { kind: 'status', status: 401 });
  const answer = await visitor.logIn('yeni', 'wrong');
  proxy.faults.clear();
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/']);
  expect(proxy.lastHeaders.get('auth/login')).not.toHaveProperty('authorization');
  expect(await isPlayer(visitor)).toBe(true);
});

it('the token never appears in pages, data, headers or logs', async () => {
  const token = 'canary-token-1f0a9b';
  const data = { token, username: 'demo', usercode: '1', betsyToken: `${token}-b`, betcoToken: `${token}-c` };
  proxy.faults.set('auth/login', { kind: 'body', body: JSON.stringify({ success: true, data }) });
  const visitor = await loggedIn();
  proxy.faults.set('user/balance', { kind: 'body', body: '{"success":true,"data":{"balance":1}}' });
  const answers = [
    await visitor.get('/'),
    await visitor.get('/dashboard'),
    await visitor.get('/?_data=root'),
    await visitor.get('/dashboard?_data=routes%2Fdashboard._index'),
    await visitor.get('/nowhere'),
  ];
  proxy.faults.clear();
  for (const answer of answers) {
    expect(await answer.text()).not.toContain(token);
    expect(JSON.stringify([...answer.headers])).not.toContain(token);
  }
  expect(site.logs.join('\n')).not.toContain(token);
  expect(site.logs.join('\n')).not.toContain('demo1234');
});
