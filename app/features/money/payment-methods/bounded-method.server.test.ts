import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareDecimals } from '~/lib/decimal';
import { boundMethod, isImpossible, withFee, type Method } from './bounded-method.server';

const method = { id: 1, type: 1, title: 'Cüzdan', image: null, min: '50', max: '5000', currencySymbol: '₺' } as Method;
const bound = (left: string | null, withdrawable: string | null, max: string | null = '5000') =>
  boundMethod({ ...method, max }, { limit: { left }, funds: withdrawable === null ? null : { withdrawable } });

describe('the maximum of a payment', () => {
  it.each([
    [null, null, '5000', '5000', 'method'],
    ['100', null, '5000', '100', 'limit'],
    [null, '510', '5000', '510', 'withdrawable'],
    ['600', '510', '5000', '510', 'withdrawable'],
    ['9000', '9000', '5000', '5000', 'method'],
    ['5000', '5000', '5000', '5000', 'method'],
    ['100', null, null, '100', 'limit'],
    [null, null, null, null, 'method'],
    // As decimals, not as texts or binary fractions.
    [null, '510.999999', '5000', '510.99', 'withdrawable'],
    ['90', '1000.1', '1000.1', '90', 'limit'],
  ] as const)('with %s left of the limit, %s withdrawable and %s of the method is %s', (left, own, max, most, source) =>
    expect(bound(left, own, max)).toMatchObject({ max: most, maxSource: source }),
  );

  it.each([
    ['49.99', true],
    ['50', false],
    ['0', true],
    ['0.004', true],
  ])('of %s makes a method from 50 on impossible: %s', (left, expected) =>
    expect(isImpossible(bound(left, null))).toBe(expected),
  );

  it.each([
    ['1', '0', '1000', '990.09'],
    ['0', '5', '1000', '995'],
    ['1.5', '2.5', '510', '500'],
    ['0', '600', '510', '0'],
  ])('leaves enough for a fee of %s %% and %s: of %s at most %s', (percent, fixed, withdrawable, max) => {
    const charged = boundMethod({ ...method, fee: { percent, fixed } }, { limit: null, funds: { withdrawable } });
    expect(charged).toMatchObject({ max, maxSource: 'withdrawable' });
  });

  it('and its fee are never more than can be withdrawn, and a cent more would be', () => {
    const cents = (most: number) => fc.integer({ min: 0, max: most }).map((count) => String(count / 100));
    fc.assert(
      fc.property(cents(10_000_000), cents(2_000), cents(5_000), (withdrawable, percent, fixed) => {
        const fee = { percent, fixed };
        const { max } = boundMethod({ ...method, max: null, fee }, { limit: null, funds: { withdrawable } });
        if (max === null || max === '0') return;
        expect(compareDecimals(withFee(max, fee), withdrawable)).toBeLessThanOrEqual(0);
        expect(compareDecimals(withFee(addAmounts([max, '0.01']), fee), withdrawable)).toBeGreaterThan(0);
      }),
    );
  });

  it('of nothing makes a method without a minimum impossible', () =>
    expect(isImpossible({ min: null, max: '0' })).toBe(true));
});
