import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatOdds } from './odds';

describe('odds', () => {
  it.each([
    ['1.85', '1,85', '17/20', '−118'],
    ['2', '2,00', '1/1', '+100'],
    ['2.50', '2,50', '3/2', '+150'],
    ['1.01', '1,01', '1/100', '−10000'],
    ['34.5', '34,50', '67/2', '+3350'],
    ['1.00', '1,00', '1,00', '1,00'],
  ])('of %s are %s, %s and %s', (odds, decimal, fractional, american) => {
    expect(formatOdds(odds, 'tr')).toBe(decimal);
    expect(formatOdds(odds, 'tr', 'fractional')).toBe(fractional);
    expect(formatOdds(odds, 'tr', 'american')).toBe(american);
  });

  it('as a fraction are exact, and in lowest terms', () => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 1_000_000 }), (hundredths) => {
        const text = formatOdds((hundredths / 100).toFixed(2), 'en', 'fractional');
        const [won = 0, staked = 0] = text.split('/').map(Number);
        expect(won * 100).toBe((hundredths - 100) * staked);
        for (const prime of [2, 5]) expect([won % prime, staked % prime]).not.toEqual([0, 0]);
      }),
    );
  });
});
