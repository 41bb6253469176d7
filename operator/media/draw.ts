/** Helpers for the SVG elements of the artwork. Numbers are user units of the picture. */

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

/** A disc as a subpath: many discs in one path are cheaper for a browser than one element each. */
export const disc = (x: number, y: number, r: number) =>
  `M${formatNumber(x - r)} ${formatNumber(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0-${2 * r} 0z`;

/** A rectangle as a subpath. */
export const box = (x: number, y: number, width: number, height: number) => `M${x} ${y}h${width}v${height}h-${width}z`;

/** Calls `draw` with each index from 0 and joins the results. */
export const repeat = (times: number, draw: (index: number) => string) =>
  Array.from({ length: times }, (_none, index) => draw(index)).join('');

/** A number with one decimal: finer than a pixel at every size of these pictures, and keeps the files small. */
export const formatNumber = (value: number) => String(Math.round(value * 10) / 10);

export const escapeXml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);
