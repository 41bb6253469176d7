import type { Random } from '../random';
import type { Rules } from './rules';

/**
 * A money wheel of 50 segments. A number pays itself to one, and its count of segments makes every number return 96 %.
 */
const COUNTS: readonly (readonly [number: number, segments: number])[] = [
  [1, 24],
  [3, 12],
  [5, 8],
  [11, 4],
  [23, 2],
];

export const wheelNumbers = COUNTS.map(([number]) => number);

export const SEGMENTS = 50;

/** The numbers around the wheel, each spread as evenly as its count allows. */
export const wheelSegments: readonly number[] = COUNTS.flatMap(([number, segments]) =>
  Array.from({ length: segments }, (_none, index) => ({ number, at: (index + 0.5) / segments + number / 1000 })),
)
  .sort((left, right) => left.at - right.at)
  .map(({ number }) => number);

export interface WheelState {
  readonly segment: number;
  readonly numbers: readonly number[];
}

/** The return per unit on a number if the wheel stops at that segment, including the stake. */
export function wheelReturn(number: number, segment: number): number {
  return wheelSegments[segment] === number ? number + 1 : 0;
}

export const turn = (random: Random) => random(SEGMENTS);

export const wheel: Rules<WheelState> = {
  start(unitMinor, { fields, random }) {
    const numbers = [...new Set(fields.all('number').map(Number))];
    if (numbers.length === 0 || numbers.some((number) => !wheelNumbers.includes(number))) return null;
    const segment = turn(random);
    const units = numbers.reduce((sum, number) => sum + wheelReturn(number, segment), 0);
    return {
      state: { segment, numbers },
      stakeMinor: unitMinor * numbers.length,
      winMinor: unitMinor * units,
      isOver: true,
    };
  },
};
