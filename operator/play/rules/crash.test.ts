import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CRASH_STEPS, crashEnd, targetFrom } from './crash';

/** The number of draws that reach the target. Binary search: the end falls as the draw grows. */
function reaching(target: number): number {
  let [low, high] = [0, CRASH_STEPS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (crashEnd(middle) >= target) low = middle + 1;
    else high = middle;
  }
  return low;
}

describe('crash', () => {
  it('returns 97 % for every target', () => {
    fc.assert(
      fc.property(fc.integer({ min: 110, max: 10_000 }), (target) => {
        expect((reaching(target) / CRASH_STEPS) * (target / 100)).toBeCloseTo(0.97, 3);
      }),
    );
  });

  it('never ends higher for a higher draw', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: CRASH_STEPS - 2 }), (draw) => {
        expect(crashEnd(draw)).toBeGreaterThanOrEqual(crashEnd(draw + 1));
      }),
    );
  });

  it.each([
    ['2', 200],
    ['2,5', 250],
    [' 1.10 ', 110],
    ['100', 10_000],
    ['1.09', null],
    ['100.01', null],
    ['1e2', null],
    ['-2', null],
    ['', null],
    ['2.555', null],
    [null, null],
  ])('parses the target %j as %j', (text, target) => expect(targetFrom(text)).toBe(target));
});
