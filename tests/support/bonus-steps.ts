import fc from 'fast-check';
import { games } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';

/** Promo codes as players type them, by the offer that they give. */
export const CODES: Record<string, string> = { ' poyra-50': 'promo-gift', 'Nar 10': 'promo-spins', gecti: '', yok: '' };

const gameWith = (kind: CatalogueGame['kind'], category: string) =>
  games.find((game) => game.kind === kind && game.categories.some((one) => one === category)) as CatalogueGame;
/** A game of each kind of contribution. Blackjack can be left open in the middle of a hand. */
export const tables = {
  slot: gameWith('slot', 'slot'),
  spins: games.find(({ gameCode }) => gameCode === 'kestane-nar-bahcesi') as CatalogueGame,
  roulette: gameWith('roulette', 'live'),
  crash: gameWith('crash', 'games'),
  bingo: gameWith('bingo', 'bingo'),
  blackjack: gameWith('blackjack', 'live'),
  virtual: gameWith('blackjack', 'table'),
};
/** The fields of a bet on any of them. */
export const choices = { spot: 'red', target: '2', card: '12' };

interface Turn {
  do: 'turn';
  minutes: number;
  isLazy: boolean;
}

export type Step =
  | { do: 'deposit' | 'withdraw'; amount: number }
  | { do: 'cancel' | 'forfeit' | 'claim' | 'cash out'; which: number }
  | { do: 'promo'; code: string }
  | { do: 'verify' }
  | { do: 'play'; game: keyof typeof tables; stake: string; move: string }
  | { do: 'bet'; stake: number; match: number }
  | Turn;

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('deposit' as const), amount: fc.integer({ min: 3_000, max: 60_000 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('withdraw' as const), amount: fc.integer({ min: 1, max: 90_000 }) }),
  },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('claim' as const), which: fc.nat(8) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('cancel' as const, 'forfeit' as const), which: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('promo' as const), code: fc.constantFrom(...Object.keys(CODES)) }),
  },
  { weight: 1, arbitrary: fc.constant({ do: 'verify' as const }) },
  {
    weight: 14,
    arbitrary: fc.record({
      do: fc.constant('play' as const),
      game: fc.constantFrom(...(Object.keys(tables) as (keyof typeof tables)[])),
      stake: fc.constantFrom('500', '2500', '10000', '25000'),
      move: fc.constantFrom('hit', 'stand', 'double'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      stake: fc.integer({ min: 1_000, max: 40_000 }),
      match: fc.nat(6),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('cash out' as const), which: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('turn' as const),
      minutes: fc.oneof(fc.nat(300), fc.integer({ min: 1_440, max: 12_000 })),
      isLazy: fc.boolean(),
    }),
  },
);
