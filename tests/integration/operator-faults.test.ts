// @module-tag tier-2

import { request as httpRequest } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '~/upstream/contract/auth';
import type { Call } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import { user } from '~/upstream/contract/user';
import { TIMEOUT_MS } from '~/upstream/policies.server';
import { sharedSite } from '../support/shared-site';
import { operatorBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { enterAsNewPlayer } from '../support/enter-as-new-player';
import { fund } from '../support/players';
import { anyFault, type Fault } from '../support/fault-proxy';
import { startSite, type TestSite } from '../support/site';
import { turnUntilAnswered } from '../support/turn-until-answered';

const { operator, proxy } = operatorBehindFaults();
/** Its operator does not fail. */
const well = sharedSite();
/**
 * For tests that change no data: clears the faults afterwards with a successful call, which also closes the breaker. Its clock
 * is held: only an answer to a hanging call waits for a timeout.
 */
let shared: TestSite;
beforeAll(async () => {
  shared = await startBehindProxy();
  await shared.clock.hold();
});
afterAll(() => shared.stop());
beforeEach(() => {
  proxy.faults.clear();
  proxy.calls.clear();
});

const startBehindProxy = () => startSite({ OPERATOR_API_URL: proxy.apiUrl });

const PAGE_MS = 5_000;

/** Turns the clock of the shared site while this call hangs, until the page is answered. */
const answerOf = (call: Call, ask: () => Promise<Response>) =>
  turnUntilAnswered(ask, {
    site: shared,
    proxy,
    key: call.path,
    turnMs: TIMEOUT_MS[call.policy],
    limitMs: PAGE_MS,
  });

const faults = Object.entries(anyFault);

describe('a login that fails at the operator', () => {
  it.each(faults)(
    'returns the form with the name and without the password when the operator %s',
    async (_name, fault) => {
      proxy.faults.set('auth/login', fault);
      const visitor = new HttpBrowser(shared.url);
      const answer = await answerOf(auth.login, () => visitor.logIn('demo', 'a-secret-password'));
      expect([400, 501, 502, 503]).toContain(answer.status);
      const page = await answer.text();
      expect(page).toContain('value="demo"');
      expect(page).toMatch(/role="alert"[^>]*><p>[^<]+<\/p>/);
      expect(page).not.toContain('a-secret-password');
      expect(proxy.calls.get('auth/login')).toBe(1);
      proxy.faults.clear();
      expect((await new HttpBrowser(shared.url).logIn()).status).toBe(303);
    },
  );
});

describe('a player whose balance cannot be read', () => {
  it.each(faults)('keeps the page and the session when the operator %s', async (_name, fault) => {
    const visitor = new HttpBrowser(shared.url);
    await visitor.logIn();
    proxy.faults.set('user/balance', fault);
    const answer = await answerOf(user.balance, () => visitor.get('/dashboard'));
    expect(answer.status).toBe(200);
    expect(await shown(answer)).toContain('Bakiyeniz şu an alınamıyor.');
    expect(visitor.cookies.has('session')).toBe(true);
    proxy.faults.clear();
    const next = new HttpBrowser(shared.url);
    await next.logIn();
    expect(await shown(await next.get('/dashboard'))).not.toContain('Bakiyeniz şu an alınamıyor.');
  });
});

describe("a page with the operator's content only", () => {
  it.each([
    // Each fault has its own page, so that none is cached.
    [1, 'resets the connection', anyFault['resets the connection'], 503, 'Hizmete şu an ulaşılamıyor'],
    [2, 'hangs', anyFault.hangs, 503, 'Hizmete şu an ulaşılamıyor'],
    [3, 'answers 500', anyFault['answers 500'], 503, 'Hizmete şu an ulaşılamıyor'],
    [4, 'answers no JSON', anyFault['answers no JSON'], 502, 'Beklenmeyen bir yanıt geldi'],
    [
      5,
      'answers another shape',
      { kind: 'body', body: '{"success":true,"data":{"id":1}}' },
      502,
      'Beklenmeyen bir yanıt geldi',
    ],
    [6, 'answers 300 MB', anyFault['answers 300 MB'], 502, 'Beklenmeyen bir yanıt geldi'],
    [7, 'does not have the call', { kind: 'status', status: 501 }, 501, 'Bu özellik burada sunulmuyor'],
    [8, 'has no such page', { kind: 'body', body: '{"success":false,"message":"Yok"}' }, 404, 'Sayfa bulunamadı'],
  ] as [number, string, Fault, number, string][])(
    'such as /pages/%i shows an error when the operator %s',
    async (id, _name, fault, status, title) => {
      const visitor = new HttpBrowser(shared.url);
      proxy.faults.set('cms/content', fault);
      const answer = await answerOf(cms.content, () => visitor.get(`/pages/${id}`));
      expect(answer.status).toBe(status);
      expect(answer.headers.has('retry-after')).toBe(status === 502 || status === 503);
      const page = await shown(answer);
      expect(page).toContain(`<h1>${title}</h1>`);
      expect(page).toContain('<header');
      expect(page).toContain('<footer');
      expect(page.includes('Yeniden dene')).toBe(status >= 500 && status !== 501);
      // Scripts that lead to the page show the same.
      const asData = () => visitor.get(`/pages/${id}?_data=${encodeURIComponent('routes/pages.$id')}`);
      if (status !== 503) expect(await (await asData()).json()).toMatchObject({ title });
      proxy.faults.clear();
      // An error answer is cached for some seconds; no answer is retried with the next request.
      const asked = proxy.calls.get('cms/content');
      expect((await visitor.get(`/pages/${id}`)).status).toBe(status === 503 ? 200 : status);
      expect(proxy.calls.get('cms/content')).toBe((asked ?? 0) + (status === 503 ? 1 : 0));
    },
  );

  it.each(['0', '-1', '1.5', 'x', '99999999999', '%00', '__proto__', '1%2F..'])(
    '/pages/%s is not found',
    async (id) => {
      expect((await new HttpBrowser(well.url).get(`/pages/${id}`)).status).toBe(404);
    },
  );
});

describe('content that was read before', () => {
  it('is served when the operator becomes unavailable', async () => {
    const site = await startBehindProxy();
    const visitor = new HttpBrowser(site.url);
    expect(await shown(await visitor.get('/'))).toContain('Spor, casino ve canlı oyunlar tek yerde');
    proxy.faults.set('*', { kind: 'reset' });
    const page = await shown(await visitor.get('/'));
    expect(page).toContain('Spor, casino ve canlı oyunlar tek yerde');
    expect(page).toContain('harbour-small-tr.svg');
    expect(page).not.toContain('Çeviriler yüklenirken');
    await site.stop();
  });

  it('is not requested again for every visitor', async () => {
    const site = await startBehindProxy();
    await Promise.all(Array.from({ length: 20 }, () => new HttpBrowser(site.url).get('/')));
    expect(Object.fromEntries(proxy.calls)).toEqual({
      'cms/translationlist': 1,
      'cms/grouped': 1,
      'cms/categorylist': 1,
      'cms/sliderlist': 1,
      'transaction/topwinners': 1,
      'casino/jackpots': 1,
      'sportsbook/matches': 1,
      // The popular slots and the lists of the five lobbies: one call each.
      'casino/games': 6,
    });
    await site.stop();
  });
});

describe('the call policies', () => {
  it('a read is tried twice, a write once, and the breaker stops further calls', async () => {
    const site = await startBehindProxy();
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn();
    proxy.calls.clear();
    proxy.faults.set('user/balance', { kind: 'reset' });
    await visitor.get('/dashboard');
    expect(proxy.calls.get('user/balance')).toBe(2);
    proxy.faults.set('auth/login', { kind: 'reset' });
    proxy.calls.clear();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await new HttpBrowser(site.url).logIn()).status).toBe(503);
    }
    expect(proxy.calls.get('auth/login')).toBe(5);
    await site.stop();
  });

  it('a failed login during an outage does not count as a wrong password', async () => {
    const site = await startBehindProxy();
    const visitor = new HttpBrowser(site.url);
    proxy.faults.set('auth/login', { kind: 'body', body: 'no JSON' });
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await visitor.logIn()).status).toBe(502);
    proxy.faults.clear();
    expect((await visitor.logIn()).status).toBe(303);
    await site.stop();
  });

  it('a slow upload does not use up the time of the call, and the breaker stays closed', async () => {
    const site = await startBehindProxy();
    const body = 'username=demo&password=demo1234';
    await site.clock.hold();
    const slow = Array.from({ length: 6 }, () => startUpload(`${site.url}/login`, body));
    await Promise.all(slow.map(({ isStarted }) => isStarted));
    await new HttpBrowser(site.url).get('/healthz');
    await site.clock.turn(4_800);
    expect(await Promise.all(slow.map(({ finish }) => finish()))).toEqual(Array<number>(6).fill(303));
    expect((await new HttpBrowser(site.url).logIn()).status).toBe(303);
    await site.stop();
  });

  it('pages of one session request its balance once in three seconds, for any number of requests', async () => {
    const site = await startBehindProxy();
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn();
    proxy.calls.clear();
    await Promise.all(Array.from({ length: 20 }, () => visitor.get('/dashboard')));
    expect(proxy.calls.get('user/balance')).toBe(1);
    await site.stop();
  });
});

