// @module-tag tier-2

import { createServer, type OutgoingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '../support/eventually';
import { freePort } from '../support/free-port';
import { listenOnLoopback } from '../support/listen-on-loopback';
import { startProxy, type TestProxy } from '../support/proxy';
import { startVarnish, type TestVarnish } from '../support/varnish';

/**
 * What the edge stores and what it refuses to store, with an origin that answers as the test says: an origin that is the site
 * in all but its faults.
 */

beforeAll(() => void (process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'));
afterAll(() => void delete process.env.NODE_TLS_REJECT_UNAUTHORIZED);

const LIFETIME = 'max-age=10, stale-while-revalidate=50, stale-if-error=86400';
const FOR_VARNISH = { 'surrogate-control': LIFETIME, 'surrogate-key': 'cms/grouped' };
const FOR_NGINX = { 'x-accel-expires': '10' };
const STORED = { ...FOR_VARNISH, ...FOR_NGINX };

let answer: { status: number; headers: OutgoingHttpHeaders };
let asked: { url: string; headers: Record<string, unknown> }[] = [];
const origin = createServer((request, response) => {
  if (request.url === '/readyz') return void response.end('ready');
  asked.push({ url: `${request.method} ${request.url}`, headers: request.headers });
  response.writeHead(answer.status, {
    'cache-control': 'private, no-cache',
    vary: 'Cookie, Save-Data, Sec-CH-Device-Memory, Accept-Encoding',
    'x-request-id': `id-${asked.length}`,
    ...answer.headers,
  });
  response.end(`answer ${asked.length}`);
});

let port: number;
let varnish: TestVarnish;
let nginx: TestProxy;
beforeAll(async () => {
  port = await listenOnLoopback(origin);
  varnish = await startVarnish(await freePort(), [port, port]);
  nginx = await startProxy(await freePort(), [port, port], 'deploy/edge/nginx/site.conf.template');
});
afterAll(async () => {
  await Promise.all([varnish.stop(), nginx.stop()]);
  origin.closeAllConnections();
  origin.close();
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, headers: STORED };
});

/** Each test has an address of its own. */
let pages = 0;
const newAddress = () => `/pages/a${(pages += 1)}`;

const edges = [
  ['Varnish', () => varnish.origin],
  ['nginx', () => nginx.origin],
] as const;

describe.each(edges)('%s', (name, edge) => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${edge()}${path}`, { method, headers, redirect: 'manual' });
  const textOf = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();
  const isStored = async (path: string, headers: Record<string, string> = {}) =>
    (await textOf(path, headers)) === (await textOf(path, headers));

  it('stores a page with the headers of the site, without the request id of the first visitor', async () => {
    const path = newAddress();
    expect(await isStored(path)).toBe(true);
    const stored = await get(path);
    expect(stored.headers.get('x-request-id')).toBeNull();
    expect(stored.headers.get('cache-control')).toBe('private, no-cache');
    const own = Object.keys(name === 'Varnish' ? FOR_VARNISH : FOR_NGINX);
    for (const header of [...own, 'xkey', 'x-varnish', 'via', 'edge-popup'])
      expect(stored.headers.get(header), header).toBeNull();
  });

  it.each<[string, number, OutgoingHttpHeaders]>([
    ['a cookie', 200, { ...STORED, 'set-cookie': 'session=1' }],
    ['none of the headers', 200, { 'surrogate-control': '', 'surrogate-key': '', 'x-accel-expires': '' }],
    ['headers for other caches', 200, { 'cache-control': 'public, max-age=600', 'cdn-cache-control': 'max-age=600' }],
  ])('stores no answer with %s', async (_what, status, headers) => {
    answer = { status, headers };
    expect(await isStored(newAddress())).toBe(false);
  });

  it.each(name === 'Varnish' ? [301, 404, 500, 503] : [])('stores no answer with status %i', async (status) => {
    answer.status = status;
    expect(await isStored(newAddress())).toBe(false);
  });

  it.each(
    name === 'Varnish'
      ? ['', 'max-age=999999999', 'max-age=10', 'garbage', `${LIFETIME}, no-store`, `no-store, ${LIFETIME}`]
      : ['0', '-1', 'garbage', '@0'],
  )('stores no answer with the lifetime %j', async (value) => {
    const header = name === 'Varnish' ? 'surrogate-control' : 'x-accel-expires';
    answer.headers = { ...STORED, [header]: value };
    expect(await isStored(newAddress())).toBe(false);
  });

  it.each([
    { cookie: 'session=1' },
    { cookie: '__Host-session=2~x; __Host-session.1=y' },
    { cookie: 'language=tr;__Host-toast=x' },
    { cookie: 'a=1;  \tsession =x' },
    { authorization: 'Basic eDp5' },
  ])('passes a request with %j as it is, though a page is stored', async (headers: Record<string, string>) => {
    const path = newAddress();
    await textOf(path);
    const own = await textOf(path, headers);
    expect(own).not.toBe(await textOf(path));
    if (headers['cookie']) expect(asked[1]?.headers['cookie']).toBe(headers['cookie']);
    expect(await textOf(path, headers)).not.toBe(own);
  });

  it('keeps the choices apart, and tells the site these alone', async () => {
    const path = newAddress();
    const choices = [
      {},
      { cookie: 'language=en' },
      { cookie: 'lite=1; language=pt-BR' },
      { cookie: 'x=1; topbanner=read; language=de' },
      { 'accept-encoding': 'br' },
    ] as Record<string, string>[];
    const texts = [];
    for (const headers of choices) texts.push(await textOf(path, { 'accept-encoding': 'gzip', ...headers }));
    expect(new Set(texts).size).toBe(choices.length);
    expect(asked.map(({ headers }) => headers['cookie'])).toEqual([
      'lite=0',
      'lite=0; language=en',
      'lite=1; language=pt-BR',
      'lite=0; language=de; topbanner=read',
      'lite=0',
    ]);
    expect(asked.map(({ headers }) => headers['save-data'])).toEqual(choices.map(() => undefined));
    // Lite mode is on by itself, unless the visitor chose.
    const lite = { 'accept-encoding': 'gzip', cookie: 'language=pt-BR' };
    const automatic = await textOf(path, { ...lite, 'save-data': 'ON' });
    expect(asked.at(-1)?.headers).toMatchObject({ cookie: 'lite=auto; language=pt-BR' });
    for (const memory of ['0.25', '.5', '1', '1.0'])
      expect(await textOf(path, { ...lite, 'sec-ch-device-memory': memory })).toBe(automatic);
    for (const memory of ['2', '8', '10', '0.5, 1', 'NaN', '-1'])
      expect(await textOf(path, { ...lite, cookie: 'lite=0; language=en', 'sec-ch-device-memory': memory })).toBe(
        texts[1],
      );
    expect(asked.map(({ headers }) => headers['sec-ch-device-memory'])).toEqual(asked.map(() => undefined));
    expect(await textOf(path, { 'accept-encoding': 'gzip', cookie: 'lite=0', 'save-data': 'on' })).toBe(texts[0]);
  });

  it.each<Record<string, string>>([
    { cookie: 'language=../../x' },
    { cookie: `language=${'a'.repeat(4_000)}` },
    { cookie: 'language=en%0d%0aset-cookie:x' },
    { cookie: 'lite=2; topbanner=READ; popup=x; device=canary' },
    { cookie: ';;;=;=;language;lite=; ,' },
    { 'save-data': 'off' },
    { 'save-data': 'on, on' },
    { 'sec-ch-device-memory': '8' },
    { 'sec-ch-device-memory': '1|1' },
    { 'accept-encoding': 'gzip, nonsense;q=9', 'cache-control': 'no-cache', pragma: 'no-cache' },
    { 'x-forwarded-host': 'canary.example', 'x-forwarded-proto': 'canary', 'x-forwarded-for': 'canary' },
    { forwarded: 'host=canary.example', 'x-original-url': '/canary', 'x-host': 'canary' },
    { traceparent: '00-canary', 'x-http-method-override': 'POST' },
    { 'surrogate-control': 'content="canary"', 'surrogate-key': 'canary', 'edge-page': '1', 'edge-popups': 'canary' },
    { range: 'bytes=0-1' },
  ])('gives %j the stored page, and does not ask the site', async (headers) => {
    const path = newAddress();
    const page = await textOf(path, { 'accept-encoding': 'gzip' });
    const odd = await textOf(path, { 'accept-encoding': 'gzip', ...headers });
    expect(page.startsWith(odd)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('does not let such a request make the page for others', async () => {
    const path = newAddress();
    await textOf(path, {
      cookie: 'device=canary; language=canary_; lite=canary',
      'x-forwarded-host': 'canary.example',
      forwarded: 'host=canary.example',
      traceparent: '00-canary',
    });
    const { 'x-forwarded-for': address, ...headers } = asked[0]?.headers ?? {};
    expect(JSON.stringify(headers)).not.toContain('canary');
    expect(address).toBe('127.0.0.1');
    expect(await isStored(path)).toBe(true);
  });

  it('sends a stale page while the site fails', async () => {
    const path = newAddress();
    answer.headers = { ...STORED, 'surrogate-control': LIFETIME.replace('=10,', '=1,'), 'x-accel-expires': '1' };
    const page = await textOf(path);
    answer = { status: 503, headers: {} };
    await eventually(async () => {
      expect(await textOf(path)).toBe(page);
      expect(asked.length).toBeGreaterThan(2);
    });
    expect(await textOf(path)).toBe(page);
  });

  it.each(['/?a=1', '/casino/slot?page=2', '/promotions?lang=en'])(
    'has the exact address in its key: %s',
    async (path) => {
      await textOf(path.split('?')[0] ?? '');
      const text = await textOf(path);
      expect(text).not.toBe(await textOf(path.split('?')[0] ?? ''));
      expect(asked.at(-1)?.url).toBe(`GET ${path}`);
    },
  );

  it.each(['/login', '/pages', '/pages/1/', '/promotions/1/x', '/casino/slot/', '/dashboard'])(
    'stores nothing at %s',
    async (path) => {
      const { request } = await import('undici');
      const text = async () => (await request(`${edge()}${path}`)).body.text();
      expect(await text()).not.toBe(await text());
    },
  );

  it('answers no other host, and stores nothing for one', async () => {
    const { request } = await import('undici');
    for (const host of ['evil.example', 'localhost.evil.example', '127.0.0.1', 'xlocalhost']) {
      const { statusCode, body } = await request(`${edge()}/pages/host`, {
        headers: { host, 'edge-purged': 'canary' },
      });
      expect(statusCode, host).toBe(421);
      expect(await body.text()).not.toContain('canary');
    }
    expect(asked).toEqual([]);
  });

  it('passes methods that write, and answers others itself or not at all', async () => {
    const path = newAddress();
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) await get(path, {}, method);
    expect(asked.map(({ url }) => url.split(' ')[0])).toEqual(['POST', 'PUT', 'DELETE', 'OPTIONS']);
    expect(await isStored(path)).toBe(true);
  });
});

describe('Varnish', () => {
  const get = async (path: string, headers: Record<string, string> = {}) =>
    (await fetch(`${varnish.origin}${path}`, { headers })).text();
  const purge = async (tags: string, headers: Record<string, string> = {}) =>
    (await fetch(varnish.origin, { method: 'PURGE', headers: { 'xkey-purge': tags, ...headers } })).status;

  it('purges the pages of a tag, and no others', async () => {
    const [one, other] = [newAddress(), newAddress()];
    const before = await get(one);
    answer.headers = { ...STORED, 'surrogate-key': 'cms/content casino/games' };
    const kept = await get(other);
    expect(await purge('cms/grouped cms/sliderlist')).toBe(200);
    expect(await get(one)).not.toBe(before);
    expect(await get(other)).toBe(kept);
    expect(await purge('cms/content')).toBe(200);
    expect(await get(other)).not.toBe(kept);
  });

  it('is purged by no visitor, and by no garbage', async () => {
    const path = newAddress();
    const page = await get(path);
    expect(await purge('cms/grouped', { 'x-forwarded-for': '10.0.0.1' })).toBe(405);
    for (const tags of ['', '*', 'cms/grouped,x', 'CMS/GROUPED', 'x'.repeat(61), 'a '.repeat(60)])
      expect(await purge(tags), tags).toBe(400);
    expect(await get(path)).toBe(page);
    const closed = await startVarnish(await freePort(), [1, 1], { purgeFrom: '"192.0.2.1";' });
    onTestFinished(() => closed.stop());
    expect((await fetch(closed.origin, { method: 'PURGE', headers: { 'xkey-purge': 'cms/grouped' } })).status).toBe(
      405,
    );
  });

  it('sends a page that is too old otherwise, when the site that it waits for fails', async () => {
    const edit = (text: string) => text.replace('req.grace = 50s', 'req.grace = 0s');
    const strict = await startVarnish(await freePort(), [port, port], { edit });
    onTestFinished(() => strict.stop());
    const fetched = () => fetch(`${strict.origin}/promotions`);
    answer.headers = { ...STORED, 'surrogate-control': LIFETIME.replace('=10,', '=1,') };
    const page = await (await fetched()).text();
    answer = { status: 503, headers: {} };
    await eventually(async () => {
      expect(await (await fetched()).text()).toBe(page);
      expect(asked.length).toBeGreaterThan(1);
    });
    // There is nothing to send at other addresses.
    expect((await fetch(`${strict.origin}/pages/1`)).status).toBe(503);
  });

  it('has a closed popup in its key only when the page has that popup', async () => {
    const path = newAddress();
    answer.headers = { ...STORED, 'edge-popup': '0123456789ab' };
    const open = await get(path);
    const closed = await get(path, { cookie: 'popup=0123456789ab' });
    expect(closed).not.toBe(open);
    expect(asked.at(-1)?.headers['cookie']).toBe('lite=0; popup=0123456789ab');
    for (const list of ['ffffffffffff-0123456789ab', '0123456789ab-aaaaaaaaaaaa-bbbbbbbbbbbb-cccccccccccc'])
      expect(await get(path, { cookie: `popup=${list}` })).toBe(closed);
    for (const list of ['ffffffffffff', 'aaaaaaaaaaaa-bbbbbbbbbbbb', '0123456789ab-', '0123456789abc'])
      expect(await get(path, { cookie: `popup=${list}` })).toBe(open);
    expect(asked).toHaveLength(2);
  });
});
