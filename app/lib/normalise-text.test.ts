import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryText } from '../../tests/support/arbitrary-text';
import { digitsPattern } from './digits-pattern';
import {
  hasInvisible,
  hasVisible,
  normaliseCode,
  normaliseLine,
  normaliseText,
  normaliseDigits,
} from './normalise-text';

const BLANKS = [
  '\u200b',
  '\u200e',
  '\ufffc',
  '\u2066',
  '\u202e',
  '\ufeff',
  '\u2800',
  '\u3164',
  '\u115f',
  '\u00ad',
  '\u061c',
  '\u034f',
  '\u2060',
  '\u0000',
  '\u001b',
  '\u0080',
];

const blank = fc.constantFrom(...BLANKS);

describe('a text without a visible character', () => {
  it.each([...BLANKS, ' ', '\u00a0', '\t', '\r\n', '\u3000', '\u0301', '\u20dd', ''])('of %j is empty', (text) => {
    expect(hasVisible(text.repeat(5))).toBe(false);
    expect(normaliseText(text.repeat(5))).toBe('');
    expect(normaliseLine(text.repeat(5))).toBe('');
  });

  it.each(['.', '😀', '👨‍👩‍👧', '❤️', 'ن\u200cم', '\u0301a'])('is not %j, which stays as it is in a message', (text) => {
    expect(normaliseText(text)).toBe(text);
  });
});

it.each([
  ['a\u200b\u200b\u200b\u200b', 'a'],
  ['\u200bb\u2800b\u00ad\ufffc', 'bb'],
  ['eins\r\n\tzwei\u0000', 'eins\n\tzwei'],
  ['سلام \u200fنام\u200cها', 'سلام \u200fنام\u200cها'],
])('a message %j is %j: what cannot be seen is not counted', (text, message) => {
  expect(normaliseText(text)).toBe(message);
});

describe('a line', () => {
  it('has no characters that cannot be seen, wherever they stood', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...'aZ9ş'), blank), { maxLength: 20 }), (characters) => {
        const text = characters.join('');
        expect(normaliseLine(text)).toBe(characters.filter((one) => !BLANKS.includes(one)).join(''));
      }),
    );
  });

  it('is the same when it is read once more', () => {
    fc.assert(
      fc.property(arbitraryText(), (text) => {
        expect(normaliseLine(normaliseLine(text))).toBe(normaliseLine(text));
        expect(normaliseCode(normaliseCode(text))).toBe(normaliseCode(text));
        expect(hasInvisible(normaliseLine(text).replace(/[\u200c\u200d]/g, ''))).toBe(false);
      }),
    );
  });

  it.each(['\t', '\r\n', '\u0085', '\u00a0', '\u2028'])('has a plain space for each blank of %j', (blank) =>
    expect(normaliseLine(`a${blank}b`)).toBe(`a${' '.repeat(blank.length)}b`),
  );

  it('keeps the joiners of scripts whose letters join', () => expect(normaliseLine('نام\u200cها')).toBe('نام\u200cها'));
});

describe('digits', () => {
  const systems = [
    'arab',
    'arabext',
    'beng',
    'deva',
    'fullwide',
    'khmr',
    'mathbold',
    'mathmono',
    'mymr',
    'nkoo',
    'thai',
    'tibt',
  ];

  it.each(systems)('of the numbering system %s are read', (system) => {
    const written = new Intl.NumberFormat(`en-u-nu-${system}`, { useGrouping: false }).format(1234567890);
    expect(normaliseDigits(written)).toBe('1234567890');
    expect(new RegExp(`^(?:${digitsPattern(10)})$`, 'v').test(written)).toBe(true);
  });

  it('are taken by the pattern of the browser exactly when the server takes them', () => {
    const pattern = new RegExp(`^(?:${digitsPattern(6)})$`, 'v');
    const unit = fc.constantFrom(...'0123456789٣８①²a+;\u200b\u2800 -.()（﹣', '𝟗', '\u20e3');
    fc.assert(
      fc.property(fc.string({ unit, minLength: 5, maxLength: 9 }), (text) => {
        expect(pattern.test(text)).toBe(/^\d{6}$/.test(normaliseDigits(text)));
      }),
      { numRuns: 2_000 },
    );
  });
});
