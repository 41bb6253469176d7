import { describe, expect, it } from 'vitest';
import { matchesMask, isCardNumber, isDateTime, isIban } from './field-formats';

describe('masks', () => {
  it.each([
    ['0000 0000', '1234 5678', true],
    ['0000 0000', '12345678', true],
    ['0000 0000', '1234 567', false],
    ['0000 0000', '1234 5678 9', false],
    ['0000 0000', '1234 567a', false],
    ['AAAA-0000', 'ÇĞiz-1234', true],
    ['AAAA-0000', '1AAA-1234', false],
    ['TR00', 'tr12', true],
    ['TR00', 'DE12', false],
    ['(000) 000 00 00', '(555) 000 11 22', true],
    ['0000', '١٢٣٤', false],
  ])('%s takes %s: %s', (mask, value, fits) => expect(matchesMask(value, mask)).toBe(fits));
});

describe('an IBAN', () => {
  it.each([
    ['TR33 0006 1005 1978 6457 8413 26', true],
    ['tr330006100519786457841326', true],
    ['TR33 0006 1005 1978 6457 8413 27', false],
    ['TR33', false],
    ['', false],
    ['TR33 0006 1005 1978 6457 8413 26'.repeat(3), false],
  ])('%s: %s', (text, holds) => expect(isIban(text)).toBe(holds));
});

describe('a card number', () => {
  it.each([
    ['4111 1111 1111 1111', true],
    ['4111-1111-1111-1111', true],
    ['4111 1111 1111 1121', false],
    ['0', false],
    ['', false],
  ])('%s: %s', (text, holds) => expect(isCardNumber(text)).toBe(holds));
});

describe('a date and time', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-02-28T23:59', true],
    ['2026-02-28T23:59:59.123Z', true],
    ['2026-02-28T24:30', false],
    ['28.02.2026', false],
    ['2026-02-28T10:00+03:00', false],
    ['', false],
  ])('%s: %s', (text, holds) => expect(isDateTime(text)).toBe(holds));
});
