// @module-tag tier-2

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allCalls } from '~/upstream/contract/contract';
import { pageRoutes } from '../support/built-routes';
import { HttpBrowser } from '../support/http-browser';
import { crawl, fragmentsIn, type CrawledPage } from '../support/crawler';
import { decode, scriptOnlyControls, withoutScripts } from '../support/html';
import { scenariosOf } from '../support/scenarios';
import { startSite, type TestSite } from '../support/site';
import { TESTED_ELSEWHERE, UNLINKED_PAGES } from '../support/site-pages';

const SITE_DESCRIPTION = {
  tr: 'Spor bahisleri, canlı bahis, slot ve canlı casino.',
  en: 'Sports betting, live betting, slots and live casino.',
};

/** Paths, of all visitors. */
const visited = new Set<string>();

/** Its own, because a test counts what reached the operator. */
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ OPERATOR_SCENARIOS: '1' });
});
afterAll(() => site.stop());

describe.each([
  ['a guest', 'tr', 45],
  ['a guest', 'en', 45],
  ['a player', 'tr', 60],
  ['a player', 'en', 60],
] as const)('the pages that %s finds from the home page on, in %s,', (who, language, atLeast) => {
  let found: CrawledPage[];
  let pages: CrawledPage[];
  beforeAll(async () => {
    const visitor = new HttpBrowser(site.url);
    visitor.cookies.set('language', language);
    if (who === 'a player') await visitor.logIn();
    found = [...(await crawl(visitor)).values()];
    pages = found.filter(({ html }) => html !== null);
    for (const { address } of pages) visited.add(address.split('?', 1)[0] ?? '');
  }, 120_000);

  const first = (html: string | null, pattern: RegExp) => decode(pattern.exec(html ?? '')?.[1] ?? '');

  it('have no field that cuts what is pasted, but the searches', () => {
    const cutting = pages.flatMap(({ address, html }) =>
      [...(html ?? '').matchAll(/<(?:input|textarea)\b[^>]*\bmaxlength=[^>]*>/gi)]
        .filter(([tag]) => !/type="search"/.test(tag))
        .map(([tag]) => `${address}: ${tag}`),
    );
    expect(cutting).toEqual([]);
  });

  it('all exist', () => {
    expect(pages.length).toBeGreaterThan(atLeast);
    const broken = found.filter(({ status }) => status >= 400);
    expect(broken.map(({ address, from, status }) => `${status} ${address} (on ${from})`)).toEqual([]);
  });

  it('contain the targets of their own fragment links', () => {
    const missing = pages.flatMap((page) =>
      fragmentsIn(page)
        .filter((id) => !page.html?.includes(` id="${id}"`))
        .map((id) => `#${id} on ${page.address}`),
    );
    expect(missing).toEqual([]);
  });

  it('have no control that only scripts serve', () => {
    const dead = pages.flatMap(({ address, html }) =>
      scriptOnlyControls(html ?? '').map((tag) => `${tag} on ${address}`),
    );
    expect(dead).toEqual([]);
    // The reason why a form cannot be sent yet: an attribute keeps its place.
    const reasons = pages.flatMap(({ html }) => [...(html ?? '').matchAll(/ data-text="([^"]+)">([^<]*)</g)]);
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter(([, , text]) => text !== '')).toEqual([]);
  });

  it('have one heading, a language, a title, a description and a canonical link', () => {
    const faults = pages.flatMap(({ address, html }) => {
      const body = withoutScripts(html ?? '');
      const description = first(html, /<meta name="description" content="([^"]*)"/);
      return [
        ...(body.match(/<h1\b/g)?.length === 1 ? [] : [`headings: ${address}`]),
        ...(body.includes(`<html lang="${language}"`) ? [] : [`language: ${address}`]),
        ...(/<title>[^<]+ · Poyra<\/title>/.test(html ?? '') ? [] : [`title: ${address}`]),
        ...(description && description !== SITE_DESCRIPTION[language] ? [] : [`description: ${address}`]),
        ...(body.match(/<link rel="canonical" /g)?.length === 1 ? [] : [`canonical: ${address}`]),
      ];
    });
    expect(faults).toEqual([]);
  });
});

it('every page is linked, except those that are known not to be', async () => {
  const known = new Set([...Object.keys(UNLINKED_PAGES), ...TESTED_ELSEWHERE]);
  const missing = (await pageRoutes()).filter(({ pattern }) => ![...visited].some((path) => pattern.test(path)));
  expect(missing.map(({ name }) => name).filter((name) => !known.has(name))).toEqual([]);
});

it('prefetching links changes nothing at the operator', async () => {
  const player = new HttpBrowser(site.url);
  await player.logIn();
  const ahead = { 'sec-purpose': 'prefetch', 'sec-fetch-site': 'same-origin' };
  for (const path of ['/logout', '/favourites', '/preferences', '/language', '/device', '/popup', '/notifications'])
    await player.get(path, ahead);
  expect((await player.get('/dashboard', ahead)).status).toBe(200);
  const counts = await scenariosOf(site.operatorUrl).counts();
  const changing = allCalls.filter(({ policy }) => policy !== 'read').map(({ path }) => path);
  expect(changing.filter((path) => (counts[path] ?? 0) > 0)).toEqual(['auth/login']);
  expect(counts['customer/notification']).toBeGreaterThan(0);
});

it('the site map names only existing pages', async () => {
  const visitor = new HttpBrowser(site.url);
  const map = await (await visitor.get('/sitemap.xml')).text();
  for (const [, address = ''] of map.matchAll(/<loc>(.*?)<\/loc>/g))
    expect((await visitor.get(new URL(decode(address)).pathname)).status, address).toBe(200);
});
