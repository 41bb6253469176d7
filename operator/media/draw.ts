/** The few SVG elements that the artwork is drawn with. Numbers are user units of the picture. */

export const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more && ` ${more}`}/>`;

export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const circle = (cx: number, cy: number, r: number, fill: string, more = '') =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"${more && ` ${more}`}/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more = '') =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"${more && ` ${more}`}/>`;

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"${more && ` ${more}`}/>`;

export const group = (transform: string, body: string, more = '') =>
  `<g transform="${transform}"${more && ` ${more}`}>${body}</g>`;

/** A disc as part of a path: many in one path cost a browser less than each as an element. */
export const disc = (x: number, y: number, r: number) =>
  `M${short(x - r)} ${short(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A rectangle as part of a path. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;

/** Whole numbers from 0, as many as said, each drawn. */
export const repeat = (times: number, draw: (index: number) => string) =>
  Array.from({ length: times }, (_none, index) => draw(index)).join('');

/** One decimal is finer than a pixel at any size these pictures are shown, and keeps the files small. */
export const short = (value: number) => String(Math.round(value * 10) / 10);

export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
