import { describe, expect, it } from 'vitest';
import { boundMethod, isImpossible, type Method } from './bounded-method.server';

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

  it('of nothing makes a method without a minimum impossible', () =>
    expect(isImpossible({ min: null, max: '0' })).toBe(true));
});
