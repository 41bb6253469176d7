import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addAmounts, compareDecimals, multiplyDecimals, negateAmount, subtractAmounts } from './decimal';

describe('addAmounts', () => {
  it.each([
    [[], '0'],
    [['0.1', '0.2'], '0.3'],
    [['1234.50', '-1234.5'], '0'],
    [['-0.01', '-0.02'], '-0.03'],
    [['999999999999999', '0.00000000000000000001'], '999999999999999.00000000000000000001'],
    [['-5', '3.25'], '-1.75'],
    [Array<string>(10).fill('0.1'), '1'],
  ])('adds %j to %s', (amounts, sum) => expect(addAmounts(amounts)).toBe(sum));

  it('agrees with whole numbers in any order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e9, max: 1e9 })), (cents) => {
        const amounts = cents.map(
          (cent) =>
            `${cent < 0 ? '-' : ''}${Math.trunc(Math.abs(cent) / 100)}.${String(Math.abs(cent) % 100).padStart(2, '0')}`,
        );
        const sum = addAmounts(amounts);
        expect(Math.round(Number(sum) * 100)).toBe(cents.reduce((total, cent) => total + cent, 0));
        expect(addAmounts([...amounts].reverse())).toBe(sum);
      }),
    );
  });
});

it.each([
  ['1000', '250.75', '749.25'],
  ['100', '250', '-150'],
  ['100', '-50.5', '150.5'],
  ['0', '0', '0'],
  ['-0.1', '-0.1', '0'],
])('subtracts from %s the amount %s', (from, amount, difference) => {
  expect(subtractAmounts(from, amount)).toBe(difference);
});

it.each([
  ['1', '1.00', 0],
  ['-0', '0', 0],
  ['0.1', '0.09', 1],
  ['-1.5', '-1.25', -1],
  ['-0.00000000000000000001', '0', -1],
  ['12345678901234567890.1', '12345678901234567890.2', -1],
])('compares %s with %s', (one, other, order) => {
  expect(compareDecimals(one, other)).toBe(order);
  expect(compareDecimals(other, one)).toBe(order === 0 ? 0 : -order);
});

it.each([
  ['500', '5', '2500'],
  ['500.5', '10', '5005'],
  ['62.75', '2.5', '156.875'],
  ['0.1', '-0.1', '-0.01'],
  ['-5', '0', '0'],
])('multiplies %s by %s', (one, other, product) => {
  expect(multiplyDecimals(one, other)).toBe(product);
  expect(multiplyDecimals(other, one)).toBe(product);
});

it.each([
  ['12.50', '-12.50'],
  ['-12.5', '12.5'],
  ['0.00', '0.00'],
  ['-0', '0'],
])('%s with the other sign is %s', (amount, negated) => expect(negateAmount(amount)).toBe(negated));
