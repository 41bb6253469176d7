import { escapeXml, short } from './draw';

/** Families that most systems have, heavy ones first: pictures may not load fonts. */
export const DISPLAY_FONT = "'Trebuchet MS','Segoe UI',Roboto,'DejaVu Sans',Arial,sans-serif";

/** Advance of a bold letter of those families, in em: an upper estimate. */
const LETTER_EM = 0.62;

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
  /** A line that could pass this width in a wider fallback font is set to fit it. */
  readonly fit?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly weight?: number;
  readonly outline?: { readonly colour: string; readonly width: number };
  readonly spacing?: number;
}

/** The largest size at which the lines fit that width. */
export function sizeToFit(lines: readonly string[], width: number, largest: number): number {
  const longest = Math.max(...lines.map((text) => text.length));
  return Math.min(largest, Math.floor(width / (longest * LETTER_EM)));
}

/** One line of text. */
export function lettering(text: string, options: TextOptions): string {
  const { x, y, size, fill, fit, anchor = 'middle', weight = 800, outline, spacing } = options;
  const natural = text.length * size * LETTER_EM;
  const attributes = [
    `x="${short(x)}" y="${short(y)}" font-size="${short(size)}" font-weight="${weight}" fill="${fill}"`,
    anchor === 'start' ? '' : `text-anchor="${anchor}"`,
    spacing ? `letter-spacing="${spacing}"` : '',
    fit && natural > fit * 0.96 ? `textLength="${short(Math.min(natural, fit))}" lengthAdjust="spacingAndGlyphs"` : '',
    outline
      ? `stroke="${outline.colour}" stroke-width="${short(outline.width)}" stroke-linejoin="round" paint-order="stroke"`
      : '',
  ];
  return `<text ${attributes.filter(Boolean).join(' ')}>${escapeXml(text)}</text>`;
}
