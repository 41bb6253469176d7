import { readText } from '../../files';

/** A drawing in a box of 100 × 100, to put into a picture. It has no ids, so that a page can hold many. */
export const motif = (name: string) => readText(`motifs/${name}.svg`).replace(/^<svg[^>]*>|<\/svg>$/g, '');

/** The drawing centred at a point, scaled to a width. */
export const motifAt = (name: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 100}) translate(-50 -50)">${motif(name)}</g>`;
