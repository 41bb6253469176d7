import { formatNumber } from './draw';

/**
 * A letter as stroked paths. Pictures may not load fonts, and SVG text would take a browser a quarter of a tile's
 * drawing time. Capitals are ten units high and stand on y = 0. `M` is absolute and all other commands are relative, so
 * that moving a letter changes only its `M`s.
 */
export interface Glyph {
  /** Advance width of the stroke's centre line, in units. */
  readonly width: number;
  readonly strokes: string;
}

const glyph = (width: number, strokes: string): Glyph => ({ width, strokes });

const BOWL = 'M2.9-7a2.9 3.5 0 1 0 .01 0z';
const ARCH = 'M0-4a2.7 3 0 0 1 5.4 0v4';

const glyphs: Readonly<Record<string, Glyph>> = {
  A: glyph(7.6, 'M0 0l3.8-10 3.8 10M1.4-3.5h4.8'),
  B: glyph(6.6, 'M0 0v-10h3.6a2.4 2.4 0 0 1 0 4.8h-3.6M3.6-5.2h.4a2.6 2.6 0 0 1 0 5.2h-4'),
  C: glyph(7.4, 'M7.4-8.2a4.4 5 0 1 0 0 6.4'),
  D: glyph(7.4, 'M0 0v-10h2.6a4.8 5 0 0 1 0 10z'),
  E: glyph(5.8, 'M5.8-10h-5.8v10h5.8M0-5.2h5'),
  F: glyph(5.6, 'M5.6-10h-5.6v10M0-5h4.8'),
  G: glyph(8, 'M7.5-8.2a4.4 5 0 1 0 .5 4.4h-3.6'),
  H: glyph(7.2, 'M0 0v-10M7.2 0v-10M0-5.2h7.2'),
  I: glyph(0, 'M0 0v-10'),
  J: glyph(4.6, 'M4.6-10v7a2.5 3 0 0 1-4.6 1.7'),
  K: glyph(6.8, 'M0 0v-10M6.4-10l-6.4 6.4M2.4-6l4.4 6'),
  L: glyph(5.4, 'M0-10v10h5.4'),
  M: glyph(8.8, 'M0 0v-10l4.4 6.6 4.4-6.6v10'),
  N: glyph(7.2, 'M0 0v-10l7.2 10v-10'),
  O: glyph(9, 'M4.5-10a4.5 5 0 1 0 .01 0z'),
  P: glyph(6.4, 'M0 0v-10h3.5a2.9 2.9 0 0 1 0 5.8h-3.5'),
  Q: glyph(9, 'M4.5-10a4.5 5 0 1 0 .01 0zM6-2.8l3 3'),
  R: glyph(6.6, 'M0 0v-10h3.5a2.8 2.8 0 0 1 0 5.6h-3.5M3.3-4.4l3.3 4.4'),
  S: glyph(
    6.4,
    'M6-8.7c-.8-.9-1.8-1.3-3-1.3-1.8 0-2.9 1-2.9 2.4 0 3.5 6.3 1.7 6.3 5.1 0 1.6-1.3 2.5-3.2 2.5-1.4 0-2.5-.5-3.2-1.5',
  ),
  T: glyph(7.2, 'M0-10h7.2M3.6-10v10'),
  U: glyph(7, 'M0-10v6.5a3.5 3.5 0 0 0 7 0v-6.5'),
  V: glyph(7.6, 'M0-10l3.8 10 3.8-10'),
  W: glyph(11.2, 'M0-10l2.7 10 2.9-9 2.9 9 2.7-10'),
  X: glyph(6.8, 'M0-10l6.8 10M6.8-10l-6.8 10'),
  Y: glyph(7.4, 'M0-10l3.7 5 3.7-5M3.7-5v5'),
  Z: glyph(6.6, 'M.2-10h6.2l-6.4 10h6.6'),
  a: glyph(5.8, `M5.8-7v7${BOWL}`),
  b: glyph(5.8, `M0-10.5v10.5${BOWL}`),
  c: glyph(5, 'M5-5.7a2.9 3.5 0 1 0 0 4.4'),
  d: glyph(5.8, `M5.8-10.5v10.5${BOWL}`),
  e: glyph(5.8, 'M0-3.6h5.8a2.9 3.5 0 1 0-1 2.5'),
  f: glyph(3.4, 'M3.6-10.3q-2.4-.7-2.4 2v8.3M0-6.8h3.2'),
  g: glyph(5.8, `M5.8-7v7.2a2.9 2.8 0 0 1-5.3 1.5${BOWL}`),
  h: glyph(5.4, `M0-10.5v10.5${ARCH}`),
  i: glyph(0, 'M0-7v7M0-10.2v.01'),
  ı: glyph(0, 'M0-7v7'),
  j: glyph(1.4, 'M1.4-7v7.8q0 2.2-1.8 2.2M1.4-10.2v.01'),
  k: glyph(5, 'M0-10.5v10.5M4.8-7l-4.8 4.2M1.9-4.2l3.2 4.2'),
  l: glyph(0, 'M0-10.5v10.5'),
  m: glyph(8.8, 'M0-7v7M0-4.5a2.2 2.5 0 0 1 4.4 0v4.5M4.4-4.5a2.2 2.5 0 0 1 4.4 0v4.5'),
  n: glyph(5.4, `M0-7v7${ARCH}`),
  o: glyph(6.2, 'M3.1-7a3.1 3.5 0 1 0 .01 0z'),
  p: glyph(5.8, `M0-7v10${BOWL}`),
  q: glyph(5.8, `M5.8-7v10${BOWL}`),
  r: glyph(3.2, 'M0-7v7M0-4a2.7 3 0 0 1 3.2-2.9'),
  s: glyph(
    4.8,
    'M4.5-6c-.7-.7-1.5-1-2.3-1-1.3 0-2.1.7-2.1 1.7 0 2.4 4.7 1.2 4.7 3.6 0 1.1-1 1.7-2.3 1.7-1.1 0-1.9-.4-2.5-1.1',
  ),
  t: glyph(3.6, 'M1.4-9.5v7.5q0 2.2 2.2 2M0-6.8h3.4'),
  u: glyph(5.4, 'M0-7v4a2.7 3 0 0 0 5.4 0v-4'),
  v: glyph(5.8, 'M0-7l2.9 7 2.9-7'),
  w: glyph(8.8, 'M0-7l2.2 7 2.2-6.4 2.2 6.4 2.2-7'),
  x: glyph(5.2, 'M0-7l5.2 7M5.2-7l-5.2 7'),
  y: glyph(5.8, 'M0-7l2.9 7M5.8-7l-3.5 8.6q-.6 1.4-2 1.2'),
  z: glyph(5, 'M.2-7h4.6l-4.8 7h5'),
  0: glyph(6.4, 'M3.2-10a3.2 5 0 1 0 .01 0z'),
  1: glyph(2.6, 'M0-8l2.6-2v10'),
  2: glyph(6.2, 'M.2-7.5c0-3.3 5.8-3.3 5.8.2 0 2.2-3.6 4.4-6 7.3h6.2'),
  3: glyph(6, 'M.4-10h5.2l-3.1 3.9c4.7 0 4.6 6.1 0 6.1q-1.7 0-2.5-1.4'),
  4: glyph(6.6, 'M4.8 0v-10l-4.8 7.2h6.6'),
  5: glyph(6, 'M5.4-10h-4.4l-.5 4.5c3.2-1.3 5.5.2 5.5 2.3 0 3.4-4.4 4.2-6 1.7'),
  6: glyph(6.2, 'M5-9.8c-3.4.6-5 3.7-5 6.7M3.1-6.2a3.1 3.1 0 1 0 .01 0z'),
  7: glyph(6, 'M0-10h6l-3.8 10'),
  8: glyph(6.2, 'M3.1-10a2.5 2.5 0 1 0 .01 0zM3.1-5a3.1 2.5 0 1 0 .01 0z'),
  9: glyph(6.2, 'M1.2-.2c3.4-.6 5-3.7 5-6.7M3.1-10a3.1 3.1 0 1 0 .01 0z'),
  '.': glyph(0, 'M0 0v.01'),
  ',': glyph(0.4, 'M.4 0l-.6 2'),
  "'": glyph(0, 'M0-10v2.4'),
  '-': glyph(3.2, 'M0-3.8h3.2'),
  '!': glyph(0, 'M0-10v6.4M0 0v.01'),
  '/': glyph(4, 'M0 1l4-12'),
  '+': glyph(6, 'M0-4h6M3-7v6'),
  '&': glyph(7.2, 'M7.2 0l-5.4-6.2c-2.6-3.2 2.4-5.6 3.4-2.4.5 2.2-5.2 2.6-5.2 6 0 3.6 6 3.6 6.8-1.8'),
};

