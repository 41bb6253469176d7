import { request as httpRequest } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browsing } from '../support/browsing';
import { shown } from '../support/html';
import { startFaultProxy, type Fault, type FaultProxy } from '../support/fault-proxy';
import { startSite, type TestSite } from '../support/site';

let operatorSite: TestSite;
let proxy: FaultProxy;
beforeAll(async () => {
  operatorSite = await startSite();
  proxy = await startFaultProxy(operatorSite.operatorUrl);
});
afterAll(async () => {
  await proxy.close();
  await operatorSite.stop();
});
beforeEach(() => {
  proxy.faults.clear();
  proxy.calls.clear();
});

const startBehindProxy = () => startSite({ OPERATOR_API_URL: proxy.apiUrl });

const PAGE_MS = 5_000;

const faults: [string, Fault][] = [
  ['resets the connection', { kind: 'reset' }],
  ['hangs', { kind: 'hang' }],
  ['answers 500', { kind: 'status', status: 500 }],
  ['answers 404', { kind: 'status', status: 404 }],
  ['answers 302', { kind: 'status', status: 302 }],
  ['answers nothing', { kind: 'body', body: '' }],
  ['answers no JSON', { kind: 'body', body: '<html>' }],
  ['answers null', { kind: 'body', body: 'null' }],
  [
    'answers another shape',
    { kind: 'body', body: '{"success":true,"message":null,"data":{"balance":"NaN","token":7}}' },
  ],
  ['answers nulls', { kind: 'body', body: '{"success":true,"message":null,"data":null}' }],
  ['answers success false without a message', { kind: 'body', body: '{"success":false,"data":null}' }],
  ['answers 300 MB', { kind: 'huge' }],
];

describe.each(faults)('an operator that %s', (_name, fault) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startBehindProxy();
  });
  afterAll(() => site.stop());

  it('from the start: home is whole, within five seconds, and says what is missing', async () => {
    proxy.faults.set('*', fault);
    const startedAt = performance.now();
    const answer = await new Browsing(site.url).get('/');
    expect(performance.now() - startedAt).toBeLessThan(PAGE_MS);
    expect(answer.status).toBe(200);
    const page = await shown(answer);
    expect(page).toContain('<header');
    expect(page).toContain('<footer');
    expect(page).toContain('Öne çıkanlar şu an gösterilemiyor.');
    expect(page).toContain('Çeviriler yüklenirken bir hata oluştu');
  });

  it('at login: the form comes back with the name, and a word about it, never with the password', async () => {
    proxy.faults.set('auth/login', fault);
    const startedAt = performance.now();
    const answer = await new Browsing(site.url).logIn('demo', 'a-secret-password');
    expect(performance.now() - startedAt).toBeLessThan(PAGE_MS + 500);
    expect([400, 501, 502, 503]).toContain(answer.status);
    const page = await answer.text();
    expect(page).toContain('value="demo"');
    expect(page).toMatch(/role="alert"[^>]*><p>[^<]+<\/p>/);
    expect(page).not.toContain('a-secret-password');
    expect(proxy.calls.get('auth/login')).toBe(1);
  });
});

describe('a player whose balance cannot be read', () => {
  it.each(faults)('when the operator %s keeps the page and the session', async (_name, fault) => {
    const site = await startBehindProxy();
    const visitor = new Browsing(site.url);
    await visitor.logIn();
    proxy.faults.set('user/balance', fault);
    const answer = await visitor.get('/dashboard');
    expect(answer.status).toBe(200);
    expect(await shown(answer)).toContain('Bakiyeniz şu an alınamıyor.');
    expect(visitor.cookies.has('session')).toBe(true);
    await site.stop();
  });
});

describe('a page that is nothing without the operator', () => {
  it.each([
    ['resets the connection', { kind: 'reset' }, 503, 'Hizmete şu an ulaşılamıyor'],
    ['hangs', { kind: 'hang' }, 503, 'Hizmete şu an ulaşılamıyor'],
    ['answers 500', { kind: 'status', status: 500 }, 503, 'Hizmete şu an ulaşılamıyor'],
    ['answers no JSON', { kind: 'body', body: '<html>' }, 502, 'Beklenmeyen bir yanıt geldi'],
    [
      'answers another shape',
      { kind: 'body', body: '{"success":true,"data":{"id":1}}' },
      502,
      'Beklenmeyen bir yanıt geldi',
    ],
    ['answers 300 MB', { kind: 'huge' }, 502, 'Beklenmeyen bir yanıt geldi'],
    ['does not have the call', { kind: 'status', status: 501 }, 501, 'Bu özellik burada sunulmuyor'],
    ['has no such page', { kind: 'body', body: '{"success":false,"message":"Yok"}' }, 404, 'Sayfa bulunamadı'],
  ] as [string, Fault, number, string][])('says so when the operator %s', async (_name, fault, status, title) => {
    const site = await startBehindProxy();
    const visitor = new Browsing(site.url);
    await visitor.get('/');
    proxy.faults.set('cms/content', fault);
    const startedAt = performance.now();
    const answer = await visitor.get('/pages/1');
    expect(performance.now() - startedAt).toBeLessThan(PAGE_MS);
    expect(answer.status).toBe(status);
    expect(answer.headers.has('retry-after')).toBe(status === 502 || status === 503);
    const page = await shown(answer);
    expect(page).toContain(`<h1>${title}</h1>`);
    expect(page).toContain('<header');
    expect(page).toContain('<footer');
    expect(page.includes('Yeniden dene')).toBe(status >= 500 && status !== 501);
    proxy.faults.clear();
    // An answer, however odd, is taken as one for some seconds; only silence is asked about again at once.
    const asked = proxy.calls.get('cms/content');
    expect((await visitor.get('/pages/1')).status).toBe(status === 503 ? 200 : status);
    expect(proxy.calls.get('cms/content')).toBe((asked ?? 0) + (status === 503 ? 1 : 0));
    await site.stop();
  });

  it.each(['0', '-1', '1.5', 'x', '99999999999', '%00', '__proto__', '1%2F..'])(
    '/pages/%s is not found',
    async (id) => {
      expect((await new Browsing(operatorSite.url).get(`/pages/${id}`)).status).toBe(404);
    },
  );
});

