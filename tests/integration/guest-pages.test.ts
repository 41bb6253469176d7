// @module-tag tier-1
// @module-tag server

import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteBehindFaults } from '../support/site-behind-faults';
import { HttpBrowser } from '../support/http-browser';
import { newPlayer } from '../support/players';
import { startSite } from '../support/site';

const { operator, proxy, site } = siteBehindFaults();

const PAGES = ['/', '/casino/slot', '/casino/live', '/casino/games', '/casino/bingo', '/casino/tvbets', '/pages/1'];

const isFinished = (answer: Response) => answer.headers.has('etag');

describe.each(PAGES)('%s for a guest', (path) => {
  it('is cached once for all, with nothing made for a single visitor', async () => {
    const [first, second] = [new HttpBrowser(site.url), new HttpBrowser(site.url)];
    const [one, other] = [await first.get(path), await second.get(path)];
    expect(isFinished(one)).toBe(true);
    expect(one.status).toBe(200);
    const html = await one.text();
    expect(await other.text()).toBe(html);
    expect(one.headers.get('x-request-id')).not.toBe(other.headers.get('x-request-id'));
    for (const answer of [one, other]) {
      const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]);
      expect(cookies).toEqual(path === '/' ? [] : ['topbanner=read']);
      expect(html).not.toContain(answer.headers.get('x-request-id'));
    }
    expect(html).not.toContain('name="csrf"');
    expect(html).toContain('"csrf":""');
  });

  it('may be cached by the browser, which revalidates it each time, and by no proxy', async () => {
    const answer = await new HttpBrowser(site.url).get(path);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
    expect(answer.headers.get('vary')).toBe('Cookie, Save-Data, Sec-CH-Device-Memory, Accept-Encoding');
    const again = await new HttpBrowser(site.url).get(path, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBe(answer.headers.get('content-security-policy'));
    expect((await new HttpBrowser(site.url).get(path, { 'if-none-match': '"other"' })).status).toBe(200);
  });

  it('allows its own scripts by their hashes', async () => {
    const answer = await new HttpBrowser(site.url).get(path);
    const scripts = [...(await answer.text()).matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(
      ([, code]) => code ?? '',
    );
    expect(scripts.length).toBeGreaterThan(0);
    for (const code of scripts) {
      const hash = createHash('sha256').update(code).digest('base64');
      expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    }
  });
});

describe('encodings', () => {
  /** The token and the request id of a single rendering, which a cached page does not have. */
  const OWN = /(csrf" value="|"csrf":"|"requestId":")[\w.-]+/g;
  const ask = async (acceptEncoding: string, path = '/casino/slot') => {
    const { request } = await import('undici');
    const answer = await request(`${site.url}${path}`, { headers: { 'accept-encoding': acceptEncoding } });
    return { encoding: answer.headers['content-encoding'], bytes: Buffer.from(await answer.body.arrayBuffer()) };
  };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['BR', 'br'],
    ['', undefined],
    ['zstd, nonsense;;q=x', undefined],
  ])('%j gets %s', async (accepted, encoding) => expect((await ask(accepted)).encoding).toBe(encoding));

  it.each(['/casino/slot', '/login'])('decode to the same page: %s', async (path) => {
    const [packed, zipped, plain] = await Promise.all(['br', 'gzip', 'identity'].map((each) => ask(each, path)));
    const pageOf = (bytes: Buffer | string) => bytes.toString().replace(OWN, '$1');
    expect([packed?.encoding, zipped?.encoding, plain?.encoding]).toEqual(['br', 'gzip', undefined]);
    const text = pageOf(plain?.bytes ?? '');
    expect(text).toContain('</html>');
    expect(pageOf(brotliDecompressSync(packed?.bytes ?? ''))).toBe(text);
    expect(pageOf(gunzipSync(zipped?.bytes ?? ''))).toBe(text);
  });

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('also apply to a cached 404 page: %s', async (accepted, unpack) => {
    const { encoding, bytes } = await ask(accepted, `/casino/slot?category=unknown-${accepted}`);
    expect(encoding).toBe(accepted);
    expect(unpack(bytes).toString()).toMatch(/"csrf":""[^]*<\/html>/);
  });
});

