import fc from 'fast-check';
import { expect, it } from 'vitest';
import { maxStakeOf, payoutOf, STAKE_LIMITS, totalOddsOf } from './payout';

it.each([
  ['a single', 1_000, [187], 1, 1_870],
  ['a single, rounded down', 1_001, [187], 1, 1_871],
  ['a multiple, rounded once', 1_001, [101, 101, 101], 3, 1_031],
  ['a multiple with a void leg', 1_000, [200, 100], 2, 2_000],
  ['a multiple with a lost leg', 1_000, [200, 0], 2, 0],
  ['a system of two in three', 3_000, [200, 300, 400], 2, 26_000],
  ['the same with a lost leg', 3_000, [200, 300, 0], 2, 6_000],
  ['a stake that its combinations do not divide', 1_000, [200, 300, 400], 2, 8_666],
])('%s pays its exact part', (_case, stake, odds, size, paid) => {
  expect(payoutOf(stake, odds, size)).toBe(paid);
});

const odds = fc.array(fc.integer({ min: 101, max: 6_000 }), { minLength: 1, maxLength: 12 });

it('the highest stake pays at most the highest payout, and one kuruş more would pay more', () => {
  fc.assert(
    fc.property(odds, fc.integer({ min: 1, max: 12 }), (values, wanted) => {
      const size = Math.min(wanted, values.length);
      const max = maxStakeOf(values, size);
      expect(payoutOf(max, values, size)).toBeLessThanOrEqual(STAKE_LIMITS.maxPayoutMinor);
      if (max < STAKE_LIMITS.maxMinor)
        expect(payoutOf(max + 1, values, size)).toBeGreaterThan(STAKE_LIMITS.maxPayoutMinor);
    }),
  );
});

it('total odds are cut after two places', () => {
  expect([totalOddsOf([187, 243]), totalOddsOf([200, 300, 400], 2)]).toEqual([454, 866]);
});
