// @module-tag tier-2

import { beforeAll, describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { metric } from '../support/metrics';
import { siteBehindFaults } from '../support/site-behind-faults';
import { turnUntilAnswered } from '../support/turn-until-answered';
import { TIMEOUT_MS } from '~/upstream/policies.server';
import { startSite } from '../support/site';

/** Tests that a guest cannot fill the page cache with pages that no link of the site leads to. */

const { proxy, site } = siteBehindFaults({ METRICS_PORT: '0' });

const misses = () => metric(site, 'site_cache_reads_total', { cache: 'pages', read: 'miss' });

const get = (path: string, cookie = '', url = site.url) =>
  fetch(`${url}${path}`, { headers: { cookie }, redirect: 'manual' });
const isCached = (answer: Response) => answer.headers.has('etag');

/** The hash of the popup that the site shows in a language. */
const shownPopup = async (language: string) =>
  /name="popup" value="([\w-]+)"/.exec(await (await get('/', `language=${language}`)).text())?.[1] ?? '';

describe('a cached page', () => {
  let popup: string;
  beforeAll(async () => {
    popup = await shownPopup('tr');
    expect(popup).toMatch(/^[0-9a-f]{12}$/);
    await get('/casino/slot');
    await get('/');
  });

  it.each([
    'topbanner=x',
    'topbanner=READ',
    'topbanner=1; topbanner=2',
    'popup=0123456789ab',
    'popup=ffffffffffff-eeeeeeeeeeee-dddddddddddd-cccccccccccc',
    'popup=',
    'popup=%00',
    `popup=${'a'.repeat(64)}`,
    'language=xx',
    'language=__proto__',
    'lite=2',
    'anything=1',
  ])('is the same one with the cookie %s', async (cookie) => {
    const before = await misses();
    const [plain, odd] = [await get('/'), await get('/', cookie)];
    expect([isCached(plain), odd.headers.get('etag')]).toEqual([true, plain.headers.get('etag')]);
    expect(await misses()).toBe(before);
  });

  it('is another one with a choice that the site offers, however many unknown values come with it', async () => {
    const plain = (await get('/')).headers.get('etag');
    const read = await get('/', 'topbanner=read');
    const closed = await get('/', `popup=${popup}`);
    expect(new Set([plain, read.headers.get('etag'), closed.headers.get('etag')]).size).toBe(3);
    expect(await closed.text()).not.toContain('name="popup"');
    const before = await misses();
    const alsoClosed = await get('/', `popup=ffffffffffff-${popup}-000000000000`);
    expect(alsoClosed.headers.get('etag')).toBe(closed.headers.get('etag'));
    expect(await misses()).toBe(before);
  });

  it("of one language does not depend on the other language's popup", async () => {
    const english = await shownPopup('en');
    expect(english).not.toBe(popup);
    expect((await get('/', `popup=${english}`)).headers.get('etag')).toBe((await get('/')).headers.get('etag'));
  });

  it('keeps a popup closed from the first request after a start', async () => {
    const fresh = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    const answer = await get('/', `popup=${popup}`, fresh.url);
    expect(isCached(answer)).toBe(true);
    expect(await answer.text()).not.toContain('name="popup"');
    expect(await (await get('/', '', fresh.url)).text()).toContain('name="popup"');
    await fresh.stop();
  });

  it('does not wait long for the popup of an operator that hangs', async () => {
    proxy.faults.set('*', { kind: 'hang' });
    const fresh = await startSite({ OPERATOR_API_URL: proxy.apiUrl });
    await fresh.clock.hold();
    const ask = () => get('/', `popup=${popup}`, fresh.url);
    const hanging = { site: fresh, proxy, key: '*', turnMs: TIMEOUT_MS.read, limitMs: 8_000 };
    expect((await turnUntilAnswered(ask, hanging)).status).toBe(200);
    proxy.faults.clear();
    proxy.release();
    await fresh.stop();
  });

  it.each(['0', '1', '-1', '02', '2.0', '2x', 'x', '+2', '99999', '%32'])(
    'is not made for the page number %s, which no link has',
    async (number) => {
      const before = await misses();
      const answer = await get(`/casino/slot?page=${number}`);
      expect(isCached(answer)).toBe(false);
      expect(await misses()).toBe(before);
    },
  );

  it.each([
    'sort=az',
    'provider=Norra+Hollow&provider=Quillfin',
    'provider=Norra+Hollow&sort=new',
    'feature=free-spins',
    'volatility=1&volatility=2',
    'min=1&max=5',
    'min=1.37',
  ])('is not made for the combination %s', async (query) => {
    const before = await misses();
    const answer = await get(`/casino/slot?${query}`);
    expect([answer.status, isCached(answer)]).toEqual([200, false]);
    expect(await misses()).toBe(before);
  });

  it.each(['provider=unknown', 'provider=Norra+Hollow&provider=', 'sort=__proto__', 'min=0'])(
    'is not made for %s, which is another spelling',
    async (query) => {
      const answer = await get(`/casino/slot?${query}`);
      expect([answer.status, isCached(answer)]).toEqual([302, false]);
    },
  );

  it('after the last one redirects without an error in the log', async () => {
    const answer = await get('/casino/slot?page=9999');
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toMatch(/^\/casino\/slot\?page=\d+$/);
    expect(site.logs.filter((line) => line.includes('answered with a redirect'))).toEqual([]);
  });
});

describe('an unknown page', () => {
  it.each(['/pages/880001', '/pages/nothing', '/promotions/880001', '/casino/slot?category=unknown'])(
    '%s is answered from memory when it is requested again, and not kept by browsers',
    async (path) => {
      const first = await get(path);
      const before = await misses();
      proxy.calls.clear();
      // Longer than the operator's refusal is remembered (5 s), shorter than the 404 page.
      await site.clock.hold();
      await site.clock.turn(59_000);
      const again = await get(path);
      await site.clock.release();
      expect([first.status, again.status]).toEqual([404, 404]);
      expect(again.headers.get('cache-control')).toBe('private, no-store');
      expect(isCached(again)).toBe(false);
      expect(await again.text()).toBe(await first.text());
      expect(await misses()).toBe(before);
      expect(proxy.calls.get('cms/content') ?? 0).toBe(0);
    },
  );

  it('is asked for again after a minute', async () => {
    await get('/pages/880002');
    proxy.calls.clear();
    await site.clock.hold();
    await site.clock.turn(60_001);
    expect((await get('/pages/880002')).status).toBe(404);
    await site.clock.release();
    expect(proxy.calls.get('cms/content')).toBe(1);
  });

  it('is no page of another visitor', async () => {
    const visitor = new HttpBrowser(site.url);
    await visitor.logIn();
    expect(await (await visitor.get('/pages/880001')).text()).toContain('demo');
    expect(await (await get('/pages/880001')).text()).not.toContain('demo');
  });
});

it('of three hundred unknown numbers the last two hundred are remembered, and they evict no real page', async () => {
  const real = ['/', '/casino/slot', '/pages/1', '/promotions'];
  for (const path of real) await get(path);
  for (let round = 0; round < 30; round += 1) {
    const numbers = Array.from({ length: 10 }, (_, index) => 900_000 + 10 * round + index);
    await Promise.all(numbers.map(async (number) => (await get(`/pages/${number}`)).arrayBuffer()));
    // The readers of real pages come as usual.
    if (round % 10 === 0) for (const path of real) await get(path);
  }
  const before = await misses();
  for (const path of real) expect(isCached(await get(path))).toBe(true);
  expect(await misses()).toBe(before);
  // The last ones are remembered, the first are not. The unit test of the cache takes a thousand.
  await get('/pages/900299');
  expect(await misses()).toBe(before);
  await get('/pages/900000');
  expect(await misses()).toBe(before + 1);
});
