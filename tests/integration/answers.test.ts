// @module-tag tier-1
// @module-tag server
// @module-tag forms

import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createPageRegistry } from '~/server/pages/page-registry.server';
import { findBuild } from '../support/built-routes';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { demoBalance } from '../support/demo-balance';
import { shown } from '../support/html';
import { startSite } from '../support/site';
import { withShortTitles } from '../support/short-titles';

const site = sharedSite();

const visit = () => new HttpBrowser(site.url);
const sameOrigin = () => ({ origin: site.url });

describe('response headers', () => {
  it.each([
    ['a page', '/', 200],
    ['a 404 page', '/nowhere', 404],
    ['a redirect', '/dashboard', 302],
    ['data', '/?_data=root', 200],
    ['a missing file', '/assets/nothing-1234.js', 404],
    ['a missing picture', '/media/banners/none.svg', 404],
    ['the health check', '/healthz', 200],
    ['a balance without a session', '/balance', 401],
    ['an address that cannot be decoded', '/%E0%A4%A', 400],
  ])('%s has all security headers', async (_name, path, status) => {
    const { headers, status: actual } = await visit().get(path);
    expect(actual).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
    expect(headers.get('permissions-policy')).toMatch(
      /publickey-credentials-create=\(self\), publickey-credentials-get=\(self\)/,
    );
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
    expect(headers.has('x-powered-by')).toBe(false);
    expect(headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
  });

  it('data names the build of the site that made it, and so do redirects and errors', async () => {
    const page = await visit().get('/');
    expect(page.headers.has('x-site-build')).toBe(false);
    const [, version] = /\/assets\/manifest-([\w-]+)\.js/.exec(await page.text()) ?? [];
    for (const path of ['/?_data=root', '/dashboard?_data=routes%2Fdashboard._index', '/nowhere?_data=routes%2F%24'])
      expect((await visit().get(path)).headers.get('x-site-build'), path).toBe(version);
  });

  const OF_DOCUMENTS = ['permissions-policy', 'cross-origin-opener-policy', 'x-frame-options', 'x-request-id'];

  it.each([
    ['an app icon', () => '/icon-192.png', false],
    ['the manifest', () => '/manifest.tr.webmanifest', false],
    ['a script', (page: string) => /\/assets\/framework-[\w-]+\.js/.exec(page)?.[0], false],
    ['the stylesheet', (page: string) => /\/assets\/site-[\w-]+\.css/.exec(page)?.[0], false],
    ['the icons, which open as a document', (page: string) => /\/assets\/icons-[\w-]+\.svg/.exec(page)?.[0], true],
    ['an SVG', () => '/favicon.svg', true],
    ['an SVG of the operator', () => '/media/banners/derby-small-tr.svg', true],
  ])('%s has only the headers that it needs', async (_name, pathIn, isDocument) => {
    const path = pathIn(await (await visit().get('/')).text());
    const { headers, status } = await visit().get(path ?? 'none');
    expect(status).toBe(200);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('cache-control')).toMatch(/^public, max-age=/);
    expect(OF_DOCUMENTS.filter((name) => headers.has(name))).toEqual([]);
    if (isDocument)
      expect(headers.get('content-security-policy')).toMatch(/default-src 'none';.* frame-ancestors 'none'/);
    else expect(headers.has('content-security-policy')).toBe(false);
    expect([...headers].join('').length).toBeLessThan(isDocument ? 600 : 450);
  });

  it('personal pages are not cached, and a guest page can be restored from history', async () => {
    const visitor = visit();
    expect((await visitor.get('/')).headers.get('cache-control')).toBe('private, no-cache');
    await visitor.logIn();
    for (const path of ['/', '/dashboard', '/?_data=root']) {
      expect((await visitor.get(path)).headers.get('cache-control')).toBe('private, no-store');
    }
  });

  it('pictures cannot run scripts, and pages name the headers they vary by', async () => {
    const picture = await visit().get('/media/banners/derby-small-tr.svg');
    expect(picture.headers.get('content-security-policy')).toMatch(/; sandbox$/);
    expect((await visit().get('/')).headers.get('vary')).toBe(
      'Cookie, Save-Data, Sec-CH-Device-Memory, Accept-Encoding',
    );
  });

  it('the policy allows each inline script by its hash and has no nonce', async () => {
    const answer = await visit().get('/');
    const page = await answer.text();
    const inline = [...page.matchAll(/<script(?![^>]*\bsrc=)[^>]*>/g)];
    const hashes = answer.headers.get('content-security-policy')?.match(/'sha256-/g) ?? [];
    expect(inline.length).toBeGreaterThan(0);
    expect(hashes).toHaveLength(inline.length);
    expect(page).not.toContain('nonce=');
  });

  it('over https, Strict-Transport-Security is sent and the cookies are bound to the host', async () => {
    const secure = await startSite({ PUBLIC_ORIGIN: 'https://play.example' });
    const visitor = new HttpBrowser(secure.url, 'https://play.example');
    const answer = await visitor.logIn();
    expect(answer.status).toBe(303);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age=');
    const session = answer.headers.getSetCookie().find((cookie) => cookie.includes('session=')) ?? '';
    expect(session).toMatch(/^__Host-session=1~[\w.-]+; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(await shown(await visitor.get('/dashboard'))).toContain(await demoBalance(secure.operatorUrl));
    // A sibling host could set a cookie under the unprefixed name. The site must ignore it.
    visitor.cookies.set('session', visitor.cookies.get('__Host-session') ?? '');
    visitor.cookies.delete('__Host-session');
    expect((await visitor.get('/dashboard')).status).toBe(302);
    await secure.stop();
  });
});

describe('request bodies', () => {
  it.each([
    ['JSON', 'application/json', '{"username":"demo"}'],
    ['text', 'text/plain', 'username=demo'],
    ['a multipart form without its boundary', 'multipart/form-data', 'x'],
    ['a broken multipart form', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
  ])('that are %s are answered with 400', async (_name, type, body) => {
    const answer = await fetch(`${site.url}/login`, {
      method: 'POST',
      body,
      headers: { ...sameOrigin(), 'content-type': type },
    });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('İstek anlaşılamadı');
  });

  it('larger than 64 KiB are answered with 413, with or without a length', async () => {
    const body = `username=${'a'.repeat(70_000)}`;
    const told = await fetch(`${site.url}/login`, {
      method: 'POST',
      body,
      headers: { ...sameOrigin(), 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(told.status).toBe(413);
    expect(told.headers.get('connection')).toBe('close');
    expect(await told.text()).toContain('Gönderilen bilgi çok büyük');
    expect(await postInChunks(site.url, body)).toBe(413);
  });

  it.each([
    ['a form of 202 fields', 'application/x-www-form-urlencoded', 'username=demo&password=demo1234' + '&a'.repeat(200)],
    ['a multipart form of 201 fields', 'multipart/form-data; boundary=x', multipart(201)],
  ])('that are %s are refused before they are parsed', async (_name, type, body) => {
    const answer = await fetch(`${site.url}/login`, {
      method: 'POST',
      body,
      headers: { ...sameOrigin(), 'content-type': type },
    });
    expect(answer.status).toBe(400);
    expect(await shown(answer)).toContain('Bu istek anlaşılamadı');
  });

  it('with 200 fields are read', async () => {
    const answer = await fetch(`${site.url}/login`, {
      method: 'POST',
      body: multipart(200),
      headers: { ...sameOrigin(), 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(await shown(answer)).not.toContain('İstek anlaşılamadı');
  });

  it('just under the limit are read', async () => {
    const answer = await visit().post('/login', { username: 'a'.repeat(60_000), password: 'x' });
    expect(answer.status).toBe(400);
  });
});

describe('unusual requests', () => {
  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('%s is answered with 405 and the allowed methods', async (method) => {
    const answer = await fetch(`${site.url}/login`, { method, headers: sameOrigin() });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD, POST');
  });

  it.each(['/favicon.svg', '/media/banners/derby-small-tr.svg'])('a POST to %s does not read it', async (file) => {
    expect((await visit().post(file, {})).status).toBeGreaterThanOrEqual(400);
  });

  it('HEAD is answered wherever GET is, with the same status and without a body', async () => {
    const { pages } = createPageRegistry(await findBuild());
    const files = ['favicon.svg', 'icon-192.png', 'tr.webmanifest', 'media/banners/derby-small-tr.svg', 'robots.txt'];
    const paths = [
      ...pages.map(({ pattern }) => pattern.replace(/:[^/]+|\*$/g, '1')),
      ...files.map((name) => `/${name}`),
    ];
    const player = visit();
    await player.logIn();
    const wrong: unknown[] = [];
    for (const visitor of [visit(), player])
      for (const path of [...new Set(paths), '/balance', '/healthz', '/readyz']) {
        const [get, head] = [await visitor.get(path), await visitor.head(path)];
        if (get.status !== head.status || (await head.text()) !== '') wrong.push([path, get.status, head.status]);
      }
    expect(wrong).toEqual([]);
  });

  it('HEAD returns the headers and no body', async () => {
    const answer = await fetch(`${site.url}/`, { method: 'HEAD' });
    expect(answer.status).toBe(200);
    expect(await shown(answer)).toBe('');
  });

  it.each(['/', '/login', '/healthz', '/robots.txt', '/casino/slot?lang=en'])(
    'a request for the whole address of %s is answered as one for its path',
    async (path) => {
      const ask = (target: string) =>
        sendRaw(site.url, `GET ${target} HTTP/1.1\r\nHost: site.example\r\nConnection: close\r\n\r\n`);
      const [whole, own] = await Promise.all([ask(`${site.url}${path}`), ask(path)]);
      expect(whole.slice(0, 15)).toBe('HTTP/1.1 200 OK');
      expect(whole.slice(0, 15)).toBe(own.slice(0, 15));
      expect(
        await sendRaw(site.url, `GET ${site.url}.evil.example${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`),
      ).toMatch(/^HTTP\/1\.1 400/);
    },
  );

  it.each([
    'GET http://evil.example/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    'GET //evil.example/%2e%2e HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
    'GET /login?redirectTo=//evil.example HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Host: evil.example\r\nConnection: close\r\n\r\n',
    'GET /dashboard HTTP/1.1\r\nHost: evil.example\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n',
  ])('%j returns no address of another host', async (raw) => {
    const answer = await sendRaw(site.url, raw);
    expect(answer).toMatch(/^HTTP\/1\.1 [234]\d\d/);
    expect(answer.replace(/redirectTo=[^"\s]*/g, '')).not.toContain('evil.example');
  });

  it.each(
    withShortTitles(
      ['/dashboard/receipt/../../search?search=a', '/dashboard/receipt/%2e%2e/1', `/search?${'a&'.repeat(200)}`],
      50,
    ),
  )('the address %s is refused, in each language', async (_title, target) => {
    const answer = await sendRaw(site.url, `GET ${target} HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400/);
    expect(answer).toMatch(/^connection: close/im);
    expect(answer).toContain('Bu istek anlaşılamadı');
    expect(answer).toContain('This request could not be understood');
  });

  it.each([
    ['/', 'Host: localhost\r\nHost: evil.example'],
    ['/dashboard', 'Host: localhost\r\nHOST: localhost'],
    ['/balance', 'Host: localhost\r\nAccept: */*\r\nhost: evil.example'],
  ])('for %s with the headers %j are answered with 400', async (path, headers) => {
    // Cached guest pages and balance polls are answered before express.
    await visit().get(path);
    const answer = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer.toLowerCase()).toContain('connection: close');
    expect(answer).toContain('content-security-policy: ');
    expect(answer).not.toContain('evil.example');
  });

  it('without a Host are answered with 400, except in HTTP/1.0', async () => {
    expect(await sendRaw(site.url, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await sendRaw(site.url, 'GET /healthz HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it.each(['', 'evil.example', 'a b', '[::1', 'localhost:99999', 'x'.repeat(5_000), '"><script>', '\u00ff'])(
    'with the Host %j get the same page as any other',
    async (host) => {
      for (const path of ['/', '/login?redirectTo=/dashboard']) {
        const answer = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
        expect(answer).toMatch(/^HTTP\/1\.1 200 /);
        expect(answer).toContain(`<link rel="canonical" href="${site.url}/`);
        expect(answer).not.toMatch(/evil\.example|"><script>/);
      }
    },
  );

  it('with forwarded headers from a proxy that is not trusted are warned of once', async () => {
    const own = await startSite({ TRUST_PROXY: '10.0.0.0/8' });
    for (let count = 0; count < 3; count += 1) await new HttpBrowser(own.url, own.url, '203.0.113.7').get('/');
    const warnings = own.logs.filter((line) => line.includes('forwarded headers from a proxy that is not trusted'));
    expect(warnings).toHaveLength(1);
    expect(JSON.parse(warnings[0] ?? '{}')).toMatchObject({ level: 40, header: 'x-forwarded-for' });
    expect(own.logs.join('\n')).not.toContain('203.0.113.7');
    await own.stop();
  });

  it.each(['h2c', 'TLS/1.0', 'HTTP/3.0', 'IRC/6.9, RTA/x11', 'websockets', 'h2c, websocket', '"'])(
    'with the upgrade %j, which the site does not offer, are answered as usual',
    async (upgrade) => {
      const head = `Host: x\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${upgrade}\r\nHTTP2-Settings: AAMAAABk\r\n`;
      for (const path of ['/healthz', '/', '/login', '/favicon.svg', '/hubs/notify'])
        expect(await sendRaw(site.url, `GET ${path} HTTP/1.1\r\n${head}\r\n`), path).toMatch(
          path.startsWith('/hubs') ? /^HTTP\/1\.1 404 / : /^HTTP\/1\.1 200 /,
        );
      const body = 'username=demo&password=demo1234';
      const form = `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${body.length}\r\n`;
      const login = `POST /login HTTP/1.1\r\n${head}Origin: ${site.url}\r\n${form}\r\n${body}`;
      expect(await sendRaw(site.url, login)).toMatch(/^HTTP\/1\.1 303 /);
    },
  );

  it.each(['/healthz', '/', '/login', '/favicon.svg', '/balance'])(
    'for a WebSocket at %s, which is not that of the hub, are answered as usual',
    async (path) => {
      const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
      const head = `Host: x\r\nOrigin: ${site.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}`;
      const answer = await sendRaw(site.url, `GET ${path} HTTP/1.1\r\n${head}\r\n`);
      expect(answer).toMatch(path === '/balance' ? /^HTTP\/1\.1 401 / : /^HTTP\/1\.1 200 /);
    },
  );

  it.each([
    ['in HTTP/1.0, which has no upgrades', (path: string) => `GET ${path} HTTP/1.0`, 404],
    ['of another host', (path: string) => `GET http://other.example${path} HTTP/1.1`, 400],
    ['by the whole address, as proxies may', (path: string) => `GET ${site.url}${path} HTTP/1.1`, 401],
  ])('for a WebSocket of the hub %s, are answered by the standard', async (_what, line, status) => {
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n';
    const head = `Host: ${new URL(site.url).host}\r\nOrigin: ${site.url}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}`;
    const answer = await sendRaw(site.url, `${line('/hubs/notify')}\r\n${head}\r\n`);
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  });

  it('behind an upgrade that is ignored are not left waiting: the connection ends', async () => {
    const head = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n';
    const answer = await sendRaw(site.url, `GET /healthz HTTP/1.1\r\n${head}\r\nGET / HTTP/1.1\r\nHost: x\r\n\r\n`);
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1);
    expect(answer.toLowerCase()).toContain('connection: close');
  });

  it.each([
    'bytes=9-2',
    'bytes=0-99999999999',
    'bytes=-5',
    'items=0-5',
    'bytes=abc',
    'bytes=0-1,4-5',
    'bytes=99999999-',
  ])('the range %j of a file is answered by the standard, and keeps the connection', async (range) => {
    const script = /\/assets\/framework-[\w-]+\.js/.exec(await (await visit().get('/')).text())?.[0] ?? '';
    for (const path of ['/favicon.svg', '/icon-192.png', script, '/media/banners/derby-small-tr.svg']) {
      const whole = Buffer.from(await (await visit().get(path)).arrayBuffer());
      const part = await visit().get(path, { range });
      const expected = {
        'bytes=0-99999999999': whole,
        'bytes=-5': whole.subarray(-5),
        'bytes=99999999-': Buffer.alloc(0),
      };
      const status = { 'bytes=0-99999999999': 206, 'bytes=-5': 206, 'bytes=99999999-': 416 };
      expect(part.status, path).toBe(status[range as keyof typeof status] ?? 200);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(expected[range as keyof typeof expected] ?? whole);
    }
    expect(site.logs.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  it('a POST to a page without an action gets an error page', async () => {
    const answer = await visit().post('/', { a: '1' });
    expect(answer.status).toBe(405);
    expect(await shown(answer)).toContain('<header');
  });
});

describe('files', () => {
  it('have one address each', async () => {
    const picture = '/media/banners/derby-small-tr.svg';
    expect((await visit().get(picture)).status).toBe(200);
    const paths = ['/favicon.svg', '/robots.txt', '/manifest.tr.webmanifest', picture];
    const others = paths.flatMap((path) => [
      path.toUpperCase(),
      path.replace('/', '//'),
      path.replace(/\/(?=[^/]*$)/, '//'),
      path.replace(/\/(?=[^/]*$)/, '/./'),
      path.replace(/^\/media/, '/media/'),
      path.replace(/^\/media/, '/MEDIA'),
      path.replace('.', '%2e'),
      `${path}/`,
    ]);
    const found: string[] = [];
    for (const other of others.filter((path) => !paths.includes(path))) {
      const answer = await sendRaw(site.url, `GET ${other} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      if (answer.startsWith('HTTP/1.1 200 ')) found.push(other);
    }
    expect(found).toEqual([]);
  });

  it('with a hash in the name are cached for good and compressed', async () => {
    const page = await (await visit().get('/')).text();
    const script = /\/assets\/framework-[\w-]+\.js/.exec(page)?.[0] ?? '';
    const answer = await visit().get(script, { 'accept-encoding': 'br' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it.each([
    ['/', 'rel="modulepreload" fetchpriority="low"'],
    ['/pages/1', 'rel="modulepreload" media="not all"'],
  ])('scripts load after the visible content on %s', async (path, waiting) => {
    const page = await (await visit().get(path)).text();
    const links = page.match(/<link [^>]*href="\/assets\/[\w.-]+\.js"[^>]*>/g) ?? [];
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !link.includes(waiting))).toEqual([]);
  });

  it('a missing file gets a short answer', async () => {
    const answer = await visit().get('/assets/gone-12345678.js');
    expect([answer.status, await shown(answer)]).toEqual([404, 'Not found']);
  });
});

describe('the stored choice of language', () => {
  it("is kept, and the browser's languages are ignored", async () => {
    const visitor = visit();
    const english = { 'accept-language': 'en-GB,en' };
    expect(await shown(await visitor.get('/', english))).toContain('<html lang="tr">');
    const answer = await visitor.post('/language', { language: 'en', redirectTo: '/login?x=1' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/login?x=1']);
    expect(await shown(await visitor.get('/'))).toContain('<html lang="en">');
  });

  it.each(['fr', 'xx-XX', '', '../../x', '__proto__', 'E'])('an invalid choice, %j, is ignored', async (language) => {
    const visitor = visit();
    await visitor.post('/language', { language, redirectTo: '//evil.example' });
    expect(visitor.cookies.has('language')).toBe(false);
    visitor.cookies.set('language', encodeURIComponent(language));
    const answer = await visitor.get('/');
    expect(answer.status).toBe(200);
    expect(await shown(answer)).toContain('<html lang="tr">');
  });
});

it('turns the search key off and on again, in a cookie that scripts can read', async () => {
  const visitor = visit();
  const off = await visitor.post('/preferences', { searchKey: 'off', redirectTo: '/preferences' });
  const cookie = off.headers.getSetCookie().find((header) => header.startsWith('searchkey=')) ?? '';
  expect(cookie).toMatch(/^searchkey=off; Max-Age=31536000; /);
  expect(cookie).not.toContain('HttpOnly');
  expect(await shown(await visitor.get('/preferences'))).toContain('Arama tuşunu aç');
  await visitor.post('/preferences', { searchKey: '<b>', redirectTo: '/preferences' });
  expect(visitor.cookies.get('searchkey')).toBe('off');
  await visitor.post('/preferences', { searchKey: 'on', redirectTo: '/preferences' });
  expect(visitor.cookies.has('searchkey')).toBe(false);
  expect(await shown(await visitor.get('/preferences'))).toContain('Arama tuşunu kapat');
});

describe('lite mode', () => {
  it("sends no script, by the player's choice or by Save-Data, until it is switched off", async () => {
    const visitor = visit();
    expect(await (await visitor.get('/')).text()).toContain('<script');
    expect(await (await visitor.get('/', { 'save-data': 'on' })).text()).not.toContain('<script');
    await visitor.post('/preferences', { lite: '1', redirectTo: '/' });
    expect(visitor.cookies.get('lite')).toBe('1');
    const page = await (await visitor.get('/')).text();
    expect(page).not.toContain('<script');
    expect(page).not.toMatch(/\/assets\/[\w.-]+\.js/);
    await visitor.post('/preferences', { lite: '0', redirectTo: '/' });
    expect(await (await visitor.get('/', { 'save-data': 'on' })).text()).toContain('<script');
  });

  it.each([
    ['0.25', true],
    ['1', true],
    ['2', false],
    ['', false],
    ['NaN', false],
    ['-1', false],
    ['1, 8', false],
  ])(
    'is on by itself for a device with %j gigabytes: %s, and says so until the player chose',
    async (memory, isLite) => {
      const notice = 'için hafif görünüm açık';
      const asked = { 'sec-ch-device-memory': memory };
      const visitor = visit();
      const first = await visitor.get('/', asked);
      expect(first.headers.get('accept-ch')).toBe('Sec-CH-Device-Memory');
      // The first is from the page cache, the last an error page.
      for (const answer of [first, await visitor.get('/login', asked), await visitor.get('/none', asked)]) {
        const page = await answer.text();
        expect([page.includes('<script'), page.includes(notice)]).toEqual([!isLite, isLite]);
      }
      await visitor.post('/preferences', { lite: '1', redirectTo: '/' });
      expect(await (await visitor.get('/', asked)).text()).not.toMatch(`<script|${notice}`);
      await visitor.post('/preferences', { lite: '0', redirectTo: '/' });
      const full = await (await visitor.get('/', asked)).text();
      expect([full.includes('<script'), full.includes(notice)]).toEqual([true, false]);
    },
  );

  it('sends the whole home page, with every picture that a phone shows, in 120 kB', async () => {
    const visitor = visit();
    visitor.cookies.set('lite', '1');
    const brotli = { 'accept-encoding': 'br' };
    const home = await visitor.get('/', brotli);
    const parts = (await home.text()).matchAll(/<(?:img|link|use)\b[^>]* (?:src|href)="(\/(?:assets|media)\/[^"#]+)/g);
    let bytes = Number(home.headers.get('content-length'));
    for (const part of new Set([...parts].map(([, path]) => path ?? ''))) {
      bytes += Number((await visitor.get(part, brotli)).headers.get('content-length'));
    }
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(120_000);
  });
});

function postInChunks(url: string, body: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...sameOrigin(),
      'content-type': 'application/x-www-form-urlencoded',
      'transfer-encoding': 'chunked',
    };
    const request = httpRequest(`${url}/login`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    request.on('error', reject);
    for (let start = 0; start < body.length; start += 10_000) request.write(body.slice(start, start + 10_000));
    request.end();
  });
}

/** @param isPart ends the connection after the first part of an answer, which may keep it open */
function sendRaw(url: string, raw: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    socket.setEncoding('utf8');
    socket.on('data', (chunk: string) => (answer += chunk));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
    socket.write(raw);
  });
}

/** The body of a form with this many fields, with the boundary `x`. */
function multipart(fields: number): string {
  return `${'--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(fields)}--x--\r\n`;
}
