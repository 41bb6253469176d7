import { escapeXml, group, rect, formatNumber } from '../draw';
import { breakTitle, lettering, sizeToFit, textWidth } from '../lettering';
import { palettes, type Palette, type PaletteName } from '../palettes';
import type { Background } from './backgrounds';
import { subjects, type SubjectName } from './subjects';

export interface PosterArt {
  readonly subject: SubjectName;
  readonly background: Background;
  readonly palette: PaletteName;
}

export interface PosterWords {
  readonly title: string;
  readonly line: string;
  readonly action: string;
}

export interface PosterSize {
  readonly width: number;
  readonly height: number;
}

/**
 * A poster: words on the left and the subject on the right, or the subject in the centre if there are no words. An
 * upright poster puts the subject above the words.
 */
export function posterArt(
  { subject, background, palette: name }: PosterArt,
  size: PosterSize,
  words: PosterWords | null,
): string {
  const { width, height } = size;
  const palette = palettes[name];
  const isUpright = width / height < 1.2;
  const box = isUpright ? Math.min(height * 0.48, width * 0.84) : Math.min(height * 0.94, width * (words ? 0.44 : 0.8));
  const scale = box / 400;
  const centre = words && !isUpright ? width * 0.76 : width / 2;
  const bottom = words && isUpright ? height * 0.53 : height * 0.98;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${words ? `<title>${escapeXml(words.title)}</title>` : ''}
<defs><linearGradient id="ground" x1="0" y1="0" x2=".6" y2="1"><stop stop-color="${palette.deep}"/><stop offset=".6" stop-color="${palette.mid}"/><stop offset="1" stop-color="${palette.bright}"/></linearGradient>
<linearGradient id="shade" ${isUpright ? 'x2="0" y2="1"' : 'x2="1"'}><stop offset="${isUpright ? 0.4 : 0}" stop-color="${palette.deep}" stop-opacity="${isUpright ? 0 : 0.92}"/><stop offset=".6" stop-color="${palette.deep}" stop-opacity="${isUpright ? 0.85 : 0}"/></linearGradient>
<radialGradient id="halo"><stop stop-color="${palette.glow}" stop-opacity=".6"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>
${rect(0, 0, width, height, 'url(#ground)')}${background(width, height, palette)}
${group(`translate(${formatNumber(centre)} ${formatNumber(bottom - 200 * scale)})`, `<circle r="${formatNumber(280 * scale)}" fill="url(#halo)"/>`)}
${words ? rect(0, 0, width, height, 'url(#shade)') : ''}${group(`translate(${formatNumber(centre - 200 * scale)} ${formatNumber(bottom - 400 * scale)}) scale(${scale.toFixed(3)})`, subjects[subject]())}
${words ? wordsOf(words, size, isUpright ? width * 0.88 : centre - box / 2 - width * 0.065, palette) : ''}</svg>`;
}

/** Title, line and the picture of a button, in a column of that width. */
function wordsOf(
  { title, line, action }: PosterWords,
  { width, height }: PosterSize,
  room: number,
  { glow, deep }: Pick<Palette, 'glow' | 'deep'>,
): string {
  const isUpright = room > width * 0.8;
  const [x, anchor] = isUpright ? [width / 2, 'middle' as const] : [width * 0.055, 'start' as const];
  const titles = breakTitle(title, 14);
  const size = sizeToFit(titles, room, height * (isUpright ? 0.085 : 0.155));
  const lines = breakTitle(line, width < 1100 ? 26 : 60);
  const small = Math.min(sizeToFit(lines, room, height * (isUpright ? 0.04 : 0.066)), size * 0.6);
  const button = Math.max(small, 17);
  const buttonWidth = textWidth(action) * button + button * 2.2;
  const block = titles.length * size * 1.08 + lines.length * small * 1.3 + button * 3.2;
  const top = isUpright ? height * 0.96 - block : (height - block) / 2;
  const lineTop = top + titles.length * size * 1.08;
  const buttonY = lineTop + lines.length * small * 1.3 + button * 0.8;
  const left = isUpright ? x - buttonWidth / 2 : x;
  return [
    ...titles.map((text, index) =>
      lettering(text, { x, y: top + size * (0.86 + index * 1.08), size, fill: '#fff', weight: 'heavy', anchor }),
    ),
    ...lines.map((text, index) =>
      lettering(text, {
        x,
        y: lineTop + small * (1.1 + index * 1.3),
        size: small,
        fill: glow,
        weight: 'light',
        anchor,
      }),
    ),
    rect(
      Math.round(left),
      Math.round(buttonY),
      Math.round(buttonWidth),
      Math.round(button * 2.3),
      glow,
      Math.round(button * 1.15),
    ),
    lettering(action, { x: left + buttonWidth / 2, y: buttonY + button * 1.5, size: button, fill: deep }),
  ].join('');
}
