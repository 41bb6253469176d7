import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareDecimals } from '~/lib/decimal';
import { clampAmount } from './clamp-amount';
import { readAmount, readWhole, type NumberReading } from '~/lib/read-number';
import { stepAmount, stepFor } from './step-amount';
import { writeAmount } from '~/lib/write-amount';

const faultOf = (reading: NumberReading) => (reading.ok ? reading.decimal : reading.fault);

/** What the page does with the text: sends it, or asks first (`?`), or names the fault. */
function treat(typed: string, locale: string): string {
  const read = readAmount(typed, locale);
  return read.ok && !read.isSure ? `${read.decimal}?` : faultOf(read);
}

describe('an amount', () => {
  it.each([
    // [typed, on a Turkish page, on an English page]
    ['1234', '1234', '1234'],
    [' 1234 ', '1234', '1234'],
    ['\u00a01234\u200b', '1234', '1234'],
    ['１２３４', '1234', '1234'],
    ['１．２３４，５', '1234.5', '1234.5?'],
    ['1.000', '1000', '1000?'],
    ['1,000', '1000?', '1000'],
    ['999.999', '999999', '999999?'],
    ['1.5', '1.5?', '1.5'],
    ['1,5', '1.5', '1.5?'],
    ['1234,50', '1234.5', '1234.5?'],
    ['1234.56', '1234.56?', '1234.56'],
    ['1.234,56', '1234.56', '1234.56?'],
    ['1,234.56', '1234.56?', '1234.56'],
    ['1.234.567', '1234567', '1234567?'],
    ['12,345,678.9', '12345678.9?', '12345678.9'],
    ['1 234', '1234?', '1234?'],
    ['١٢٣', '123', '123'],
    ['۴۵', '45', '45'],
    ['1\u00a0234,5', '1234.5?', '1234.5?'],
    ['0,05', '0.05', '0.05?'],
    ['100,00', '100', '100?'],
    ['999999999999.99', '999999999999.99?', '999999999999.99'],
    ['0.123', 'tooManyDecimals', 'tooManyDecimals'],
    ['1234.567', 'tooManyDecimals', 'tooManyDecimals'],
    ['1.23456', 'tooManyDecimals', 'tooManyDecimals'],
    ['1.234,567', 'tooManyDecimals', 'tooManyDecimals'],
    ['0', 'notPositive', 'notPositive'],
    ['0,00', 'notPositive', 'notPositive'],
    ['-5', 'notPositive', 'notPositive'],
    ['−5', 'notPositive', 'notPositive'],
    ['₺5', '5?', '5?'],
    ['₺ -5', 'notPositive', 'notPositive'],
    ['2.993,50\u00a0₺', '2993.5?', '2993.5?'],
    ['150 TL', '150?', '150?'],
    ['try1,234.5', '1234.5?', '1234.5?'],
    ['1000000000000', 'tooLarge', 'tooLarge'],
    ['9'.repeat(40), 'tooLarge', 'tooLarge'],
  ])('%j is %s on a Turkish page and %s on an English one', (typed, tr, en) =>
    expect([treat(typed, 'tr'), treat(typed, 'en')]).toEqual([tr, en]),
  );

  it.each([
    ...['', 'abc', 'NaN', 'Infinity', '1e9', '0x10', '1.23.456', '1.234,5,6', '1,234.567,89', '12.34,56', '007'],
    ...[
      '5,',
      ',5',
      '1..5',
      '12 34',
      '1 234 5',
      '1 234.567.890',
      '+5',
      '₺',
      'TL',
      '₺5₺',
      '5 lira',
      'a5',
      '5²',
      '½',
      '1.000.00',
      '0.000,5',
    ],
  ])('%j is no number in either language', (typed) =>
    expect([treat(typed, 'tr'), treat(typed, 'en')]).toEqual(['notNumber', 'notNumber']),
  );

  const money = fc
    .bigInt(1n, 99_999_999_999_999n)
    .map((kurus) => `${kurus / 100n}.${String(kurus % 100n).padStart(2, '0')}`);
  const locale = fc.constantFrom('tr', 'en');

  it('reads back what the page writes, for sure', () => {
    fc.assert(
      fc.property(money, locale, (exact, page) => {
        const read = readAmount(writeAmount(exact, page, false), page);
        expect(read.ok && read.isSure && compareDecimals(read.decimal, exact)).toBe(0);
        // As the number that is sent, each digit survives.
        expect(read.ok && compareDecimals(String(Number(read.decimal)), exact)).toBe(0);
      }),
    );
  });

  it('reads what the other language writes as the same amount, and asks where that differs from its own', () => {
    fc.assert(
      fc.property(money, (exact) => {
        const read = readAmount(writeAmount(exact, 'en', false), 'tr');
        expect(read.ok && compareDecimals(read.decimal, exact)).toBe(0);
        expect(read.ok && read.isSure).toBe(false);
      }),
    );
  });

  const written = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789.,') }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+e \u00a0\u202f５，．\u200b') }),
    money.chain((exact) => locale.map((page) => writeAmount(exact, page, false))),
  );

  it('has one reading at most, the same in each language of the page', () => {
    fc.assert(
      fc.property(written, (text) => {
        const [tr, en] = [readAmount(text, 'tr'), readAmount(text, 'en')];
        expect(faultOf(tr)).toBe(faultOf(en));
        if (!tr.ok || !en.ok) return;
        expect(tr.decimal).toMatch(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/);
        // Without a separator it is sure in every language, with one in a single language at most.
        if (/[.,．，]/.test(text)) expect(tr.isSure && en.isSure).toBe(false);
      }),
      { numRuns: 2_000 },
    );
  });

  it('is sure only as the grammar of the page writes it', () => {
    const grammar = {
      tr: /^([1-9]\d{0,2}(\.\d{3})+|0|[1-9]\d*)(,\d{1,2})?$/,
      en: /^([1-9]\d{0,2}(,\d{3})+|0|[1-9]\d*)(\.\d{1,2})?$/,
    };
    fc.assert(
      fc.property(written, fc.constantFrom('tr', 'en'), (text, page) => {
        const read = readAmount(text, page);
        if (!read.ok || !read.isSure) return;
        const plain = text
          .normalize('NFKC')
          .replace(/\u200b/g, '')
          .trim();
        expect(plain).toMatch(grammar[page]);
      }),
      { numRuns: 2_000 },
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
    ['٣', 'Int', '3'],
    ['three', 'Int', 'notNumber'],
    ['', 'Long', 'notNumber'],
  ] as const)('%s as %s: %s', (typed, type, expected) => expect(faultOf(readWhole(typed, type))).toBe(expected));
});

