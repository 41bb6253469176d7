import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, formatColour, mix, parseColour, type Colour } from '~/lib/colour';
import { deriveColours, SEEDS, type ColourSeeds, type Tokens } from './derive-colours';

const part = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(part, part, part) as fc.Arbitrary<Colour>;
const anySeeds = fc.record(Object.fromEntries(SEEDS.map((name) => [name, anyColour])), {
  requiredKeys: [],
}) as fc.Arbitrary<ColourSeeds>;

const seeds = (texts: Record<string, string>): ColourSeeds =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, parseColour(text)]));

const GROUNDS = ['ground', 'surface', 'surface-raised'];
const TEXTS = ['text', 'text-muted', 'link', 'success', 'error', 'warning', 'info', 'accent-text'];
const ON_GROUND = ['fresh', 'live', 'withdraw'];
const MARKS = ['line-strong', 'focus'];
const LABELS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-withdraw', 'withdraw'],
  ['on-withdraw', 'withdraw-strong'],
  ['on-fresh', 'fresh'],
  ['on-live', 'live'],
] as const;

/** The pairs of tokens that are too hard to read. */
function unreadable(tokens: Tokens, least: { text: number; mark: number; line: number }): string[] {
  const colourOf = (name: string) => parseColour(tokens[name] ?? '') ?? ([NaN, NaN, NaN] as unknown as Colour);
  /** What a tint makes of the surface. */
  const tinted = (name: string): [string, Colour] => {
    const [red = 0, green = 0, blue = 0, percent = 0] = [...(tokens[name] ?? '').matchAll(/\d+/g)].map(Number);
    return [name, mix(colourOf('surface'), [red, green, blue], percent / 100)];
  };
  const grounds = GROUNDS.map((name) => [name, colourOf(name)] as const);
  const areas = [...grounds, ...['accent-glow', 'fresh-glow', 'error-glow'].map(tinted)];
  const pairs = [
    ...TEXTS.flatMap((name) =>
      areas.map(([area, colour]) => [name, area, colourOf(name), colour, least.text] as const),
    ),
    ...ON_GROUND.flatMap((name) =>
      grounds.map(([at, colour]) => [name, at, colourOf(name), colour, least.text] as const),
    ),
    ...MARKS.flatMap((name) => areas.map(([at, colour]) => [name, at, colourOf(name), colour, least.mark] as const)),
    ...grounds.map(([at, colour]) => ['line', at, colourOf('line'), colour, least.line] as const),
    ...LABELS.map(([name, fill]) => [name, fill, colourOf(name), colourOf(fill), least.text] as const),
  ];
  return pairs.flatMap(([name, area, one, other, ratio]) =>
    contrast(one, other) >= ratio ? [] : [`${name} on ${area}: ${contrast(one, other).toFixed(2)}`],
  );
}

it('text is readable for any seeds', () => {
  fc.assert(
    fc.property(anySeeds, (given) => {
      expect(unreadable(deriveColours(given).tokens, { text: 4.5, mark: 3, line: 1 })).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('text has the contrast of level AAA for visitors who want more, for any seeds', () => {
  fc.assert(
    fc.property(anySeeds, (given) => {
      const { tokens, more } = deriveColours(given);
      expect(unreadable({ ...tokens, ...more }, { text: 7, mark: 4.5, line: 4.5 })).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

it('values are colours made of numbers, for any seeds', () => {
  const VALUE = /^(?:#[\da-f]{6}|rgb\(\d{1,3} \d{1,3} \d{1,3} \/ \d{1,2}%\)|transparent)$/;
  fc.assert(
    fc.property(anySeeds, (given) => {
      const { tokens, more } = deriveColours(given);
      for (const value of [...Object.values(tokens), ...Object.values(more)]) expect(value).toMatch(VALUE);
    }),
    { numRuns: 50 },
  );
});

it('readable seeds are used as they are', () => {
  const given = { accent: '#0f766e', onAccent: '#ffffff', ground: '#f4f1ec', surface: '#ffffff', text: '#1d1a16' };
  const { scheme, tokens, corrected } = deriveColours(seeds(given));
  expect(scheme).toBe('light');
  expect(corrected).toEqual({});
  expect(tokens).toMatchObject({
    accent: given.accent,
    'on-accent': given.onAccent,
    ground: given.ground,
    surface: given.surface,
    text: given.text,
  });
});

describe('a seed that would be unreadable', () => {
  it('is corrected and named', () => {
    const { corrected } = deriveColours(seeds({ ground: '#ffffff', text: '#dddddd', warning: '#ffe000' }));
    expect(Object.keys(corrected)).toEqual(['text', 'warning']);
  });

  it('keeps its hue', () => {
    const { tokens } = deriveColours(seeds({ ground: '#ffffff', surface: '#ffffff', positive: '#40e080' }));
    const [red = 0, green = 0, blue = 0] = parseColour(tokens['success'] ?? '') ?? [];
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
  });

  it('as a label gives way to one that can be read on the accent', () => {
    const { tokens, corrected } = deriveColours(seeds({ accent: '#ffd000', onAccent: '#ffffff' }));
    expect(corrected.onAccent).toBeDefined();
    expect(tokens['accent']).toBe('#ffd000');
  });
});

it('a bright accent fills buttons on a light ground, and is darker as text', () => {
  const { tokens } = deriveColours(seeds({ ground: '#ffffff', accent: '#ffd000' }));
  expect(tokens['accent']).toBe('#ffd000');
  expect(tokens['accent-text']).not.toBe('#ffd000');
});

it('withdrawals differ in hue from a blue accent', () => {
  expect(deriveColours(seeds({ accent: '#4f8dff' })).tokens['withdraw']).not.toBe(deriveColours({}).tokens['withdraw']);
});

it('a ground between dark and light is moved to the nearer side', () => {
  const [darker, lighter] = ['#707070', '#8a8a8a'].map((ground) => deriveColours(seeds({ ground })));
  expect(darker?.scheme).toBe('dark');
  expect(lighter?.scheme).toBe('light');
  expect(formatColour(darker?.corrected.ground ?? [0, 0, 0]) < '#707070').toBe(true);
  expect(formatColour(lighter?.corrected.ground ?? [0, 0, 0]) > '#8a8a8a').toBe(true);
});
