// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { crawl } from '../support/crawler';
import { HttpBrowser } from '../support/http-browser';
import { saidBy, unmarkedTexts } from '../support/marked-texts';
import { siteInPseudoLanguages, visitorIn } from '../support/site-in-pseudo-languages';
import { withShortTitles } from '../support/short-titles';

const { site, said } = siteInPseudoLanguages();

/** Names of services and languages are the same in every language; months and days are named by the runtime. */
const NAMES = [
  'Telegram',
  'Twitter',
  'Instagram',
  'YouTube',
  'WhatsApp',
  'English Pseudo Accents',
  'Türkçe',
  ...'1234',
  /** In the footer, beside the name of the brand. */
  ...[0, 1].map((more) => String(new Date().getFullYear() + more)),
];
const bidi = new Intl.DisplayNames('ar-XB', { type: 'language' }).of('ar-XB') ?? '';
const DAY = 86_400_000;

/** The last months, and the next days. */
const timesIn = (language: string) => {
  const month = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const day = new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
  const dayOfMonth = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return Array.from({ length: 14 }, (_, at) => [
    month.format(Date.now() - at * 30 * DAY),
    day.format(Date.now() + at * DAY),
    dayOfMonth.format(Date.now() + at * DAY),
  ]).flat();
};

const FORMS = ['/login', '/register', '/recover', '/call-me'];

describe.each(['guest', 'player'] as const)('a language that is a folder, for a %s,', (who) => {
  it('has no text that is not in the folder', async () => {
    const visitor = await visitorIn('en-XA', who, site.url);
    await visitor.get('/');
    const pages = new Map([...(await crawl(visitor))].map(([address, { html }]) => [address, html ?? '']));
    expect(pages.size).toBeGreaterThan(40);
    if (who === 'guest')
      for (const address of FORMS) pages.set(`${address} sent empty`, await (await visitor.post(address, {})).text());
    const isSaid = saidBy(new Set([...said, ...NAMES, bidi, ...['en-XA', 'en'].flatMap(timesIn)]));
    const found = [...pages].flatMap(([address, html]) =>
      unmarkedTexts(html)
        .filter((text) => !isSaid(text))
        .map((text) => `${text} (${address})`),
    );
    expect(found).toEqual([]);
  }, 240_000);
});

describe('the languages that the operator offers', () => {
  const languageOf = (html: string) => /<html lang="([^"]*)"(?: dir="(\w+)")?/.exec(html)?.slice(1, 3);

  it('are chosen by their tags, and have their direction', async () => {
    const visitor = await visitorIn('ar-XB', 'guest', site.url);
    expect(languageOf(await (await visitor.get('/')).text())).toEqual(['ar-XB', 'rtl']);
    await visitor.post('/language', { language: 'tr', redirectTo: '/' });
    expect(languageOf(await (await visitor.get('/')).text())).toEqual(['tr', undefined]);
  });

  it.each(['en', 'de', 'xx', '../../x', '__proto__', ''])('are the only ones: %j is the default', async (chosen) => {
    const visitor = new HttpBrowser(site.url);
    await visitor.post('/language', { language: chosen, redirectTo: '/' });
    expect(visitor.cookies.has('language')).toBe(false);
    visitor.cookies.set('language', encodeURIComponent(chosen));
    expect(languageOf(await (await visitor.get('/')).text())?.[0]).toBe('en-XA');
  });

  it.each(withShortTitles(['*', 'tr', 'tr;q=x,,;', 'a'.repeat(4_000), '../../x'], 10))(
    'do not depend on the browser, which says %s',
    async (_title, accepted) => {
      const answer = await new HttpBrowser(site.url).get('/casino/slot', { 'accept-language': accepted });
      expect([answer.status, languageOf(await answer.text())?.[0]]).toEqual([200, 'en-XA']);
    },
  );

  it('leave out one that the site does not have, which is logged once', () => {
    expect(site.logs.filter((line) => line.includes('the operator offers languages'))).toHaveLength(1);
  });
});