/** Sends a form up to its last byte. `finish` sends that byte, and resolves with the status of the answer. */
function startUpload(address: string, body: string): { isStarted: Promise<void>; finish(): Promise<number> } {
  const headers = {
    origin: new URL(address).origin,
    'content-type': 'application/x-www-form-urlencoded',
    'content-length': String(body.length),
  };
  const request = httpRequest(address, { method: 'POST', headers });
  const answered = new Promise<number>((resolve, reject) => {
    request.on('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
  });
  const isStarted = new Promise<void>((resolve) => request.write(body.slice(0, -1), () => resolve()));
  return {
    isStarted,
    finish() {
      request.end(body.slice(-1));
      return answered;
    },
  };
}

describe('an answer that is too much', () => {
  it.each([
    ['rows that are all wrong', `[${'{},'.repeat(1_300_000)}{}]`],
    ['levels', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
  ])('with a million %s costs its page, and not the site', async (_what, data) => {
    const site = await startBehindProxy();
    proxy.faults.set(cms.promotionlist.path, { kind: 'body', body: `{"success":true,"message":null,"data":${data}}` });
    const visitor = new HttpBrowser(site.url);
    expect((await visitor.get('/promotions')).status).toBe(502);
    expect((await visitor.get('/pages/1')).status).toBe(200);
    expect(site.logs.join('\n')).toContain('too many rows or levels');
    await site.stop();
  });

  it.each([
    ['a body of a million "<"', 'body', '<'.repeat(1_000_000)],
    ['a body of a million "&"', 'body', '&'.repeat(1_000_000)],
    ['a title of 900,000 "<"', 'title', '<'.repeat(900_000)],
    ['a title of 900,000 letters', 'title', 'x'.repeat(900_000)],
  ])('with %s costs the place of that text, and not the site', async (_what, field, text) => {
    const site = await startBehindProxy();
    const visitor = new HttpBrowser(site.url);
    await visitor.get('/pages/1');
    proxy.faults.set(cms.content.path, {
      kind: 'rewrite',
      rewrite: (_call, data) => ({ ...(data as object), [field]: text }),
    });
    const answer = await visitor.get('/pages/2');
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeLessThan(200_000);
    expect(site.logs.join('\n')).toContain('a text of the operator is too large to be shown');
    await site.stop();
  });

  it.each([
    ['/notifications', 'customer/notification', 100],
    ['/dashboard/financial-activities', 'transaction/list', 20],
    ['/dashboard/session-history', 'customer/sessions', 20],
    ['/dashboard/deposit', 'payment/methods', 500],
  ])('with 20,000 rows in place of those that %s asked for shows those', async (address, call, most) => {
    const site = await startBehindProxy();
    const { player, visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
    await fund(player, 1_000);
    proxy.faults.set(call, { kind: 'rewrite', rewrite: (_call, data) => withManyRows(data as Rows | { items: Rows }) });
    const answer = await visitor.get(address);
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeLessThan(1_000_000);
    expect(site.logs.join('\n')).toContain(`"rows":20000,"most":${most}`);
    await site.stop();
  });
});

type Rows = readonly object[];

function withManyRows(data: Rows | { readonly items: Rows }) {
  const [row] = 'items' in data ? data.items : data;
  const rows = Array.from({ length: 20_000 }, (_, index) => ({
    ...row,
    payTo: undefined,
    time: undefined,
    id: index + 1,
  }));
  return 'items' in data ? { total: rows.length, items: rows } : rows;
}
