import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from '~/lib/decimal';
import { isCardNumber, isIban } from './check-digits';
import { clampAmount } from './clamp-amount';
import { fitsMask, isMask } from './mask';
import { readAmount, readWhole } from './read-number';
import { readTime } from './read-time';
import { stepAmount } from './step-amount';

const faultOf = (reading: ReturnType<typeof readAmount>) => (reading.ok ? reading.decimal : reading.fault);

describe('an amount', () => {
  it.each([
    ['1234', '1234'],
    [' 1234 ', '1234'],
    ['1234,5', '1234.5'],
    ['1234,50', '1234.5'],
    ['1234.56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567', '1234567'],
    ['12.345.678,9', '12345678.9'],
    ['0,05', '0.05'],
    ['100,00', '100'],
    ['999999999999.99', '999999999999.99'],
  ])('%s is %s', (typed, decimal) => expect(readAmount(typed)).toEqual({ ok: true, decimal }));

  it.each([
    ['1.234', 'ambiguous'],
    ['1,234', 'ambiguous'],
    ['999.999', 'ambiguous'],
    ['0.123', 'tooManyDecimals'],
    ['1234.567', 'tooManyDecimals'],
    ['1.23456', 'tooManyDecimals'],
    ['1.234,567', 'tooManyDecimals'],
    ['0', 'notPositive'],
    ['0,00', 'notPositive'],
    ['-5', 'notPositive'],
    ['−5', 'notPositive'],
    ['1000000000000', 'tooLarge'],
    ['', 'notNumber'],
    ['abc', 'notNumber'],
    ['NaN', 'notNumber'],
    ['Infinity', 'notNumber'],
    ['1e9', 'notNumber'],
    ['0x10', 'notNumber'],
    ['١٢٣', 'notNumber'],
    ['１２３', 'notNumber'],
    ['1.23.456', 'notNumber'],
    ['1.234,5,6', 'notNumber'],
    ['1,234.567,89', 'notNumber'],
    ['12.34,56', 'notNumber'],
    ['007', 'notNumber'],
    ['5,', 'notNumber'],
    [',5', 'notNumber'],
    ['1..5', 'notNumber'],
    ['1 234', 'notNumber'],
    ['₺5', 'notNumber'],
    ['+5', 'notNumber'],
  ])('%s is refused: %s', (typed, fault) => expect(faultOf(readAmount(typed))).toBe(fault));

  it('reads back what Turkish and English formatters write', () => {
    fc.assert(
      fc.property(fc.bigInt(1n, 99_999_999_999_999n), fc.constantFrom('tr-TR', 'en-GB'), (kurus, locale) => {
        const exact = `${kurus / 100n}.${String(kurus % 100n).padStart(2, '0')}` as Intl.StringNumericLiteral;
        const written = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(exact);
        const read = readAmount(written);
        expect(read.ok && compareDecimals(read.decimal, exact)).toBe(0);
        // As the number that is sent, each digit survives.
        expect(read.ok && compareDecimals(String(Number(read.decimal)), exact)).toBe(0);
      }),
    );
  });

  it('is never anything but refused or plain', () => {
    const typed = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.,-e ') }));
    fc.assert(
      fc.property(typed, (text) => {
        const read = readAmount(text);
        if (read.ok) expect(read.decimal).toMatch(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/);
      }),
    );
  });
});

describe('a whole number', () => {
  it.each([
    ['1', 'Int', '1'],
    ['2147483647', 'Int', '2147483647'],
    ['9007199254740991', 'Long', '9007199254740991'],
    ['2147483648', 'Int', 'tooLarge'],
    ['9007199254740992', 'Long', 'tooLarge'],
    ['9'.repeat(10_000), 'Long', 'tooLarge'],
    ['0', 'Int', 'notPositive'],
    ['-3', 'Int', 'notPositive'],
    ['0012', 'Long', 'notNumber'],
    ['1.000', 'Int', 'notNumber'],
    ['3,0', 'Int', 'notNumber'],
    ['1e9', 'Int', 'notNumber'],
    ['٣', 'Int', 'notNumber'],
    ['three', 'Int', 'notNumber'],
    ['', 'Long', 'notNumber'],
  ] as const)('%s as %s: %s', (typed, type, expected) => expect(faultOf(readWhole(typed, type))).toBe(expected));
});

describe('a step', () => {
  const limits = { min: '50', max: '1000' };
  it.each([
    ['100', 'up', '101'],
    ['100', 'down', '99'],
    ['99,99', 'up', '100.99'],
    ['1.000,00', 'down', '999'],
    ['', 'up', '50'],
    ['', 'down', '50'],
    ['50', 'down', '50'],
    ['50,40', 'down', '50'],
    ['10', 'up', '50'],
    ['999,50', 'up', '1000'],
    ['5.000,00', 'down', '1000'],
    ['1.234', 'up', null],
    ['yüz', 'up', null],
  ] as const)('from %j %s is %j', (typed, direction, amount) =>
    expect(stepAmount(typed, direction, limits)).toBe(amount),
  );

  it('without limits stays above zero', () => {
    const none = { min: null, max: null };
    expect([stepAmount('1', 'down', none), stepAmount('0,50', 'down', none)]).toEqual(['1', '1']);
    expect(stepAmount('999999', 'up', none)).toBe('1000000');
  });
});

describe('an amount beyond a limit', () => {
  const limits = { min: '50', max: '1000' };
  it.each([
    ['49,99', { amount: '50', limit: 'min' }],
    ['1.000,01', { amount: '1000', limit: 'max' }],
    ['50', null],
    ['1000', null],
    ['1.234', null],
    ['yüz', null],
    ['', null],
  ] as const)('%j becomes %j', (typed, clamped) => expect(clampAmount(typed, limits)).toEqual(clamped));

  it('stays without limits', () => {
    expect(clampAmount('999999', { min: null, max: null })).toBeNull();
  });
});

describe('a mask', () => {
  it.each([
    ['TR00 0000 0000 0000 0000 0000 00', 'TR330006100519786457841326', true],
    ['TR00 0000 0000 0000 0000 0000 00', 'tr33 0006 1005 1978 6457 8413 26', true],
    ['TR00 0000 0000 0000 0000 0000 00', 'DE330006100519786457841326', false],
    ['(000) 000 00 00', '555 123 45 67', true],
    ['(000) 000 00 00', '555 123 45 6', false],
    ['(000) 000 00 00', '٥٥٥ ١٢٣ ٤٥ ٦٧', false],
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
  it.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-21T15:30', '2026-11-21T12:30'],
    ['2026-11-21T01:00:59', '2026-11-20T22:00'],
    // Turkey still changed its clocks then.
    ['2014-01-10T12:00', '2014-01-10T10:00'],
    ['2026-02-30', null],
    ['2026-13-01', null],
    ['2026-11-21T25:00', null],
    ['0000-01-01', null],
    ['21.11.2026', null],
    ['yesterday', null],
    ['٢٠٢٦-١١-٢١', null],
    ['', null],
  ])('%s becomes %s', (typed, time) => expect(readTime(typed, 'Europe/Istanbul')).toBe(time));

  it('is of the zone that the player is in', () =>
    expect(readTime('2026-11-21T20:30', 'America/New_York')).toBe('2026-11-22T01:30'));
});
