// @module-tag tier-1
// @module-tag shell
// @module-tag preferences

import { afterAll, beforeAll, expect, test } from 'vitest';
import { sharedSite } from '../support/shared-site';
import { HttpBrowser } from '../support/http-browser';
import { shown } from '../support/html';
import { startSite, type TestSite } from '../support/site';

let site: TestSite;
const elsewhere = sharedSite();

beforeAll(async () => {
  site = await startSite({ PUBLIC_ORIGIN: 'https://www.poyra.example', MAIN_DOMAIN: 'poyra.example' });
});

afterAll(() => site.stop());

const visitor = () => new HttpBrowser(site.url, 'https://www.poyra.example');

test('robots.txt excludes the pages of players and names the site map', async () => {
  const answer = await visitor().get('/robots.txt');
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Disallow: /dashboard\n');
  expect(text).toContain('Sitemap: https://www.poyra.example/sitemap.xml\n');
});

test.each(['/robots.txt', '/sitemap.xml', '/.well-known/security.txt'])(
  '%s, which caches may keep for all visitors, sets no cookie',
  async (path) => {
    const { headers } = await visitor().get(path);
    expect(headers.get('cache-control')).toMatch(/^public/);
    expect(headers.getSetCookie()).toEqual([]);
  },
);

test('the site map lists home, lobbies, promotions and pages, each once and under the public origin', async () => {
  const answer = await visitor().get('/sitemap.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const addresses = [...(await answer.text()).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  for (const path of ['/', '/spor', '/casino/slot', '/promotions', '/promotions/1', '/pages/1']) {
    expect(addresses).toContain(`https://www.poyra.example${path}`);
  }
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(addresses.some((address) => address?.includes('/dashboard'))).toBe(false);
});

test.each(['tr', 'en'])('the manifest in %s names existing icons', async (locale) => {
  const answer = await visitor().get(`/manifest.${locale}.webmanifest`);
  expect(answer.headers.get('content-type')).toContain('application/manifest+json');
  const manifest = (await answer.json()) as { name: string; icons: { src: string }[] };
  for (const { src } of manifest.icons) expect((await visitor().get(src)).status, src).toBe(200);
});

test('a setting redirects back to the page, and an invalid one changes nothing', async () => {
  const guest = visitor();
  const closed = await guest.post('/preferences', { topBanner: 'read', redirectTo: '/spor' });
  expect([closed.status, closed.headers.get('location')]).toEqual([303, '/spor']);
  expect(guest.cookies.get('topbanner')).toBe('read');
  await guest.post('/preferences', { topBanner: '<script>', lite: '7', redirectTo: 'https://evil.example' });
  expect(guest.cookies.get('topbanner')).toBe('read');
  expect(guest.cookies.has('lite')).toBe(false);
  await guest.post('/preferences', { topBanner: 'show' });
  expect(guest.cookies.has('topbanner')).toBe(false);
});

test('a popup that was closed stays closed in every language, with one value in its cookie', async () => {
  const guest = visitor();
  const popupOf = async () => /name="popup" value="([\w-]+)"/.exec(await (await guest.get('/')).text())?.[1];
  await guest.post('/popup', { popup: (await popupOf()) ?? '' });
  const first = guest.cookies.get('popup');
  for (const language of ['en', 'de', 'tr']) {
    await guest.post('/language', { language });
    expect(await popupOf(), language).toBeUndefined();
    expect(guest.cookies.get('popup')).toMatch(/^[0-9a-f]{12}$/);
  }
  expect(guest.cookies.get('popup')).toBe(first);
  const other = visitor();
  await other.post('/language', { language: 'en' });
  expect(other.cookies.has('popup')).toBe(false);
});

test("each of the demonstration's banners leads to another page of the site", async () => {
  const html = await (await visitor().get('/')).text();
  const targets = [...html.matchAll(/<a[^>]*href="([^"]*)"[^>]*>\s*<picture>\s*<source[^>]*banners/g)].map(
    ([, href]) => href ?? '',
  );
  expect(targets.length).toBe(3);
  expect(targets).not.toContain('/');
  for (const target of targets) expect((await visitor().get(target)).status, target).toBe(200);
});

test('the page of UI components is not in the build', async () => {
  expect((await visitor().get('/ui')).status).toBe(404);
});

test('a 404 page has popular games, in the language of the visitor, and is never kept', async () => {
  const answer = await visitor().get('/nowhere?lang=de');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([404, 'private, no-store']);
  const page = await shown(answer);
  expect(page).toContain('Seite nicht gefunden</h1>');
  expect(page.match(/href="\/casino\/game\//g)?.length).toBe(20);
});

test('a 404 page has no canonical address', async () => {
  expect(await shown(await visitor().get('/nowhere'))).not.toContain('rel="canonical"');
  expect(await shown(await visitor().get('/login'))).toContain(
    '<link rel="canonical" href="https://www.poyra.example/login"/>',
  );
});

test.each([
  ['tr', '', 'Dil, hafif görünüm ve duyurular: bu tarayıcının sizin için hatırladıkları.'],
  ['en', '?lang=en', 'Language, lite view and announcements: what this browser remembers for you.'],
])('the head describes the page, in %s', async (language, query, description) => {
  const guest = visitor();
  guest.cookies.set('language', language);
  const page = await shown(await guest.get('/preferences?from=somewhere'));
  expect(page).toContain(`<link rel="canonical" href="https://www.poyra.example/preferences${query}"/>`);
  expect(page).toContain(`<meta name="description" content="${description}"/>`);
  expect(page.match(/<meta name="theme-color"/g)).toHaveLength(1);
  const manifest = /<link rel="manifest" href="([^"]*)"/.exec(page)?.[1] ?? '';
  expect(await (await guest.get(manifest)).json()).toMatchObject({ lang: language, name: 'Poyra' });
});

test('on the main domain only wide screens have the bell', async () => {
  const bellOf = (page: string) => /<div class="([^"]*)"><span [^>]*><a [^>]*href="\/notifications"/.exec(page)?.[1];
  const player = visitor();
  await player.logIn();
  const home = await shown(await player.get('/'));
  const onMain = bellOf(home);
  const other = new HttpBrowser(elsewhere.url);
  await other.logIn();
  const offMain = bellOf(await shown(await other.get('/')));
  const sheet = /<link rel="stylesheet" href="([^"]+)"/.exec(home)?.[1] ?? '';
  const styles = await (await player.get(sheet)).text();
  const hidden = [...styles.matchAll(/(?<=^|\})([^{}@]+)\{display:none\}/g)].flatMap(([, names = '']) =>
    names.split(','),
  );
  expect(hidden).toContain(`.${onMain}`);
  expect(hidden).not.toContain(`.${offMain}`);
});

test("the header labels the player's code", async () => {
  const player = new HttpBrowser(elsewhere.url);
  await player.logIn();
  const header = async () => /<header[\s\S]*?<\/header>/.exec(await shown(await player.get('/spor')))?.[0];
  expect(await header()).toMatch(/>Kod: \d+</);
  await player.post('/language', { language: 'en' });
  expect(await header()).toMatch(/>Code: \d+</);
});

test.each(['guest', 'player'])(
  'a page that a %s sees marks the banner as read, not one that is fetched ahead',
  async (who) => {
    const client = visitor();
    if (who === 'player') await client.logIn();
    await client.get('/');
    await client.get('/promotions', { 'sec-purpose': 'prefetch' });
    expect(client.cookies.has('topbanner')).toBe(false);
    await client.get('/promotions');
    expect(client.cookies.get('topbanner')).toBe('read');
  },
);
