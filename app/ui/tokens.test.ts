import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const [usual = '', more = ''] = readFileSync('app/ui/tokens.css', 'utf8').split('@media (prefers-contrast: more)');

const tokensIn = (css: string) =>
  new Map([...css.matchAll(/--([\w-]+): (#[\da-f]{3,6});/g)].map(([, name = '', colour = '']) => [name, colour]));

/** Relative luminance (WCAG 2.2) of `#rgb` or `#rrggbb`. */
function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const GROUNDS = ['ground', 'surface', 'surface-raised'];
const TEXTS = [
  'text',
  'text-muted',
  'link',
  'success',
  'error',
  'warning',
  'info',
  'accent',
  'fresh',
  'live',
  'withdraw',
];
const LINES = ['line-strong', 'focus'];

describe.each([
  { wish: 'usual colours', tokens: tokensIn(usual), text: 4.5, line: 3, faint: 1 },
  // WCAG level AAA for text; borders of non-controls must be visible, too.
  { wish: 'more contrast', tokens: new Map([...tokensIn(usual), ...tokensIn(more)]), text: 7, line: 4.5, faint: 4.5 },
])('$wish', ({ tokens, text, line, faint }) => {
  const between = (one: string, other: string) => contrast(tokens.get(one) ?? '', tokens.get(other) ?? '');

  it.each(GROUNDS)('has enough contrast for text and lines on %s', (ground) => {
    const tooFaint = [
      ...TEXTS.filter((name) => !(between(name, ground) >= text)),
      ...LINES.filter((name) => !(between(name, ground) >= line)),
      ...['line'].filter((name) => !(between(name, ground) >= faint)),
    ];
    expect(tooFaint).toEqual([]);
  });

  it.each(['accent', 'withdraw', 'fresh', 'live'])('has enough contrast for text on the %s colour', (name) => {
    const grounds = [name, `${name}-strong`].filter((ground) => tokens.has(ground));
    for (const ground of grounds) expect(between(`on-${name}`, ground)).toBeGreaterThanOrEqual(text);
  });
});
