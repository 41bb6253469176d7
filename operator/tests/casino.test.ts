// @module-tag tier-2

import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { games } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import { callOperator } from '../../tests/support/operator-call';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { seededPlayer, type TestPlayer } from '../../tests/support/players';

const operator = operatorOfFile();
let player: TestPlayer;

beforeAll(async () => {
  player = await seededPlayer(operator.apiUrl);
});

describe('finding games', () => {
  const search = async (words: string, live = false, page = { skip: 0, take: 5 }) => {
    const { data } = await callOperator(operator.apiUrl, 'casino/games', { live, search: words, ...page });
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

  it('returns pages of the list', async () => {
    const all = await search('', false, { skip: 0, take: 100 });
    expect(await search('', false, { skip: 3, take: 4 })).toEqual(all.slice(3, 7));
  });

  it('lists the games of a category with all card fields, and none for an unknown category', async () => {
    const { data } = await callOperator(operator.apiUrl, 'casino/games', { systemCategory: 'live-roulette' });
    const list = contract.casino.games.data.parse(data);
    expect(list.length).toBeGreaterThan(2);
    for (const game of list) expect(game).toMatchObject({ isLive: true, image: `/media/games/${game.gameCode}.svg` });
    expect((await callOperator(operator.apiUrl, 'casino/games', { systemCategory: 'constructor' })).data).toEqual([]);
  });
});

describe('casino/search', () => {
  const search = async (words: string, page = { skip: 0, take: 100 }) => {
    const { data } = await callOperator(operator.apiUrl, 'casino/search', { search: words, ...page });
    return contract.casino.search.data.parse(data).map(({ name }) => name);
  };

  it('finds games of every lobby, the titles that begin with the words first', async () => {
    const found = await search('salon');
    expect(found.slice(0, 2)).toEqual(['Salon Rulet', 'Salon Blackjack']);
    // A table of the studio Salon Elli.
    expect(found).toContain('Karpuz Keyfi');
    expect(await search('tombala')).toEqual(expect.arrayContaining(['Mahalle Tombalası', 'TV Tombala']));
  });

  it.each(['KIZIL TİLKİ', 'kizil tilki', 'Kızıl', 'kIzIl'])('finds Kızıl Tilki by %j', async (words) => {
    expect(await search(words)).toContain('Kızıl Tilki');
  });

  it('returns pages, all games for no words, and none for others', async () => {
    const all = await search('');
    expect(all).toHaveLength(100);
    expect(await search('', { skip: 3, take: 4 })).toEqual(all.slice(3, 7));
    expect(await search('', { skip: 1_000_000, take: 4 })).toEqual([]);
    expect(await search('<b>🎲')).toEqual([]);
  });
});

it('describes each game, the live ones as tables, and no two jackpots alike', async () => {
  const { data } = await callOperator(operator.apiUrl, 'casino/search', { search: '', skip: 0, take: 100 });
  const live = await callOperator(operator.apiUrl, 'casino/games', { systemCategory: 'live' });
  const found = contract.casino.games.data.parse([...(data as []), ...(live.data as [])]);
  for (const game of found) {
    expect(game).toMatchObject({
      rtp: expect.any(Number) as number,
      popularity: expect.any(Number) as number,
      demo: expect.any(Boolean) as boolean,
      minBet: expect.stringMatching(/^[\d.]+$/) as string,
      releasedAt: expect.stringMatching(/Z$/) as string,
    });
    if (game.isLive) expect([typeof game.dealer, game.demo]).toEqual(['string', false]);
  }
  const jackpots = found.flatMap(({ jackpot }) => jackpot?.amount ?? []);
  expect(new Set(jackpots).size).toBe(jackpots.length);
  expect(jackpots.length).toBeGreaterThan(4);
  const now = await callOperator(operator.apiUrl, 'casino/jackpots', {});
  const named = contract.casino.jackpots.data.parse(now.data).map(({ gameCode }) => gameCode);
  expect(named).toEqual(expect.arrayContaining(found.flatMap(({ gameCode, jackpot }) => (jackpot ? gameCode : []))));
});

describe('favourites and history', () => {
  it('adds and removes a favourite, for each player separately', async () => {
    const owner = await seededPlayer(operator.apiUrl, 'yeni');
    const game = games.find(({ kind }) => kind === 'bingo') as CatalogueGame;
    const body = { code: game.gameCode, providerId: game.studio.id };
    const favourites = async () => (await owner.call('casino/favorites', {})).data;
    expect(await favourites()).toEqual([]);
    const added = await owner.call('casino/togglefavorite', body);
    expect(added).toMatchObject({ success: true, message: 'Added to favorites' });
    expect(await favourites()).toEqual([game.gameCode]);
    const removed = await owner.call('casino/togglefavorite', body);
    expect(removed).toMatchObject({ success: true, message: 'Removed from favorites' });
    expect(await favourites()).toEqual([]);
    const wrong = await owner.call('casino/togglefavorite', { ...body, providerId: 999 });
    expect(wrong.success).toBe(false);
  });

  it('filters the history by result and by time', async () => {
    const wins = await player.call('casino/history', { result: 1, skip: 0, take: 100 });
    const { items, total } = contract.casino.history.data.parse(wins.data);
    expect(total).toBeGreaterThan(10);
    expect(new Set(items.map(({ result }) => result))).toEqual(new Set([1]));
    const day = items.at(-1)?.createdAt.slice(0, 10) ?? '';
    const onDay = await player.call('casino/history', {
      from: `${day}T00:00:00`,
      to: `${day}T23:59:59`,
      skip: 0,
      take: 100,
    });
    const found = contract.casino.history.data.parse(onDay.data).items;
    expect(found.length).toBeGreaterThan(0);
    for (const { createdAt } of found) expect(createdAt.slice(0, 10)).toBe(day);
    const never = await player.call('casino/history', { from: '2026-99-99T00:00:00', skip: 0, take: 5 });
    expect(never.success).toBe(false);
  });
});
