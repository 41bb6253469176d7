import type { Random } from '../random';
import type { Rules } from './rules';

/** European roulette: 37 pockets, one zero. Every bet returns 36/37 = 97.30 %. */
export const POCKETS = 37;

export const RED_NUMBERS: ReadonlySet<number> = new Set([
  1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36,
]);

/** The order of the numbers around the wheel. */
export const WHEEL_ORDER = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const;

const outside: Record<string, { covers: (pocket: number) => boolean; pays: number }> = {
  red: { covers: (pocket) => RED_NUMBERS.has(pocket), pays: 2 },
  black: { covers: (pocket) => pocket > 0 && !RED_NUMBERS.has(pocket), pays: 2 },
  even: { covers: (pocket) => pocket > 0 && pocket % 2 === 0, pays: 2 },
  odd: { covers: (pocket) => pocket % 2 === 1, pays: 2 },
  low: { covers: (pocket) => pocket >= 1 && pocket <= 18, pays: 2 },
  high: { covers: (pocket) => pocket >= 19, pays: 2 },
  dozen1: { covers: (pocket) => pocket >= 1 && pocket <= 12, pays: 3 },
  dozen2: { covers: (pocket) => pocket >= 13 && pocket <= 24, pays: 3 },
  dozen3: { covers: (pocket) => pocket >= 25, pays: 3 },
  column1: { covers: (pocket) => pocket > 0 && pocket % 3 === 1, pays: 3 },
  column2: { covers: (pocket) => pocket > 0 && pocket % 3 === 2, pays: 3 },
  column3: { covers: (pocket) => pocket > 0 && pocket % 3 === 0, pays: 3 },
};

export const outsideSpots = Object.keys(outside);

export interface RouletteState {
  readonly pocket: number;
  readonly spots: readonly string[];
  readonly winningSpots: readonly string[];
}

/** The return per unit on a spot for that pocket, including the stake. Null if there is no such spot. */
export function rouletteReturn(spot: string, pocket: number): number | null {
  const known = outside[spot];
  if (known && Object.hasOwn(outside, spot)) return known.covers(pocket) ? known.pays : 0;
  if (!/^n([0-9]|[12][0-9]|3[0-6])$/.test(spot)) return null;
  return Number(spot.slice(1)) === pocket ? 36 : 0;
}

export const spin = (random: Random) => random(POCKETS);

export const roulette: Rules<RouletteState> = {
  start(unitMinor, { fields, random }) {
    const spots = [...new Set(fields.all('spot'))];
    if (spots.length === 0 || spots.some((spot) => rouletteReturn(spot, 0) === null)) return null;
    const pocket = spin(random);
    const returns = spots.map((spot) => rouletteReturn(spot, pocket) ?? 0);
    return {
      state: { pocket, spots, winningSpots: spots.filter((_spot, index) => (returns[index] ?? 0) > 0) },
      stakeMinor: unitMinor * spots.length,
      winMinor: unitMinor * returns.reduce((sum, units) => sum + units, 0),
      isOver: true,
    };
  },
};
