import { expect, it } from 'vitest';
import { game } from './game';

const plain = { gameCode: 'norra-winterwolf', mainProviderId: 22, name: 'Winterwolf' };

it('reads the details of a game', () => {
  const detail = {
    ...{ rtp: 96.2, volatility: 5, features: ['free-spins'], minBet: 0.5, maxBet: '250.00', seats: 0, dealer: 'Elif' },
    ...{ jackpot: { amount: 12_345.5 }, popularity: 3, demo: true, releasedAt: '2026-11-01T00:00:00' },
  };
  expect(game.parse({ ...plain, ...detail })).toEqual({
    ...plain,
    ...detail,
    minBet: '0.5',
    jackpot: { amount: '12345.5' },
    releasedAt: '2026-11-01T00:00:00Z',
  });
});

it.each([
  ['rtp', ['96', 101, -1, {}]],
  ['volatility', [0, 6, 2.5, 'high']],
  ['features', ['free-spins', [7], [''], ['x'.repeat(41)], Array(21).fill('x'), {}]],
  ['jackpot', [5, {}, { amount: 'much' }, { amount: null }, []]],
  ['minBet', ['0,5', {}, Number.MAX_VALUE]],
  ['maxBet', ['', true]],
  ['seats', [-1, 1.5, '3']],
  ['dealer', ['', 7, 'x'.repeat(101)]],
  ['popularity', ['high', []]],
  ['demo', ['yes', 1]],
  ['rules', [5, 'x'.repeat(1_001), {}]],
  ['releasedAt', ['yesterday', '2026-11-01', 5, '2026-99-99T00:00:00']],
])('keeps a game without its wrong %s', (name, values) => {
  for (const value of values) {
    const { [name as 'rtp']: read, ...rest } = game.parse({ ...plain, [name]: value, isNew: true });
    expect(read).toBeUndefined();
    expect(rest).toEqual({ ...plain, isNew: true });
  }
});

it('reads nulls', () => {
  expect(game.parse({ ...plain, rtp: null, jackpot: null, seats: null })).toEqual({
    ...plain,
    ...{ rtp: null, jackpot: null, seats: null },
  });
});
