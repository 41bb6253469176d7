import { describe, expect, it } from 'vitest';
import { outsideSpots, POCKETS, rouletteReturn, WHEEL_ORDER } from './roulette';
import { SEGMENTS, wheelNumbers, wheelReturn, wheelSegments } from './wheel';

const every = (count: number) => Array.from({ length: count }, (_none, index) => index);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('roulette', () => {
  const spots = [...outsideSpots, ...every(POCKETS).map((number) => `n${number}`)];

  it.each(spots)('returns 36/37 on %s', (spot) => {
    expect(mean(every(POCKETS).map((pocket) => rouletteReturn(spot, pocket) ?? NaN))).toBeCloseTo(36 / 37, 10);
  });

  it.each(['n37', 'n-1', 'n01', 'toString', 'constructor', '', 'red '])('has no spot %j', (spot) => {
    expect(rouletteReturn(spot, 1)).toBeNull();
  });

  it('has every number once around the wheel', () => {
    expect([...WHEEL_ORDER].sort((left, right) => left - right)).toEqual(every(POCKETS));
  });
});

describe('wheel', () => {
  it.each(wheelNumbers)('returns 96 per cent on %i', (number) => {
    expect(wheelSegments).toHaveLength(SEGMENTS);
    expect(mean(every(SEGMENTS).map((segment) => wheelReturn(number, segment)))).toBeCloseTo(0.96, 10);
  });
});
