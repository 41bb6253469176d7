// @module-tag tier-2

import { beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually';
import type { Fault } from '../support/fault-proxy';
import { guestAddresses } from '../support/guest-addresses';
import { HttpBrowser } from '../support/http-browser';
import { metric } from '../support/metrics';
import { newPlayer } from '../support/players';
import { openRelay } from '../support/relay-socket';
import { siteBehindVarnish } from '../support/site-behind-varnish';

const { operator, proxy, site, edge } = siteBehindVarnish();

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${edge.origin}${path}`, { headers, redirect: 'manual' });
const textOf = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).text();

/** How many requests for guests' pages have reached the site. */
const requests = () => metric(site, 'site_cache_reads_total', { cache: 'pages' });

let addresses: Awaited<ReturnType<typeof guestAddresses>>;
beforeAll(async () => void (addresses = await guestAddresses()));

/** Promotions with another title, in every language. */
const retitled = (title: string): Fault => ({
  kind: 'rewrite',
  rewrite: (_call, data) => (data as object[]).map((promotion) => ({ ...promotion, title })),
});

/** The operator says that its content has changed. */
const announce = (body: unknown, init: RequestInit = {}) =>
  fetch(new URL('/content/changed', site.metricsUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });

describe("a guest's page", () => {
  it('comes from the edge for the next guest, and the browser revalidates it there', async () => {
    const first = await get('/casino/slot');
    await first.text();
    const before = await requests();
    const second = await get('/casino/slot');
    expect(second.headers.get('cache-control')).toBe('private, no-cache');
    expect(second.headers.getSetCookie()).toEqual([]);
    const again = await get('/casino/slot', { 'if-none-match': second.headers.get('etag') ?? '' });
    expect([again.status, again.headers.get('content-security-policy')]).toEqual([
      304,
      first.headers.get('content-security-policy'),
    ]);
    expect(await requests()).toBe(before);
  });

  it('is stored at every address that the site caches for guests, and at no other one', async () => {
    for (const path of addresses.cached) await textOf(path);
    const before = await requests();
    for (const path of addresses.cached) await textOf(path);
    expect(await requests()).toBe(before);
    for (const path of [...addresses.others, ...addresses.others]) {
      const answer = await get(path);
      // A stored page has none.
      expect([path, answer.headers.has('x-request-id')]).toEqual([path, true]);
      await answer.arrayBuffer();
    }
  });

  it('is in the language of the guest, without scripts in lite mode, and without what the guest has closed', async () => {
    const popup = /name="popup" value="([\w-]+)"/.exec(await textOf('/'))?.[1] ?? '';
    expect(popup).toMatch(/^[0-9a-f]{12}$/);
    for (let round = 0; round < 2; round += 1) {
      expect(await textOf('/', { cookie: 'language=en' })).toContain('lang="en"');
      expect(await textOf('/', { cookie: 'lite=1' })).not.toContain('<script');
      expect(await textOf('/', { 'save-data': 'on' })).not.toContain('<script');
      expect(await textOf('/', { cookie: `popup=ffffffffffff-${popup}` })).not.toContain('name="popup"');
      expect(await textOf('/', { cookie: 'popup=ffffffffffff' })).toContain('name="popup"');
      const plain = await textOf('/');
      expect([plain.includes('lang="tr"'), plain.includes('<script')]).toEqual([true, true]);
    }
  });

  it('is not stored for a language that the site does not have: there is no end of such', async () => {
    const before = await requests();
    for (let round = 0; round < 2; round += 1)
      for (const language of ['xx', 'xy', 'en-XX'])
        expect((await get('/', { cookie: `language=${language}` })).status).toBe(200);
    expect(await requests()).toBe(before + 6);
  });

  it('is not stored when it is incomplete', async () => {
    // No other test has read this content in this language.
    const german = { cookie: 'language=de' };
    proxy.faults.set('casino/games', { kind: 'status', status: 500 });
    const incomplete = await textOf('/casino/bingo', german);
    proxy.faults.clear();
    await eventually(async () => expect(await textOf('/casino/bingo', german)).not.toBe(incomplete));
    const before = await requests();
    const complete = await textOf('/casino/bingo', german);
    expect(complete.length).toBeGreaterThan(incomplete.length);
    await eventually(async () => expect(await textOf('/casino/bingo', german)).toBe(complete));
    expect(await requests()).toBeLessThanOrEqual(before + 2);
  });
});

describe('a player', () => {
  it('never appears in what guests get, at any address', async () => {
    const { username, password } = await newPlayer(operator.apiUrl);
    const visitor = new HttpBrowser(edge.origin);
    expect((await visitor.logIn(username, password)).status).toBe(303);
    const own = await (await visitor.get('/')).text();
    expect(own).toContain(username);
    const all = [...addresses.cached, ...addresses.others];
    for (const path of all) {
      const answer = await visitor.get(path);
      if (addresses.cached.includes(path) && path !== '/offline')
        expect([path, (await answer.text()).includes(username)]).toEqual([path, answer.status === 200]);
      else await answer.arrayBuffer();
    }
    for (const path of all) {
      // The encoding is part of the key: this is the one that the player's pages had.
      const answer = await get(path, { 'accept-encoding': 'identity' });
      const session = answer.headers.getSetCookie().filter((cookie) => /session/.test(cookie));
      expect([path, session, (await answer.text()).includes(username)]).toEqual([path, [], false]);
    }
  });

  it('sees the message after a logout once, and guests never see it', async () => {
    const { username, password } = await newPlayer(operator.apiUrl);
    const visitor = new HttpBrowser(edge.origin);
    await visitor.logIn(username, password);
    await visitor.post('/logout', {});
    expect(await (await visitor.get('/')).text()).toContain('data-toast="success"');
    expect(await (await visitor.get('/')).text()).not.toContain('data-toast="success"');
    expect(await textOf('/')).not.toContain('data-toast="success"');
  });

  it('has a live connection through the edge', async () => {
    const { username, password } = await newPlayer(operator.apiUrl);
    const visitor = new HttpBrowser(edge.origin);
    await visitor.logIn(username, password);
    const { socket } = await openRelay(visitor);
    expect(await metric(site, 'site_relay_connections')).toBe(1);
    socket.close();
  });
});

describe('changed content', () => {
  it('is seen within a second after the operator has said so, on its pages only', async () => {
    await textOf('/promotions');
    await textOf('/casino/live');
    proxy.faults.set('cms/promotionlist', retitled('Yepyeni'));
    expect(await textOf('/promotions')).not.toContain('Yepyeni');
    expect((await announce({ tags: ['cms/promotionlist'] })).status).toBe(202);
    await eventually(async () => expect(await textOf('/promotions')).toContain('Yepyeni'));
    // The second purge is for pages that another instance sent before it knew.
    await eventually(async () =>
      expect(await metric(site, 'site_edge_purges_total', { result: 'purged' })).toBeGreaterThanOrEqual(2),
    );
    const before = await requests();
    await textOf('/casino/live');
    expect(await requests()).toBe(before);
  });

  it('is purged without being announced when a refresh of the site finds it', async () => {
    await textOf('/promotions');
    const purges = () => metric(site, 'site_edge_purges_total', { result: 'purged' });
    const before = await purges();
    proxy.faults.set('cms/promotionlist', retitled('Kendiliğinden'));
    await site.clock.turn(301_000);
    // The edge has a fresh page. Another visitor makes the site read its content again.
    await (await fetch(`${site.url}/promotions`)).text();
    await eventually(async () => expect(await textOf('/promotions')).toContain('Kendiliğinden'));
    expect(await purges()).toBeGreaterThan(before);
  });

  it.each<[number, string, unknown, RequestInit]>([
    [400, 'an unknown tag', { tags: ['cms/nothing'] }, {}],
    [400, 'a call for one player', { tags: ['user/balance'] }, {}],
    [400, 'no tags', { tags: [] }, {}],
    [400, 'more than it says', { tags: ['cms/grouped'], all: true }, {}],
    [400, 'no JSON', '{', {}],
    [413, 'too much', `{"tags":["${'x'.repeat(5_000)}"]}`, {}],
    [415, 'a form of a browser', 'tags=cms/grouped', { headers: { 'content-type': 'text/plain' } }],
    [405, 'another method', '', { method: 'PUT' }],
  ])('is refused with %i: %s', async (status, _what, body, init) => {
    expect((await announce(body, init)).status).toBe(status);
  });

  it('cannot be announced where visitors are', async () => {
    for (const url of [edge.origin, site.url]) {
      const answer = await fetch(`${url}/content/changed`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: edge.origin },
        body: '{"tags":["cms/grouped"]}',
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
  });

  it('that is announced in a storm is read from the operator about once a second', async () => {
    const calls = () => proxy.calls.get('cms/promotionlist') ?? 0;
    const before = calls();
    const start = performance.now();
    for (let round = 0; round < 100; round += 1) {
      await Promise.all(Array.from({ length: 5 }, () => announce({ tags: ['cms/promotionlist'] })));
      await textOf('/promotions');
    }
    expect(calls() - before).toBeLessThanOrEqual(2 + (performance.now() - start) / 1_000);
  });
});

it('guests get their pages when the site is gone', async () => {
  // The second purge of an earlier announcement comes now, not after the pages are stored.
  await site.clock.turn(3_000);
  await eventually(async () => {
    for (const path of addresses.cached) await textOf(path);
    const before = await requests();
    for (const path of addresses.cached) await textOf(path);
    expect(await requests()).toBe(before);
  });
  await site.stop();
  for (let round = 0; round < 2; round += 1)
    for (const path of addresses.cached) expect([path, (await get(path)).status]).toEqual([path, 200]);
  const down = await get('/login');
  expect([down.status, down.headers.get('cache-control')]).toEqual([503, 'no-store']);
});
