import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, withSign } from './money';

describe('formatMoney', () => {
  it.each([
    ['4275.5', 'tr', '₺4.275,50'],
    ['4275.5', 'en', '₺4,275.50'],
    ['0', 'tr', '₺0,00'],
    ['-12.3', 'tr', '−₺12,30'],
    ['-0.004', 'tr', '₺0,00'],
    ['-0.0', 'tr', '₺0,00'],
    ['-0.01', 'tr', '−₺0,01'],
    ['-10', 'tr', '−₺10,00'],
    ['999999999999999.99', 'tr', '₺999.999.999.999.999,99'],
    ['0.1', 'en', '₺0.10'],
    ['1234.5', 'de', '1.234,50\u00a0₺'],
    ['-12.3', 'de', '−12,30\u00a0₺'],
    ['-1234.5', 'ar', '\u2066−1,234.50\u00a0₺\u2069'],
    ['1234.5', 'fr', '1\u202f234,50\u00a0₺'],
    ['1234567.5', 'hi', '₺12,34,567.50'],
    ['4275.999999999999', 'tr', '₺4.275,99'],
  ])('writes %s in %s as %s', (amount, locale, text) => {
    expect(formatMoney(amount, locale)).toBe(text);
  });

  it('keeps every digit of amounts too large for a binary float', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }), fc.integer({ min: 0, max: 99 }), (whole, cents) => {
        const fraction = String(cents).padStart(2, '0');
        const digits = formatMoney(`${whole}.${fraction}`, 'en').replace(/[₺,.]/g, '');
        expect(digits).toBe(`${whole}${fraction}`);
      }),
    );
  });
});

it.each([
  ['12.5', 'in', '+₺12,50'],
  ['12.5', 'out', '−₺12,50'],
  ['0.00', 'out', '₺0,00'],
  ['0.004', 'in', '₺0,00'],
  ['-0.004', 'in', '₺0,00'],
  ['-12.5', 'out', '−₺12,50'],
] as const)('withSign puts a sign before %s, %s', (amount, direction, text) => {
  expect(withSign(formatMoney(amount, 'tr'), amount, direction)).toBe(text);
});