describe('content for one visitor', () => {
  const textOf = async (
    cookies: Record<string, string>,
    path = '/casino/slot',
    headers: Record<string, string> = {},
  ) => {
    const visitor = new HttpBrowser(site.url);
    for (const [name, value] of Object.entries(cookies)) visitor.cookies.set(name, value);
    const answer = await visitor.get(path, headers);
    return { answer, html: await answer.text() };
  };

  it('depends on the language and on lite mode', async () => {
    expect((await textOf({})).html).toContain('lang="tr"');
    expect((await textOf({ language: 'en' })).html).toContain('lang="en"');
    expect((await textOf({ language: 'xx' })).html).toContain('lang="tr"');
    expect((await textOf({ lite: '1' })).html).not.toContain('<script');
    expect((await textOf({}, '/casino/slot', { 'save-data': 'on' })).html).not.toContain('<script');
    expect((await textOf({ lite: '0' }, '/casino/slot', { 'save-data': 'on' })).html).toContain('<script');
    expect((await textOf({})).html).toContain('<script');
  });

  it('of a player never reaches guests at the same address', async () => {
    const { username, password } = await newPlayer(operator.apiUrl);
    const player = new HttpBrowser(site.url);
    await player.logIn(username, password);
    await player.get('/');
    for (const path of PAGES) {
      const [before, own, after] = [await textOf({}, path), await player.get(path), await textOf({}, path)];
      const ownHtml = await own.text();
      expect(ownHtml).toContain(username);
      expect(isFinished(own)).toBe(false);
      expect(own.headers.get('cache-control')).toBe('private, no-store');
      for (const { html } of [before, after]) expect(html).not.toContain(username);
    }
  });

  it('never enters a cached page by a cookie, a header or a query parameter', async () => {
    const canary = 'canary-8127';
    await textOf(
      { device: canary, referral: canary, played: canary, anything: canary, language: canary },
      '/casino/bingo',
      {
        'user-agent': canary,
        'accept-language': canary,
        'x-forwarded-host': `${canary}.example`,
        referer: `https://${canary}.example/`,
      },
    );
    await textOf({}, `/casino/bingo?utm_source=${canary}`);
    expect((await textOf({}, '/casino/bingo')).html).not.toContain(canary);
  });

  it('is shown once: a flash message is not cached for the next guest', async () => {
    const { username, password } = await newPlayer(operator.apiUrl);
    const player = new HttpBrowser(site.url);
    await player.logIn(username, password);
    await player.post('/logout', {});
    const told = await player.get('/');
    expect(isFinished(told)).toBe(false);
    expect(await told.text()).toContain('data-toast="success"');
    const later = await player.get('/');
    expect(isFinished(later)).toBe(true);
    expect(await later.text()).not.toContain('data-toast="success"');
  });
});

describe('a page that is not cacheable is rendered per request', () => {
  it.each([
    '/login',
    '/search?search=rulet',
    '/casino/slot?utm_source=x',
    '/casino/slot?page=2&category=slot-new',
    '/casino/slot?page=02&page=2',
    '/casino/slot?category=%73lot-new',
    '/?index',
    '/casino/slot?_data=routes%2Fcasino.slot',
    '/casino/slot/',
    '/casino/slot?category=nope',
    '/casino/slot?page=1000000000',
    `/casino/slot?provider=${'x'.repeat(400)}`,
    '/pages/999999',
    '/nowhere',
  ])('%s', async (path) => expect(isFinished(await new HttpBrowser(site.url).get(path))).toBe(false));

  it.each(['/casino/slot?category=slot-new', '/casino/slot?provider=Tuzlu+%C3%87ikolata', '/casino/slot?page=2'])(
    'but %s is cached',
    async (path) => expect(isFinished(await new HttpBrowser(site.url).get(path))).toBe(true),
  );
});

