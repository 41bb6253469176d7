import { describe, expect, it } from 'vitest';
import { findGlyph } from './alphabet';
import { lettering, sizeToFit, textWidth } from './lettering';

const letters = [...'ABCÇDEFGĞHIİJKLMNOÖPQRSŞTUÜVWXYZabcçdefgğhıijklmnoöpqrsştuüvwxyz0123456789ÂÎÛâîû'];

describe('the alphabet', () => {
  it('has every letter of the languages and every digit, each with a different drawing', () => {
    const drawn = letters.map((letter) => findGlyph(letter)?.strokes);
    expect(drawn).not.toContain(undefined);
    expect(new Set(drawn).size).toBe(letters.length);
  });

  it.each([...letters, ...".,'-!/+&"])('draws %j with paths that only M positions', (letter) => {
    expect(findGlyph(letter)?.strokes).toMatch(/^(M-?[\d.]+ ?-?[\d.]+[a-z\d .-]*)+$/);
  });

  it.each(['ж', '€', '', 'ãe', '\u0301', 'constructor'])('has no %j', (letter) => expect(findGlyph(letter)).toBeNull());
});

describe('lettering', () => {
  it('names the missing letter in the error', () => {
    expect(() => lettering('Ноль', { x: 0, y: 0, size: 10, fill: '#fff' })).toThrow('The alphabet has no "Н"');
  });

  it.each(['i', 'Zümrüdüanka', 'The Hollow Tree', 'WWWWWWWW'])('fits %j into the given width', (text) => {
    const size = sizeToFit([text], 120, 1_000);
    expect(textWidth(text) * size).toBeCloseTo(120);
    expect(sizeToFit([text], 120, 3)).toBe(3);
  });

  it.each([
    ['start', 50, 150],
    ['middle', 0, 100],
  ] as const)('aligns text at its %s', (anchor, left, right) => {
    const size = 100 / textWidth('HHHH');
    const [, x = '', scale = ''] =
      /translate\(([\d.-]+) 0\)scale\(([\d.]+)\)/.exec(
        lettering('HHHH', { x: 50, y: 0, size, fill: '#fff', anchor, weight: 'heavy' }),
      ) ?? [];
    const edge = 1.1 * Number(scale);
    expect(Number(x) - edge).toBeCloseTo(left, 0);
    expect(Number(x) - edge + 100).toBeCloseTo(right, 0);
  });
});
