import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldText } from './fold-text';

describe('foldText', () => {
  it.each([
    ['İstanbul', 'istanbul'],
    ['ISTANBUL', 'istanbul'],
    ['ışık', 'isik'],
    ['IŞIK', 'isik'],
    ['Çifte  Öğün', 'cifte ogun'],
    [' Lodos Rüzgârı\t', 'lodos ruzgari'],
    ['ﬁlm', 'film'],
    ['i̇', 'i'],
    ['Straße', 'strasse'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['مُوسِيقَى', 'موسيقى'],
  ])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded));

  it('folds Turkish upper and lower case alike', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'abcçdefgğhıijklmnoöprsştuüvyzâîû ') }), (text) => {
        expect(foldText(text.toLocaleUpperCase('tr'))).toBe(foldText(text));
      }),
    );
  });

  it('is idempotent for every letter', () => {
    const changed = everyCharacter().filter((letter) => foldText(foldText(letter)) !== foldText(letter));
    expect(changed).toEqual([]);
  });

  it('is idempotent for every text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

function everyCharacter(): string[] {
  return Array.from({ length: 0x110000 }, (_, codePoint) => String.fromCodePoint(codePoint));
}