it('a 404 page is rendered once for the lookup and is not cached', async () => {
  const answer = await new HttpBrowser(site.url).get('/casino/slot?category=unknown-category');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  // It is the shared rendering, not a second one for this guest.
  expect(await answer.text()).toContain('"csrf":""');
});

it('answers HEAD like GET, without a body', async () => {
  const answer = await fetch(`${site.url}/casino/slot`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(isFinished(answer)).toBe(true);
  expect(await answer.text()).toBe('');
});

/** Headers that `security-headers.server.ts` sets on a page rendered per request. */
const ON_EVERY_PAGE = [
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

it('sends the same headers with a new page and with a cached one', async () => {
  const headersOf = async (path: string) => {
    const { headers } = await new HttpBrowser(site.url).get(path);
    return ON_EVERY_PAGE.map((name) => [name, headers.get(name)]);
  };
  const expected = await headersOf('/login');
  expect(expected.filter(([, value]) => !value)).toEqual([]);
  // Only this test requests the page.
  const [made, kept] = [await headersOf('/pages/6'), await headersOf('/pages/6')];
  expect(made).toEqual(expected);
  expect(kept).toEqual(expected);
});

it('serves the cached page for any request headers', async () => {
  const value = fc.string({ unit: fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)) });
  const cookies = fc.array(fc.tuple(fc.constantFrom('language', 'lite', 'popup', 'topbanner', 'x'), value));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...PAGES),
      fc.record({ 'accept-encoding': value, 'if-none-match': value, 'save-data': value }),
      cookies,
      async (path, headers, given) => {
        const cookie = given.map(([name, text]) => `${name}=${text}`).join('; ');
        const answer = await fetch(`${site.url}${path}`, { headers: { ...headers, cookie } });
        await answer.arrayBuffer().catch(() => null);
        // Every copy is current to a browser that asks with an asterisk.
        expect(answer.status).toBe(headers['if-none-match'].trim() === '*' ? 304 : 200);
        expect(isFinished(answer)).toBe(true);
      },
    ),
    { numRuns: 150 },
  );
});

it('caches an incomplete page only briefly', async () => {
  const ill = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
  proxy.faults.set('casino/games', { kind: 'status', status: 500 });
  try {
    const visitor = new HttpBrowser(ill.url);
    expect(await (await visitor.get('/casino/slot')).text()).toContain('Oyunlar şu an gösterilemiyor');
    proxy.faults.clear();
    await expect
      .poll(async () => (await visitor.get('/casino/slot')).text(), { interval: 500 })
      .toContain('Nar Bahçesi');
  } finally {
    proxy.faults.clear();
    await ill.stop();
  }
});

describe('a form on a cached page', () => {
  it('is accepted from a browser that sends its origin', async () => {
    const visitor = new HttpBrowser(site.url);
    await visitor.get('/casino/slot');
    expect((await visitor.post('/language', { language: 'en', redirectTo: '/casino/slot' })).status).toBe(303);
    expect(await (await visitor.get('/casino/slot')).text()).toContain('lang="en"');
  });

  it('is refused from a browser that sends none, with a page whose own form it can send', async () => {
    const visitor = new HttpBrowser(site.url);
    await visitor.get('/casino/slot');
    const refusal = await visitor.post('/language', { language: 'en', redirectTo: '/casino/slot' }, {});
    expect(refusal.status).toBe(403);
    const csrf = /name="csrf" value="([^"]+)"/.exec(await refusal.text())?.[1] ?? '';
    expect(csrf).not.toBe('');
    expect((await visitor.post('/language', { language: 'en', csrf, redirectTo: '/casino/slot' }, {})).status).toBe(
      303,
    );
  });
});
