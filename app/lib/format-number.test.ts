import { expect, it } from 'vitest';
import { formatNumber } from './format-number';

it.each([
  ['2.50', 'tr', '2,5'],
  ['2.50', 'en', '2.5'],
  ['30', 'en', '30'],
  ['0.129', 'en', '0.12'],
  // A language with digits of its own.
  ['2.5', 'ar-EG', '2.5'],
])('formats %s in %s as %s', (decimal, locale, shown) => {
  expect(formatNumber(decimal, locale)).toBe(shown);
});
