import { findGlyph, type Glyph } from './alphabet';
import { formatNumber } from './draw';

/** Size of an alphabet unit in em: a capital is 0.7 em high. */
const UNIT = 0.07;
const BETWEEN_LETTERS = 3;
const BETWEEN_WORDS = 3.2;

/** Stroke widths, in units of the alphabet. */
const thickness = { light: 1.3, bold: 1.8, heavy: 2.2 };

export interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle';
  readonly weight?: keyof typeof thickness;
  /** A second, wider stroke below the text. The width is in units of the picture. */
  readonly outline?: { readonly colour: string; readonly width: number };
}

/** Width of a line in em, between the outer edges of the first and the last stroke. */
export function textWidth(text: string): number {
  return (layOut(text).width + thickness.heavy) * UNIT;
}

/** Breaks a title into one or two lines of similar length. */
export function breakTitle(title: string, longestLine: number): string[] {
  const words = title.split(' ');
  if (title.length <= longestLine || words.length === 1) return [title];
  const breaks = words.slice(1).map((_word, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((text) => text.length)) };
  });
  return breaks.reduce((best, next) => (next.longest < best.longest ? next : best)).lines;
}

/** The largest font size, up to a limit, at which the lines fit the width. */
export function sizeToFit(lines: readonly string[], width: number, largest: number): number {
  return Math.min(largest, width / Math.max(...lines.map(textWidth)));
}

/** Draws one line of text on a baseline, as one path, or two with an outline. Throws if the alphabet lacks a letter. */
export function lettering(text: string, options: TextOptions): string {
  const { x, y, size, fill, anchor = 'middle', weight = 'bold', outline } = options;
  const { width, strokes } = layOut(text);
  const scale = size * UNIT;
  const start = anchor === 'start' ? thickness[weight] / 2 : -width / 2;
  const drawn = (colour: string, strokeWidth: number) =>
    `<path d="${strokes}" transform="translate(${formatNumber(x + start * scale)} ${formatNumber(y)})scale(${scale.toFixed(2)})" ` +
    `fill="none" stroke="${colour}" stroke-width="${formatNumber(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round"/>`;
  const below = outline ? drawn(outline.colour, thickness[weight] + outline.width / scale) : '';
  return below + drawn(fill, thickness[weight]);
}

/** Places the letters side by side from x = 0, in units. Throws if the alphabet lacks a letter. */
function layOut(text: string): Glyph {
  let x = 0;
  let width = 0;
  let strokes = '';
  for (const letter of text) {
    if (letter === ' ') {
      x += BETWEEN_WORDS;
      continue;
    }
    const glyph = findGlyph(letter);
    if (!glyph) throw new Error(`The alphabet has no ${JSON.stringify(letter)}, which ${JSON.stringify(text)} needs.`);
    strokes += moved(glyph.strokes, x);
    width = x + glyph.width;
    x = width + BETWEEN_LETTERS;
  }
  return { width, strokes };
}

const moved = (strokes: string, by: number) =>
  strokes.replace(/M(-?[\d.]+)/g, (_start, x: string) => `M${formatNumber(Number(x) + by)}`);
