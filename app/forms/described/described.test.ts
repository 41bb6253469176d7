import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCardNumber, isIban } from './check-digits';
import { fitsMask, isMask } from './mask';
import { readTime } from './read-time';

describe('a mask', () => {
  it.each([
    ['TR00 0000 0000 0000 0000 0000 00', 'TR330006100519786457841326', true],
    ['TR00 0000 0000 0000 0000 0000 00', 'tr33 0006 1005 1978 6457 8413 26', true],
    ['TR00 0000 0000 0000 0000 0000 00', 'DE330006100519786457841326', false],
    ['(000) 000 00 00', '555 123 45 67', true],
    ['(000) 000 00 00', '555 123 45 6', false],
    ['(000) 000 00 00', '٥٥٥ ١٢٣ ٤٥ ٦٧', true],
    ['AAAA-0000-0000', 'ŞAHA12345678', true],
    ['AAAA-0000-0000', '1AHA12345678', false],
    ['000-000', '', false],
  ])('%s and %s: %s', (mask, text, fits) => expect(fitsMask(text, mask)).toBe(fits));

  it('needs a place to type', () => {
    expect([isMask('000-000'), isMask('---'), isMask(''), isMask('TR')]).toEqual([true, false, false, false]);
  });
});

describe('check digits', () => {
  it.each([
    ['TR33 0006 1005 1978 6457 8413 26', true],
    ['GB82WEST12345698765432', true],
    ['TR33 0006 1005 1978 6457 8413 27', false],
    ['TR33', false],
    ['', false],
  ])('of the IBAN %s: %s', (iban, isGood) => expect(isIban(iban)).toBe(isGood));

  it.each([
    ['4242 4242 4242 4242', true],
    ['4242-4242-4242-4241', false],
    ['4242', false],
    ['0'.repeat(20), false],
  ])('of the card %s: %s', (card, isGood) => expect(isCardNumber(card)).toBe(isGood));

  it('catch every single wrong digit of a card', () => {
    fc.assert(
      fc.property(fc.nat(15), fc.integer({ min: 1, max: 9 }), (place, by) => {
        const digits = [...'4242424242424242'];
        digits[place] = String((Number(digits[place]) + by) % 10);
        expect(isCardNumber(digits.join(''))).toBe(false);
      }),
    );
  });
});

describe('a time', () => {
  const THIS_YEAR = new Date().getFullYear();
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T15:30', '2026-11-21T12:30'],
    ['2026-11-21T01:00:59', '2026-11-20T22:00'],
    ['2026-11-21 15:30', '2026-11-21T12:30'],
    ['2026-11-21  15:30', null],
    ['2026-11-21t15:30', '2026-11-21T12:30'],
    ['２０２６-11-21 15:30', '2026-11-21T12:30'],
    ['٢٠٢٦-١١-٢١', '2026-11-21'],
    ['२०२६-११-२१T15:30', '2026-11-21T12:30'],
    ['2026-11-21T15:30:61', null],
    ['2026-11-21T15:60', null],
    ['2026-11-21T24:00', null],
    ['1899-12-31', null],
    ['1900-01-01', '1900-01-01'],
    ['9999-12-31', null],
    ['2126-11-21', null],
    [`${THIS_YEAR + 10}-12-31`, `${THIS_YEAR + 10}-12-31`],
    [`${THIS_YEAR + 11}-01-01`, null],
    // Turkey still changed its clocks then.
    ['2014-01-10T12:00', '2014-01-10T10:00'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-11-21T25:00', null],
    ['0000-01-01', null],
    ['21.11.2026', null],
    ['yesterday', null],
    ['', null],
  ])('%s becomes %s', (typed, time) => expect(readTime(typed, 'Europe/Istanbul')).toBe(time));

  it('is of the zone that the player is in', () =>
    expect(readTime('2026-11-21T20:30', 'America/New_York')).toBe('2026-11-22T01:30'));
});
