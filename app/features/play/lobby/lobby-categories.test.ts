import { describe, expect, it } from 'vitest';
import { lobbyCategoriesOf, slugsOfLobby } from './lobby-categories';

const category = (slugList: string[], name = slugList.join('+')) => ({ id: 1, name, slugList });

const operator = [
  category(['slot']),
  category(['slot-new']),
  category(['live']),
  category(['live-roulette', 'live-wheels']),
  category(['games']),
  category(['crash']),
  category(['table']),
  category([]),
  category(['']),
];

describe('slugsOfLobby', () => {
  it('uses the category with its own slug', () => {
    expect(slugsOfLobby('slot', operator)).toEqual(['slot']);
    expect(slugsOfLobby('slot', [category(['slot', 'slot-hd'])])).toEqual(['slot', 'slot-hd']);
  });

  it('uses its part categories when there is no such category', () => {
    expect(slugsOfLobby('live', [category(['live-roulette']), category(['live-poker']), category(['lively'])])).toEqual(
      ['live-roulette', 'live-poker'],
    );
  });

  it('uses its own name when there are no part categories', () => {
    expect(slugsOfLobby('bingo', operator)).toEqual(['bingo']);
    expect(slugsOfLobby('bingo', [])).toEqual(['bingo']);
  });

  it('limits the number of slugs', () => {
    expect(slugsOfLobby('slot', [category(['slot', ...Array.from({ length: 500 }, (_, n) => `s${n}`)])])).toHaveLength(
      20,
    );
  });
});

describe('lobbyCategoriesOf', () => {
  const slugs = (...args: Parameters<typeof lobbyCategoriesOf>) => lobbyCategoriesOf(...args).map(({ slug }) => slug);

  it('includes categories by their slugs', () => {
    expect(slugs('slot', operator, [])).toEqual(['slot-new']);
    expect(slugs('live', operator, [])).toEqual(['live-roulette']);
  });

  it('includes categories of its games, except those of another lobby', () => {
    const games = [{ categories: ['games', 'crash', 'slot-new', 'slot'] }, { categories: null }, {}];
    expect(slugs('games', operator, games)).toEqual(['crash']);
  });

  it('gives every category an address of its own, and leaves out one that cannot have one', () => {
    const shared = [category(['slot-popular', 'slot-new']), category(['slot-popular']), category(['slot-new', 'x'])];
    expect(slugs('slot', shared, [])).toEqual(['slot-popular', 'slot-new']);
    expect(slugs('slot', shared.toReversed(), [])).toEqual(['slot-new', 'slot-popular']);
  });

  it('uses the slug when the name is empty', () => {
    expect(lobbyCategoriesOf('slot', [category(['slot-new'], '  ')], [])).toMatchObject([{ name: 'slot-new' }]);
  });
});
