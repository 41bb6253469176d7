import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adjustLightness, contrast, formatColour, fromOklch, mix, parseColour, toOklch, type Colour } from './colour';

const part = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(part, part, part) as fc.Arbitrary<Colour>;

describe('parseColour', () => {
  it('reads short and long hexadecimal colours', () => {
    expect(parseColour('#FA0')).toEqual([255, 170, 0]);
    expect(parseColour('#0d1320')).toEqual([13, 19, 32]);
  });

  it.each([
    '',
    'red',
    '#12',
    '#12345',
    '#1234567',
    'fff',
    '#ggg',
    '#fff;}',
    ' #fff',
    '#fff\n',
    'rgb(0 0 0)',
    'url(#fff)',
  ])('refuses %j', (text) => expect(parseColour(text)).toBeNull());

  it('reads what formatColour writes', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(parseColour(formatColour(colour))).toEqual(colour);
      }),
    );
  });
});

it('contrast is that of WCAG 2.2', () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 5);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
});

it('mixes from one colour to the other', () => {
  expect([0, 0.5, 1].map((share) => mix([0, 100, 200], [100, 200, 0], share))).toEqual([
    [0, 100, 200],
    [50, 150, 100],
    [100, 200, 0],
  ]);
});

it('converts to Oklch and back', () => {
  fc.assert(
    fc.property(anyColour, (colour) => {
      const back = fromOklch(toOklch(colour));
      back.forEach((value, index) => expect(Math.abs(value - (colour[index] ?? 0))).toBeLessThanOrEqual(1));
    }),
  );
});

describe('adjustLightness', () => {
  it('leaves a colour that fits as it is', () => {
    expect(adjustLightness([18, 52, 86], 'lighter', () => true)).toEqual([18, 52, 86]);
  });

  it('keeps the hue, and moves no further than needed', () => {
    const ground: Colour = [255, 255, 255];
    const found = adjustLightness([80, 160, 255], 'darker', (tried) => contrast(tried, ground) >= 4.5);
    expect(contrast(found, ground)).toBeLessThan(4.8);
    expect(Math.abs(toOklch(found).hue - toOklch([80, 160, 255]).hue)).toBeLessThan(3);
  });

  it('ends with black or white', () => {
    expect(adjustLightness([9, 9, 9], 'lighter', () => false)).toEqual([255, 255, 255]);
    expect(adjustLightness([9, 9, 9], 'darker', () => false)).toEqual([0, 0, 0]);
  });
});
