import { describe, expect, it } from 'vitest';
import { games } from '../catalogue/catalogue';
import { allStudios } from '../catalogue/studios';
import { paymentLogoSlugs } from './logos';
import { findMedia } from './media';

const sizes = ['small', 'medium', 'large'];
const locales = ['tr', 'en'];
const promotions = ['welcome', 'weekly-cashback', 'derby-odds', 'slot-race', 'friends', 'live-tables'];

const paths = [
  ...['harbour', 'derby', 'lantern'].flatMap((name) =>
    sizes.flatMap((size) => locales.map((locale) => `banners/${name}-${size}-${locale}.svg`)),
  ),
  ...promotions.flatMap((name) => [1, 2].map((type) => `promotions/${name}-${type}.svg`)),
  ...promotions.flatMap((name) =>
    sizes.flatMap((size) => locales.map((locale) => `popup/${name}-${size}-${locale}.svg`)),
  ),
  ...allStudios.map(({ slug }) => `providers/${slug}.svg`),
  ...paymentLogoSlugs.map((slug) => `payments/${slug}.svg`),
  'licence.svg',
];

describe('media', () => {
  it('has twelve provider logos and nine payment logos', () => {
    expect([allStudios.length, paymentLogoSlugs.length]).toEqual([12, 9]);
  });

  it.each(paths)('draws %s', (path) => {
    const picture = findMedia(path) ?? '';
    expect(picture).toMatch(/^<svg .*<\/svg>$/s);
    expect(picture).not.toMatch(/NaN|undefined|Infinity|<text/);
    expect(Buffer.byteLength(picture)).toBeLessThan(13_000);
  });

  it('draws tiles with few elements and no text, because a browser creates a document for each', () => {
    const elements = games.map(({ gameCode }) => findMedia(`games/${gameCode}.svg`)?.match(/<[a-z]/g)?.length ?? 0);
    expect(games.filter(({ gameCode }) => findMedia(`games/${gameCode}.svg`)?.includes('<text'))).toEqual([]);
    expect(Math.max(...elements)).toBeLessThanOrEqual(80);
    expect(elements.reduce((sum, count) => sum + count, 0) / elements.length).toBeLessThanOrEqual(45);
  });

  it('draws a different picture for each path', () => {
    expect(new Set(paths.map(findMedia)).size).toBe(paths.length);
  });

  it.each([
    '',
    'games/none.svg',
    'games/../licence.svg',
    'banners/constructor-small-tr.svg',
    'banners/harbour-huge-tr.svg',
    'banners/harbour-small-de.svg',
    'promotions/welcome-3.svg',
    'payments/constructor.svg',
    'providers/unknown.svg',
    'categories/none.svg',
    'licence.svg/',
  ])('has no picture at %j', (path) => expect(findMedia(path)).toBeNull());
});
