import { describe, expect, it } from 'vitest';
import { findPicture } from '../media';
import { findGame, games, tilePath } from './catalogue';
import { casinoCategories, categorySlugs } from './categories';
import { allStudios, integrations, providerIntegrations } from './studios';

const MAX_TILE_BYTES = 8_192;

const countBy = <Item>(items: readonly Item[], key: (item: Item) => string) =>
  items.reduce((counts, item) => counts.set(key(item), (counts.get(key(item)) ?? 0) + 1), new Map<string, number>());

describe('catalogue', () => {
  it('lists more than a hundred games with unique codes and titles', () => {
    expect(games.length).toBeGreaterThan(100);
    expect(new Set(games.map(({ gameCode }) => gameCode)).size).toBe(games.length);
    expect(new Set(games.map(({ title }) => title)).size).toBe(games.length);
    for (const game of games) expect(game.gameCode).toMatch(/^[a-z0-9]+(-[a-z0-9]+)+$/);
  });

  it('has more than a hundred games in the lobby', () => {
    expect(games.filter(({ categories }) => categories.includes('slot')).length).toBeGreaterThan(100);
  });

  it('has games of every studio, and two studios for every integration', () => {
    const studios = countBy(games, ({ studio }) => studio.name);
    expect([...studios.keys()].sort()).toEqual(allStudios.map(({ name }) => name).sort());
    const served = countBy(Object.values(providerIntegrations), String);
    for (const integration of integrations) expect(served.get(integration)).toBe(2);
  });

  it.each(categorySlugs)('has games in %s', (slug) => {
    expect(games.filter(({ categories }) => categories.includes(slug)).length).toBeGreaterThan(1);
  });

  it('names its categories in each language, with a picture for each', () => {
    const [tr, en] = [casinoCategories('tr'), casinoCategories('en')];
    expect(tr.length).toBeGreaterThanOrEqual(12);
    expect(tr.map(({ slugList }) => slugList)).toEqual(en.map(({ slugList }) => slugList));
    expect(tr.every(({ name }, index) => name !== en[index]?.name)).toBe(true);
    for (const { imageUrl } of tr) expect(findPicture(imageUrl ?? '')).toContain('<svg');
  });

  it('has one crash game called Aviator, not live', () => {
    expect(games.filter(({ title }) => title === 'Aviator')).toMatchObject([{ kind: 'crash', isLive: false }]);
  });

  it('gives every slot eight different symbols', () => {
    for (const { reels } of games.filter(({ kind }) => kind === 'slot')) {
      expect(new Set(reels?.symbols).size).toBe(8);
    }
  });

  it('has a different tile for each game, under 8 kB', () => {
    const tiles = games.map((game) => findPicture(tilePath(game)) ?? '');
    for (const tile of tiles) {
      expect(tile).toMatch(/^<svg .*<\/svg>$/s);
      expect(Buffer.byteLength(tile)).toBeLessThan(MAX_TILE_BYTES);
    }
    const pictures = tiles.map((tile) => tile.replace(/<text.*?<\/text>|<title>.*?<\/title>/g, ''));
    expect(new Set(pictures).size).toBe(games.length);
  });

  it('finds no game under an unknown code', () => {
    for (const code of ['', 'constructor', '__proto__', 'kestane-nar-bahcesi ']) expect(findGame(code)).toBeNull();
  });
});
