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

describe('the slugs of a lobby', () => {
  it('are those of the category with its own slug', () => {
    expect(slugsOfLobby('slot', operator)).toEqual(['slot']);
    expect(slugsOfLobby('slot', [category(['slot', 'slot-hd'])])).toEqual(['slot', 'slot-hd']);
  });

  it('are those of its parts, where the operator has no such category', () => {
    expect(slugsOfLobby('live', [category(['live-roulette']), category(['live-poker']), category(['lively'])])).toEqual(
      ['live-roulette', 'live-poker'],
    );
  });

  it('are its own name, where the operator has none of these', () => {
    expect(slugsOfLobby('bingo', operator)).toEqual(['bingo']);
    expect(slugsOfLobby('bingo', [])).toEqual(['bingo']);
  });

  it('are never very many', () => {
    expect(slugsOfLobby('slot', [category(['slot', ...Array.from({ length: 500 }, (_, n) => `s${n}`)])])).toHaveLength(
      20,
    );
  });
});

describe('the categories of a lobby', () => {
  const slugs = (...args: Parameters<typeof lobbyCategoriesOf>) => lobbyCategoriesOf(...args).map(({ slug }) => slug);

  it('are the categories whose slugs say so', () => {
    expect(slugs('slot', operator, [])).toEqual(['slot-new']);
    expect(slugs('live', operator, [])).toEqual(['live-roulette']);
  });

  it('and those that its games say they are in, but never those of another lobby', () => {
    const games = [{ categories: ['games', 'crash', 'slot-new', 'slot'] }, { categories: null }, {}];
    expect(slugs('games', operator, games)).toEqual(['crash']);
  });

  it('go by their slug when they have no name', () => {
    expect(lobbyCategoriesOf('slot', [category(['slot-new'], '  ')], [])).toMatchObject([{ name: 'slot-new' }]);
  });
});
