import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { games } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import { startDemoOperator, type DemoOperator } from '../support/demo-operator';

let operator: DemoOperator;
let token: string;

beforeAll(async () => {
  operator = await startDemoOperator();
  token = await operator.logIn();
});
afterAll(() => operator.close());

describe('finding games', () => {
  const search = async (words: string, live = false, page = { skip: 0, take: 5 }) => {
    const { data } = await operator.call('casino/games', { live, search: words, ...page });
    return contract.casino.games.data.parse(data).map(({ name }) => name);
  };

  it('finds the only Aviator', async () => expect(await search('Aviator')).toEqual(['Aviator']));

  it.each(['KIZIL TİLKİ', 'kizil tilki', 'Kızıl', 'kIzIl'])('finds Kızıl Tilki by %j', async (words) => {
    expect(await search(words)).toContain('Kızıl Tilki');
  });

  it('keeps live games apart', async () => {
    expect(await search('salon', true)).toContain('Salon Rulet');
    expect(await search('Salon Rulet', false)).toEqual([]);
  });

  it('pages', async () => {
    const all = await search('', false, { skip: 0, take: 100 });
    expect(await search('', false, { skip: 3, take: 4 })).toEqual(all.slice(3, 7));
  });

  it('lists a category with everything a card needs, and nothing for one that is not there', async () => {
    const { data } = await operator.call('casino/games', { systemCategory: 'live-roulette' });
    const list = contract.casino.games.data.parse(data);
    expect(list.length).toBeGreaterThan(2);
    for (const game of list) expect(game).toMatchObject({ isLive: true, image: `/media/games/${game.gameCode}.svg` });
    expect((await operator.call('casino/games', { systemCategory: 'constructor' })).data).toEqual([]);
  });
});

describe('favourites and history', () => {
  it('adds a favourite, takes it out and keeps players apart', async () => {
    const owner = await operator.logIn('yeni', 'yeni1234');
    const game = games.find(({ kind }) => kind === 'bingo') as CatalogueGame;
    const body = { code: game.gameCode, providerId: game.studio.id };
    const favourites = async () => (await operator.call('casino/favorites', {}, { token: owner })).data;
    expect(await favourites()).toEqual([]);
    const added = await operator.call('casino/togglefavorite', body, { token: owner });
    expect(added).toMatchObject({ success: true, message: 'Added to favorites' });
    expect(await favourites()).toEqual([game.gameCode]);
    const removed = await operator.call('casino/togglefavorite', body, { token: owner });
    expect(removed).toMatchObject({ success: true, message: 'Removed from favorites' });
    expect(await favourites()).toEqual([]);
    const wrong = await operator.call('casino/togglefavorite', { ...body, providerId: 999 }, { token: owner });
    expect(wrong.success).toBe(false);
  });

  it('filters the history by result and by day', async () => {
    const wins = await operator.call('casino/history', { result: 1, skip: 0, take: 100 }, { token });
    const { items, total } = contract.casino.history.data.parse(wins.data);
    expect(total).toBeGreaterThan(10);
    expect(new Set(items.map(({ result }) => result))).toEqual(new Set([1]));
    const day = items.at(-1)?.createdAt.slice(0, 10) ?? '';
    const onDay = await operator.call('casino/history', { from: day, to: day, skip: 0, take: 100 }, { token });
    const found = contract.casino.history.data.parse(onDay.data).items;
    expect(found.length).toBeGreaterThan(0);
    for (const { createdAt } of found) expect(createdAt.slice(0, 10)).toBe(day);
    const never = await operator.call('casino/history', { from: '2026-99-99', skip: 0, take: 5 }, { token });
    expect(never.success).toBe(false);
  });
});
