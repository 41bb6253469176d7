import { escapeXml, short } from './draw';

/** Families that most systems have, heavy ones first: pictures may not load fonts. */
export const DISPLAY_FONT = "'Trebuchet MS','Segoe UI',Roboto,'DejaVu Sans',Arial,sans-serif";

/**
 * The width of a line in em, as the widest of those families (DejaVu Sans Bold) sets it: what fits here fits
 * everywhere.
 */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + advanceOf(letter), 0);
}

function advanceOf(letter: string): number {
  if (/[iıİljI.,:;'!| ’]/.test(letter)) return 0.37;
  if (/[ftrJ()/-]/.test(letter)) return 0.48;
  if (/[mwMW%]/.test(letter)) return 1.02;
  return /[\p{Lu}\d&]/u.test(letter) ? 0.77 : 0.69;
}

/** Breaks a title over one or two lines of like length. */
export function breakTitle(title: string, longestLine: number): string[] {
  const words = title.split(' ');
  if (title.length <= longestLine || words.length === 1) return [title];
  const breaks = words.slice(1).map((_word, index) => {
    const lines = [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')];
    return { lines, longest: Math.max(...lines.map((text) => text.length)) };
  });
  return breaks.reduce((best, next) => (next.longest < best.longest ? next : best)).lines;
}

export interface TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly outline?: { readonly colour: string; readonly width: number };
}

/** The largest size at which the lines fit that width. */
export function sizeToFit(lines: readonly string[], width: number, largest: number): number {
  return Math.min(largest, Math.floor(width / Math.max(...lines.map(textWidth))));
}

/** One line of text. */
export function lettering(text: string, options: TextOptions): string {
  const { x, y, size, fill, anchor = 'middle', weight = 800, outline } = options;
  const attributes = [
    `x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-weight="${weight}" fill="${fill}"`,
    anchor === 'start' ? '' : `text-anchor="${anchor}"`,
    outline
      ? `stroke="${outline.colour}" stroke-width="${short(outline.width)}" stroke-linejoin="round" paint-order="stroke"`
      : '',
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeXml(text)}</text>`;
}
