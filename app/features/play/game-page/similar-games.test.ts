import { expect, it } from 'vitest';
import { similarGames } from './similar-games';

const game = (gameCode: string, mainProviderId: number | string, categories: string[] | null, popularity?: number) => ({
  gameCode,
  mainProviderId,
  categories,
  popularity,
});
const wolf = game('wolf', 1, ['slot', 'slot-new', 'slot-jackpot']);

it('prefers shared categories to the same provider, and popular games among equals', () => {
  const games = [
    wolf,
    game('other', 2, ['slot']),
    game('same-provider', '1', ['slot']),
    game('one-category', 2, ['slot', 'slot-new']),
    game('one-category-popular', 2, ['slot', 'slot-new'], 9),
    game('two-categories', 2, ['slot-jackpot', 'slot-new', 'slot-new']),
    game('no-categories', 2, null),
  ];
  const codes = similarGames(wolf, games, 9).map(({ gameCode }) => gameCode);
  expect(codes).toEqual(['two-categories', 'one-category-popular', 'one-category', 'same-provider']);
  expect(similarGames(wolf, games, 2)).toHaveLength(2);
});

it('keeps a game with the same code of another provider', () => {
  const twin = game('wolf', 2, ['slot-new']);
  expect(similarGames(wolf, [wolf, twin], 9)).toEqual([twin]);
});
