import { describe, expect, it } from 'vitest';
import { readAmount } from './read-number';
import { writeAmount } from './write-amount';

describe('an amount in a field', () => {
  it.each([
    ['tr', '1.234.567,50'],
    ['en', '1,234,567.50'],
    ['de', '1.234.567,50'],
    ['fr', '1\u202f234\u202f567,50'],
    ['de-CH', "1'234'567.50"],
    ['ar', '1,234,567.50'],
    ['fa', '1,234,567.50'],
    ['hi', '1234567.50'],
    ['pl', '1\u00a0234\u00a0567,50'],
  ])('is written in %s as %s, and read for sure', (locale, written) => {
    expect(writeAmount('1234567.5', locale, false)).toBe(written);
    expect(readAmount(written, locale)).toEqual({ ok: true, decimal: '1234567.5', isSure: true });
  });
});
