// @module-tag tier-1
// @module-tag i18n

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { decode } from '../support/html';
import { popupCookie } from '../support/popup-cookie';
import { startSite, type TestSite } from '../support/site';

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

const languageOf = (html: string) => /<html lang="([^"]*)"/.exec(html)?.[1];
const visit = () => new HttpBrowser(site.url);
const linksIn = (html: string, rel: string) =>
  [...html.matchAll(new RegExp(`<link rel="${rel}"[^>]*>`, 'g'))].map(([link]) => [
    /hrefLang="([^"]*)"/i.exec(link)?.[1] ?? '',
    decode(/href="([^"]*)"/.exec(link.replace(/hrefLang="[^"]*"/i, ''))?.[1] ?? '').replace(site.url, ''),
  ]);

const PAGES = ['/', '/casino/slot', '/promotions/1', '/pages/1', '/login', '/nowhere'];

describe.each(PAGES)('%s with a language in its address', (path) => {
  it('is in that language, which becomes the choice of a visitor without one', async () => {
    const visitor = visit();
    const answer = await visitor.get(`${path}?lang=de`);
    expect(languageOf(await answer.text())).toBe('de');
    expect(visitor.cookies.get('language')).toBe('de');
    expect(languageOf(await (await visitor.get('/casino/live')).text())).toBe('de');
  });

  it('leads visitors with another choice to the page in their language', async () => {
    const visitor = visit();
    visitor.cookies.set('language', 'en');
    const answer = await visitor.get(`${path}?lang=de`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, path]);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(visitor.cookies.get('language')).toBe('en');
  });
});

describe('an address with a language', () => {
  it('takes no other cookie from the value of one', async () => {
    const player = visit();
    await player.logIn();
    const visitor = visit();
    visitor.cookies.set('popup', encodeURIComponent(`x; session=${player.cookies.get('session')}`));
    expect(await (await visitor.get('/pages/1?lang=de')).text()).not.toContain('data-balance');
    player.cookies.delete('language');
    expect(await (await player.get('/pages/1?lang=de')).text()).toContain('data-balance');
  });

  it('keeps the popup closed that was closed in another one', async () => {
    const visitor = visit();
    visitor.cookies.set('popup', await popupCookie(site.url, 'tr'));
    expect(await (await visit().get('/?lang=de')).text()).toContain('action="/popup"');
    expect(await (await visitor.get('/?lang=de')).text()).not.toContain('action="/popup"');
    expect(await (await visitor.get('/')).text()).not.toContain('action="/popup"');
  });

  it.each(['xx', 'd', '', '../../x', 'de%0d%0aset-cookie:x=y', 'de&lang=en&lang=xx'])(
    'that the site does not offer, %j, is the page without it',
    async (language) => {
      const visitor = visit();
      const answer = await visitor.get(`/casino/slot?lang=${language}`);
      if (answer.status === 302) expect(answer.headers.get('location')).toBe('/casino/slot');
      else expect(languageOf(await answer.text())).toBe('de');
      expect([undefined, 'de']).toContain(visitor.cookies.get('language'));
    },
  );

  it.each(['DE', 'de-AT', 'de_at'])('that is written as %s is the page in German', async (language) => {
    const visitor = visit();
    const html = await (await visitor.get(`/casino/slot?lang=${language}`)).text();
    expect(languageOf(html)).toBe('de');
    expect(linksIn(html, 'canonical')).toEqual([['', '/casino/slot?lang=de']]);
    expect(visitor.cookies.get('language')).toBe('de');
    visitor.cookies.set('language', language);
    expect(languageOf(await (await visitor.get('/casino/live')).text())).toBe('de');
    const other = await visitor.get('/casino/slot?lang=en');
    expect([other.status, other.headers.get('location')]).toEqual([302, '/casino/slot']);
  });

  it('keeps the rest of its query', async () => {
    const visitor = visit();
    visitor.cookies.set('language', 'en');
    const answer = await visitor.get('/search?search=a%26b&lang=de&live=1');
    expect(answer.headers.get('location')).toBe('/search?search=a%26b&live=1');
  });

  it('repairs a stored choice that is none', async () => {
    const visitor = visit();
    visitor.cookies.set('language', encodeURIComponent('../../x'));
    expect(languageOf(await (await visitor.get('/?lang=en')).text())).toBe('en');
    expect(visitor.cookies.get('language')).toBe('en');
  });

  it('comes from the page cache, without the choice of the visitor before', async () => {
    const [first, second] = [visit(), visit()];
    await first.get('/casino/bingo?lang=de');
    const answer = await second.get('/casino/bingo?lang=de');
    expect(answer.headers.has('etag')).toBe(true);
    expect(second.cookies.get('language')).toBe('de');
    const chosen = visit();
    chosen.cookies.set('language', 'de');
    const cookies = (await chosen.get('/casino/bingo')).headers.getSetCookie();
    expect(cookies.map((cookie) => cookie.split('=', 1)[0])).toEqual(['topbanner']);
  });

  it('changes nothing in a form', async () => {
    const visitor = visit();
    await visitor.post('/login?lang=de', { username: 'a', password: 'b' });
    expect(visitor.cookies.has('language')).toBe(false);
  });
});

describe('search engines', () => {
  it('find each language of a page, and its own address', async () => {
    const alternates = (path: string) => [
      ['tr', path],
      ['en', `${path}?lang=en`],
      ['de', `${path}?lang=de`],
      ['x-default', path],
    ];
    for (const path of ['/', '/casino/slot', '/promotions/1']) {
      for (const [query, canonical] of [
        ['', path],
        ['?lang=de', `${path}?lang=de`],
        ['?lang=tr', path],
      ] as const) {
        const html = await (await visit().get(path + query)).text();
        expect(linksIn(html, 'alternate')).toEqual(alternates(path));
        expect(linksIn(html, 'canonical')).toEqual([['', canonical]]);
      }
    }
  });

  it('read Open Graph tags in the language', async () => {
    const graphOf = async (query: string) => {
      const html = await (await visit().get(`/promotions/1${query}`)).text();
      return ['og:locale', 'og:url'].map((name) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1]);
    };
    expect(await graphOf('')).toEqual(['tr_TR', `${site.url}/promotions/1`]);
    expect(await graphOf('?lang=de')).toEqual(['de_DE', `${site.url}/promotions/1?lang=de`]);
  });

  it('read the breadcrumb and the organisation, and no licence', async () => {
    const html = await (await visit().get('/casino/slot?lang=de')).text();
    const types = [...html.matchAll(/itemtype="([^"]*)"/gi)].map(([, type]) => type?.split('/').at(-1));
    expect(new Set(types)).toEqual(new Set(['BreadcrumbList', 'ListItem', 'Organization']));
    const names = [...html.matchAll(/itemprop="name">([^<]*)</gi)].map(([, name]) => name);
    expect(names).toEqual(['Startseite', 'Slots']);
    expect(html).toMatch(/itemprop="name" content="Poyra"/i);
    expect([...html.matchAll(/itemprop="position" content="(\d)"/gi)].map(([, at]) => at)).toEqual(['1', '2']);
  });

  it('find all of it in the site map', async () => {
    const map = await (await visit().get('/sitemap.xml')).text();
    const entries = [...map.matchAll(/<url><loc>(.*?)<\/loc>(.*?)<\/url>/g)];
    const of = (path: string) => entries.find(([, address]) => address === site.url + path)?.[2]?.match(/hreflang/g);
    for (const path of ['/promotions', '/promotions?lang=en', '/promotions?lang=de'])
      expect(of(path), path).toHaveLength(4);
  });
});
