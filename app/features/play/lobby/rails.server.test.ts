import { describe, expect, it } from 'vitest';
import type { Translation } from '~/i18n/translator.server';
import { railsOf } from './rails.server';

const t = ((_feature: string, key: string) => key) as Translation['t'];

const gamesIn = (count: number, ...categories: string[]) =>
  Array.from({ length: count }, (_, n) => {
    const gameCode = `${categories.join('+')} ${n}`;
    return { gameCode, mainProviderId: 1, name: gameCode, minBet: '1', categories };
  });

const categoriesOf = (...slugs: string[]) => slugs.map((slug) => ({ slug, name: `Name of ${slug}`, slugs: [slug] }));

const railsIn = (games: ReturnType<typeof gamesIn>, ...slugs: string[]) =>
  railsOf({ path: '/casino/slot', games, categories: categoriesOf(...slugs), t });

describe('railsOf', () => {
  it("has the operator's first three categories with their first ten games, and links to all", () => {
    const games = ['a', 'b', 'c', 'd'].flatMap((slug) => gamesIn(11, 'slot', slug));
    const rails = railsIn(games, 'b', 'a', 'd', 'c');
    expect(rails.map(({ title, all }) => [title, all])).toEqual([
      ['Name of b', '/casino/slot?category=b'],
      ['Name of a', '/casino/slot?category=a'],
      ['Name of d', '/casino/slot?category=d'],
    ]);
    expect(rails[0]?.tiles.map(({ name }) => name)).toEqual(Array.from({ length: 10 }, (_, n) => `slot+b ${n}`));
  });

  it('has plain tiles', () => {
    const [rail] = railsIn([...gamesIn(11, 'a'), ...gamesIn(11, 'b')], 'a', 'b');
    expect(rail?.tiles[0]).toEqual({
      ...{ gameCode: 'a 0', mainProviderId: 1, name: 'a 0', provider: null, image: null },
      ...{ isNew: false, isPlain: true },
    });
  });

  it('has the translated names of live games', () => {
    const [rail] = railsIn([...gamesIn(11, 'live-roulette'), ...gamesIn(11, 'b')], 'live-roulette');
    expect(rail?.title).toBe('liveRoulette');
  });

  it.each([
    ['of a category with less than four games', [...gamesIn(3, 'a'), ...gamesIn(30, 'b')]],
    ['of a category with all games', gamesIn(30, 'a')],
    ['in a lobby that two rails would show', [...gamesIn(10, 'a'), ...gamesIn(10, 'c')]],
    ['of games that name no categories', gamesIn(30)],
  ])('has no rail %s', (_case, games) => expect(railsIn(games, 'a')).toEqual([]));
});