describe('what was read once', () => {
  it('is served when the operator goes away', async () => {
    const site = await startBehindProxy();
    const visitor = new Browsing(site.url);
    expect(await shown(await visitor.get('/'))).toContain('Spor, casino ve canlı oyunlar tek yerde');
    proxy.faults.set('*', { kind: 'reset' });
    const page = await shown(await visitor.get('/'));
    expect(page).toContain('Spor, casino ve canlı oyunlar tek yerde');
    expect(page).toContain('harbour-small-tr.svg');
    expect(page).not.toContain('Çeviriler yüklenirken');
    await site.stop();
  });

  it('is not asked for again by every visitor', async () => {
    const site = await startBehindProxy();
    await Promise.all(Array.from({ length: 20 }, () => new Browsing(site.url).get('/')));
    expect(Object.fromEntries(proxy.calls)).toEqual({
      'cms/translationlist': 1,
      'cms/grouped': 1,
      'cms/categorylist': 1,
      'cms/sliderlist': 1,
      'transaction/topwinners': 1,
      // Slots and live tables.
      'casino/games': 2,
    });
    await site.stop();
  });
});

describe('the policies of the calls', () => {
  it('a read is tried twice, a write once, and the breaker holds further calls back', async () => {
    const site = await startBehindProxy();
    const visitor = new Browsing(site.url);
    await visitor.logIn();
    proxy.calls.clear();
    proxy.faults.set('user/balance', { kind: 'reset' });
    await visitor.get('/dashboard');
    expect(proxy.calls.get('user/balance')).toBe(2);
    proxy.faults.set('auth/login', { kind: 'reset' });
    proxy.calls.clear();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await new Browsing(site.url).logIn()).status).toBe(503);
    }
    expect(proxy.calls.get('auth/login')).toBe(5);
    await site.stop();
  });

  it('an outage is no guess: whoever tried in vain can log in when it is over', async () => {
    const site = await startBehindProxy();
    const visitor = new Browsing(site.url);
    proxy.faults.set('auth/login', { kind: 'body', body: 'no JSON' });
    for (let attempt = 0; attempt < 12; attempt += 1) expect((await visitor.logIn()).status).toBe(502);
    proxy.faults.clear();
    expect((await visitor.logIn()).status).toBe(303);
    await site.stop();
  });

  it('a slow upload takes its time from nobody: the call after it is made, and the breaker stays closed', async () => {
    const site = await startBehindProxy();
    const body = 'username=demo&password=demo1234';
    const slow = Array.from({ length: 6 }, () => postSlowly(`${site.url}/login`, body, 4_800));
    expect(await Promise.all(slow)).toEqual(Array<number>(6).fill(303));
    expect((await new Browsing(site.url).logIn()).status).toBe(303);
    await site.stop();
  });

  it('pages of one session ask for its balance once in three seconds, however many come at once', async () => {
    const site = await startBehindProxy();
    const visitor = new Browsing(site.url);
    await visitor.logIn();
    proxy.calls.clear();
    await Promise.all(Array.from({ length: 20 }, () => visitor.get('/dashboard')));
    expect(proxy.calls.get('user/balance')).toBe(1);
    await site.stop();
  });
});

it('tells the operator what the contract says, in its headers', async () => {
  const site = await startBehindProxy();
  const visitor = new Browsing(site.url);
  await visitor.post('/language', { language: 'en' });
  const answer = await visitor.logIn();
  const login = proxy.lastHeaders.get('auth/login');
  expect(login).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
    'x-locale': 'en',
    'x-fingerprint': visitor.cookies.get('device'),
    'x-forwarded-for': visitor.address,
    'x-request-id': answer.headers.get('x-request-id'),
  });
  expect(login).not.toHaveProperty('authorization');
  await visitor.get('/dashboard');
  expect(proxy.lastHeaders.get('user/balance')?.authorization).toMatch(/^Bearer \S+$/);
  expect(proxy.lastHeaders.get('cms/grouped')).not.toHaveProperty('authorization');
  await site.stop();
});

/** Sends the form with its last byte late. Holding it back is the point of the test, not a wait for something else. */
async function postSlowly(address: string, body: string, heldMs: number): Promise<number> {
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
  request.write(body.slice(0, -1));
  await setTimeout(heldMs);
  request.end(body.slice(-1));
  return answered;
}