describe('a step', () => {
  const limits = { min: '50', max: '1000' };
  it.each([
    ['100', 'up', '110'],
    ['100', 'down', '90'],
    ['99,99', 'up', '109.99'],
    ['1.000,00', 'down', '990'],
    ['1.000', 'down', '990'],
    ['', 'up', '50'],
    ['', 'down', '50'],
    ['55', 'down', '50'],
    ['10', 'up', '50'],
    ['999,50', 'up', '1000'],
    ['5.000,00', 'down', '1000'],
    ['yüz', 'up', null],
  ] as const)('from %j %s is %j', (typed, direction, amount) =>
    expect(stepAmount(typed, { direction, by: '10' }, limits, 'tr')).toBe(amount),
  );

  it('without limits stays above zero', () => {
    const none = { min: null, max: null };
    const step = (typed: string, direction: 'up' | 'down') => stepAmount(typed, { direction, by: '1' }, none, 'tr');
    expect([step('1', 'down'), step('0,50', 'down'), step('999999', 'up')]).toEqual(['1', '1', '1000000']);
  });

  it.each([
    ['20', '1500', '10'],
    ['50', '50000', '10'],
    ['100', '4000', '100'],
    ['100', '900', '10'],
    ['500', '250000', '100'],
    ['5000', null, '1000'],
    ['5', '100', '1'],
    ['50', '60', '1'],
    [null, '50000', '1'],
    [null, null, '1'],
  ])('between %s and %s is %s', (min, max, step) => expect(stepFor({ min, max })).toBe(step));
});

describe('an amount beyond a limit', () => {
  const limits = { min: '50', max: '1000' };
  it.each([
    ['49,99', { amount: '50', limit: 'min' }],
    ['1.000,01', { amount: '1000', limit: 'max' }],
    ['1.234', { amount: '1000', limit: 'max' }],
    ['50', null],
    ['1000', null],
    // Not sure: the player is asked first.
    ['1,234', null],
    ['yüz', null],
    ['', null],
  ] as const)('%j becomes %j', (typed, clamped) => expect(clampAmount(typed, limits, 'tr')).toEqual(clamped));

  it('stays without limits', () => {
    expect(clampAmount('999999', { min: null, max: null }, 'tr')).toBeNull();
  });
});
