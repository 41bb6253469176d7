// @module-tag tier-2

import { randomBytes } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { startSite } from '../support/site';
import { operatorBehindFaults } from '../support/site-behind-faults';

const { proxy } = operatorBehindFaults();
beforeEach(() => {
  proxy.lastHeaders.clear();
  proxy.lastBodies.clear();
});

const startBehindProxy = () => startSite({ OPERATOR_API_URL: proxy.apiUrl });

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

it('names the browser in all calls for a visitor, bounded and in plain characters', async () => {
  const site = await startBehindProxy();
  const visitor = new HttpBrowser(site.url);
  const browser = { 'user-agent': FIREFOX };
  await visitor.post(
    '/login',
    { username: 'demo', password: 'demo1234' },
    { ...browser, origin: site.url, referer: `${site.url}/login` },
  );
  expect(proxy.lastHeaders.get('auth/login')?.['user-agent']).toBe(FIREFOX);
  const page = await (await visitor.get('/dashboard/session-history', browser)).text();
  expect(page).toContain('Firefox, Linux');
  const hostile = { 'user-agent': `A\u00ff\t${'x'.repeat(5_000)}` };
  const other = new HttpBrowser(site.url);
  await other.logIn();
  await other.get('/balance', hostile);
  expect(proxy.lastHeaders.get('user/balance')?.['user-agent']).toBe(`A${'x'.repeat(255)}`);
  await site.stop();
});

it('asks for shared content in the language of the page and with nothing of its visitor', async () => {
  const site = await startBehindProxy();
  const visitor = new HttpBrowser(site.url);
  await visitor.post('/language', { language: 'en' });
  await visitor.logIn();
  // Reads the lobby's own list, which the search would read too.
  await visitor.get('/casino/live');
  proxy.lastHeaders.clear();
  await visitor.get('/search?search=salon+rulet&live=1', { 'user-agent': FIREFOX });
  expect(proxy.lastBodies.get('casino/games')).toContain('rulet');
  const search = proxy.lastHeaders.get('casino/games');
  await visitor.get('/pages/1', { 'user-agent': FIREFOX });
  await visitor.get('/', { 'user-agent': FIREFOX });
  for (const call of ['search', 'cms/content', 'transaction/topwinners']) {
    const headers = call === 'search' ? search : proxy.lastHeaders.get(call);
    expect(headers, call).toMatchObject({ 'x-locale': 'en', 'x-fingerprint': 'site' });
    for (const own of ['authorization', 'x-forwarded-for', 'user-agent']) expect(headers, call).not.toHaveProperty(own);
  }
  await site.stop();
});

it('asks for five suggestions where the lobbies have fewer', async () => {
  const site = await startBehindProxy();
  const visitor = new HttpBrowser(site.url);
  await visitor.get('/casino/live');
  await visitor.get('/search/suggestions?search=salon+rulet&live=1');
  expect(JSON.parse(proxy.lastBodies.get('casino/games') ?? '')).toEqual({
    live: true,
    search: 'salon rulet',
    skip: 0,
    take: 5,
  });
  await site.stop();
});

it('sends the headers that the contract requires', async () => {
  const site = await startBehindProxy();
  const visitor = new HttpBrowser(site.url);
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

it.each([
  ['loopback', true],
  ['10.0.0.0/8', false],
])('passes on the trace of a proxy in %s: %s', async (trusted, isPassedOn) => {
  const site = await startSite({ OPERATOR_API_URL: proxy.apiUrl, TRUST_PROXY: trusted });
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn();
  const traceId = randomBytes(16).toString('hex');
  const headers = { traceparent: `00-${traceId}-${'7'.repeat(16)}-01` };
  for (const [path, call] of [
    ['/balance', 'user/balance'],
    ['/dashboard/session-history', 'customer/sessions'],
  ] as const) {
    const answer = await visitor.get(path, headers);
    expect(answer.headers.get('x-request-id')?.replaceAll('-', '') === traceId, path).toBe(isPassedOn);
    const { traceparent = '', 'x-request-id': requestId = '' } = proxy.lastHeaders.get(call) ?? {};
    const [, passedOn, parent, flags] = String(traceparent).split('-');
    expect(passedOn, call).toBe(String(requestId).replaceAll('-', ''));
    expect(passedOn === traceId, call).toBe(isPassedOn);
    expect(parent, call).not.toBe('7'.repeat(16));
    expect(flags, call).toBe(isPassedOn ? '01' : '00');
  }
  await site.stop();
});
