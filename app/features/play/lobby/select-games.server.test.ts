import { describe, expect, it } from 'vitest';
import type { Game } from '~/upstream/contract/casino';
import { game } from '~/upstream/contract/game';
import { facetsIn, knownPartOf, plainFacetsIn } from './facets.server';
import { WHOLE, type LobbyView } from './lobby-view';
import { selectGames } from './select-games.server';

const of = (name: string, detail: object): Game => game.parse({ gameCode: name, mainProviderId: 1, name, ...detail });

const games = [
  of('Zambak', { providerName: 'B', popularity: 5, releasedAt: '2026-01-01T00:00:00', volatility: 5, minBet: 10 }),
  of('Işık', { providerName: 'A', features: ['x', 'y'], jackpot: { amount: 900 }, minBet: '0.5', maxBet: 5 }),
  of('Çınar', { providerName: 'A', features: ['y'], releasedAt: '2026-11-01T00:00:00', seats: 0, volatility: 1 }),
  of('İnci', { providerName: 'C', popularity: 50, jackpot: { amount: '10000.5' }, seats: 2, maxBet: 100 }),
];

const select = (view: Partial<LobbyView>, locale: 'tr' | 'en' = 'tr') =>
  selectGames(games, { ...WHOLE, ...view }, locale).map(({ name }) => name);

describe('selectGames', () => {
  it.each([
    [null, ['Zambak', 'Işık', 'Çınar', 'İnci']],
    ['az', ['Çınar', 'Işık', 'İnci', 'Zambak']],
    ['new', ['Çınar', 'Zambak', 'Işık', 'İnci']],
    ['popular', ['İnci', 'Zambak', 'Işık', 'Çınar']],
    ['jackpot', ['İnci', 'Işık', 'Zambak', 'Çınar']],
  ] as const)('sorts by %s', (sort, names) => expect(select({ sort })).toEqual(names));

  it('sorts by the alphabet of the language', () => {
    expect(select({ sort: 'az' }, 'en')).toEqual(['Çınar', 'İnci', 'Işık', 'Zambak']);
  });

  it.each([
    [{ provider: ['A', 'C'] }, ['Işık', 'Çınar', 'İnci']],
    [{ feature: ['y'] }, ['Işık', 'Çınar']],
    [{ feature: ['x', 'y'] }, ['Işık']],
    [{ volatility: ['1', '5'] }, ['Zambak', 'Çınar']],
    [{ seats: true }, ['İnci']],
    [{ min: '50' }, ['Zambak', 'İnci']],
    [{ max: '5' }, ['Işık', 'İnci']],
    [{ min: '0.5', max: '0.5' }, ['Işık', 'İnci']],
    [{ provider: ['A'], feature: ['y'], volatility: ['1'], sort: 'az' as const }, ['Çınar']],
  ])('filters by %j', (view, names) => expect(select(view)).toEqual(names));
});

describe('facets', () => {
  it('name what the games have', () => {
    expect(facetsIn('tr')(games)).toEqual({
      ...{ provider: ['A', 'B', 'C'], feature: ['x', 'y'], volatility: ['1', '5'] },
      ...{ hasBets: true, hasSeats: true, orders: ['az', 'new', 'popular', 'jackpot'] },
    });
    expect(facetsIn('tr')([of('Tek', {})])).toMatchObject({ provider: [], orders: [], hasBets: false });
  });

  it('of an operator without lobby-detail are its providers', () => {
    const { provider, ...others } = plainFacetsIn('tr')(games);
    expect(provider).toEqual(['A', 'B', 'C']);
    expect(Object.values(others).flat().filter(Boolean)).toEqual([]);
  });

  it('leave the known part of a view', () => {
    const view = {
      ...{ category: 'c', provider: ['C', 'Ö', 'A'], feature: ['z'], volatility: ['1', '9'] },
      ...{ min: '5', max: null, seats: true, sort: 'new' as const, page: 3 },
    };
    const known = { ...view, provider: ['A', 'C'], feature: [], volatility: ['1'] };
    expect(knownPartOf(view, facetsIn('tr')(games))).toEqual(known);
    expect(knownPartOf(view, plainFacetsIn('tr')(games))).toEqual({
      ...known,
      ...{ volatility: [], min: null, seats: false, sort: null },
    });
  });
});
