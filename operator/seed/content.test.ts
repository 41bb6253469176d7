import { describe, expect, it } from 'vitest';
import { bonusOffers } from './bonus-offers';
import { termsPage } from './offer-terms';
import { pages, promotions } from './pages';

const offers = bonusOffers(0);

const terms = offers.map(termsPage).map(({ id, title, body }) => ({ name: `terms ${id}`, title, html: body }));
const texts = [
  ...pages.map(({ id, title, body }) => ({ name: `page ${id}`, title, html: body })),
  ...terms,
  ...promotions.map(({ name, title, description }) => ({ name, title, html: description })),
];

const tagsOf = (html: string) => html.match(/<[^>]*>/g) ?? [];

/** The tags that are never closed, or are closed in the wrong order. */
function unclosed(html: string): string[] {
  const open: string[] = [];
  for (const tag of tagsOf(html)) {
    const name = /^<\/?([a-z0-9]+)/.exec(tag)?.[1] ?? tag;
    if (!tag.startsWith('</')) open.push(name);
    else if (open.at(-1) === name) open.pop();
    else open.push(tag);
  }
  return open;
}

describe.each(texts)('$name', ({ title, html }) => {
  it.each(Object.keys(html) as 'tr'[])('is well-formed HTML without scripts or styles in %s', (locale) => {
    expect(title[locale]).not.toBe('');
    expect(unclosed(html[locale])).toEqual([]);
    expect(html[locale]).not.toMatch(/<(script|style|iframe)|\son\w+=|style=/i);
  });

  it('has a similar length in each language, but different words', () => {
    for (const text of Object.values(html)) expect(tagsOf(text)).toEqual(tagsOf(html.en));
    expect(new Set(Object.values(html)).size).toBe(Object.keys(html).length);
    expect(html.tr).toMatch(/[çğıöşü]/);
  });
});

it('writes money with the symbol first, and last in German', () => {
  const offerTexts = offers.flatMap(({ title, description }) => [title, description]);
  const all = [...offerTexts, ...texts.flatMap(({ title, html }) => [title, html])].flatMap(({ tr, en }) => [tr, en]);
  expect(all.filter((text) => /\d[\s\u00a0]?₺|₺[\s\u00a0]/.test(text))).toEqual([]);
  const inGerman = [...offerTexts, ...terms.flatMap(({ title, html }) => [title, html])].map(({ de }) => de);
  expect(inGerman.filter((text) => /(?<!\d\u00a0)₺/.test(text))).toEqual([]);
});
