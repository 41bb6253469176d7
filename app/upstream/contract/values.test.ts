import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalAmount } from './values';

const PLAIN = /^-?\d+(?:\.\d+)?$/;

describe('decimalAmount', () => {
  it.each([
    [12.5, '12.5'],
    [0, '0'],
    ['1234.50', '1234.50'],
    [0.1 + 0.2, '0.30000000000000004'],
    [0.1 + 0.2 - 0.3, '0.00000000000000005551'],
    [-0.0000001, '-0.00000010000000000000'],
    [-0.0000010198169588698303, '-0.00000101981695886983'],
  ])('reads %j as %s', (amount, text) => {
    expect(decimalAmount.parse(amount)).toBe(text);
  });

  it('reads every number that the contract allows', () => {
    fc.assert(
      fc.property(
        // The second range holds the numbers that JavaScript writes with more places than are allowed.
        fc.oneof(fc.double({ min: -1e14, max: 1e14, noNaN: true }), fc.double({ min: 1e-7, max: 1e-3, noNaN: true })),
        (amount) => {
          expect(decimalAmount.parse(amount)).toMatch(PLAIN);
        },
      ),
    );
  });

  it.each([1e15, 1e21, Number.NaN, '1e3', '1,5', '', ' 1', '+1', '0x10', null, true])('refuses %j', (amount) => {
    expect(decimalAmount.safeParse(amount).success).toBe(false);
  });
});