const at = (x: number, y: number) => `M${formatNumber(x)} ${formatNumber(y)}`;

/** Diacritics, placed over or under a letter's middle, by their code point in Unicode's decomposed form. */
const marks: Readonly<Record<string, (middle: number, top: number) => string>> = {
  '\u0302': (middle, top) => `${at(middle - 1.8, top)}l1.8-1.5 1.8 1.5`,
  '\u0306': (middle, top) => `${at(middle - 2, top - 1.2)}q2 2.6 4 0`,
  '\u0307': (middle, top) => `${at(middle, top - 0.6)}v.01`,
  '\u0308': (middle, top) => `${at(middle - 1.7, top - 0.6)}v.01${at(middle + 1.7, top - 0.6)}v.01`,
  '\u0327': (middle) => `${at(middle, 0.6)}v.6q1.6.1 1.4 1.3-.2 1-1.9.8`,
};

const CAPITAL_TOP = -12.3;
const SMALL_TOP = -9.5;

/** The glyph of a letter with its diacritics; null if the alphabet has none. */
export function findGlyph(letter: string): Glyph | null {
  const [base = '', ...above] = letter.normalize('NFD');
  // An i under a diacritic has no dot.
  const bare = glyphs[base === 'i' && above.length > 0 ? 'ı' : base];
  if (!bare || !above.every((mark) => mark in marks)) return null;
  const top = base === base.toLowerCase() ? SMALL_TOP : CAPITAL_TOP;
  return glyph(bare.width, bare.strokes + above.map((mark) => marks[mark]?.(bare.width / 2, top)).join(''));
}
