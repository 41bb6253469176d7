import { describe, expect, it } from 'vitest';
import { LOCALES } from './messages';
import { methodLogo } from './method-logo';
import { brands } from './seed/brands';
import { games, tilePath } from './catalogue/catalogue';
import { casinoCategories } from './catalogue/categories';
import { grouped, homeSlides, promotionList } from './seed/cms';
import { paymentMethods } from './seed/payment-methods';
import { findPicture } from './media';

const locales = ['tr', 'en'] as const;

/** Every address of a picture in the operator's content. */
const addresses = [
  ...new Set(
    JSON.stringify([
      locales.flatMap((locale) => [grouped(locale), homeSlides(locale), promotionList(locale)]),
      casinoCategories('tr'),
      brands,
      paymentMethods.flatMap(({ slug }) => LOCALES.map((locale) => methodLogo(slug, locale))),
    ]).match(/\/media\/[^"\\]+\.svg/g),
  ),
];

describe('media', () => {
  it('is in the content', () => {
    const count = (folder: string) => addresses.filter((address) => address.startsWith(`/media/${folder}/`)).length;
    const folders = ['banners', 'promotions', 'popup', 'providers', 'payments', 'brands'];
    expect(folders.map(count)).toEqual([18, 12, 6, 12, 25, 3]);
  });

  it.each(addresses)('has %s', (address) => {
    const picture = findPicture(address) ?? '';
    expect(picture).toMatch(/^<svg .*<\/svg>$/s);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(Buffer.byteLength(picture)).toBeLessThan(13_000);
  });

  it('has tiles with few elements and no text, because a browser creates a document for each', () => {
    const elements = games.map((game) => findPicture(tilePath(game))?.match(/<[a-z]/g)?.length ?? 0);
    expect(games.filter((game) => findPicture(tilePath(game))?.includes('<text'))).toEqual([]);
    expect(Math.max(...elements)).toBeLessThanOrEqual(80);
    expect(elements.reduce((sum, count) => sum + count, 0) / elements.length).toBeLessThanOrEqual(45);
  });

  it('has a different picture at each address', () => {
    expect(new Set(addresses.map(findPicture)).size).toBe(addresses.length);
  });

  it.each([
    '',
    'games/none.svg',
    'games/../licence.svg',
    '../motifs/chip.svg',
    'video/lounge.webm',
    'banners/constructor-small-tr.svg',
    'banners/harbour-huge-tr.svg',
    'banners/harbour-small-de.svg',
    'popup/harbour-small-tr.svg',
    'promotions/welcome-3.svg',
    'payments/constructor.svg',
    'providers/unknown.svg',
    'categories/none.svg',
    'licence.svg/',
  ])('has no picture at %j', (path) => expect(findPicture(`/media/${path}`)).toBeNull());
});
