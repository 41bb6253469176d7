import type { CatalogueGame } from '../catalogue/game';
import { circle, ellipse, escapeXml, path, rect } from './draw';
import { breakTitle, lettering, sizeToFit } from './lettering';
import { motifAt } from './motifs/motifs';
import { palettes, type Palette } from './palettes';
import { scenes } from './scenes';
import { randomFromText } from './seeded-random';

const WIDTH = 300;
const HEIGHT = 400;
const MIDDLE = WIDTH / 2;

/** Line height of a two-line title, in units of its font size: leaves room for descenders. */
const LEADING = 1.12;

/**
 * A game's tile, 3:4: scene, hero and title. It has few elements, because pages show dozens of tiles at a width of
 * about a hundred pixels, and a browser creates a document for each.
 */
export function tileArt({ gameCode, title, theme, isLive }: CatalogueGame): string {
  const palette = palettes[theme.palette];
  const random = randomFromText(gameCode);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${escapeXml(title)}</title>
<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${palette.mid}"/><stop offset=".55" stop-color="${palette.bright}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient>
<radialGradient id="halo"><stop stop-color="${palette.glow}" stop-opacity=".95"/><stop offset=".45" stop-color="${palette.glow}" stop-opacity=".35"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient>
<linearGradient id="foot" x2="0" y2="1"><stop stop-color="${palette.deep}" stop-opacity="0"/><stop offset=".5" stop-color="${palette.deep}" stop-opacity=".86"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>
<linearGradient id="gilt" x2="0" y2="1"><stop offset=".1" stop-color="#fff"/><stop offset=".9" stop-color="${palette.glow}"/></linearGradient></defs>
${rect(0, 0, WIDTH, HEIGHT, 'url(#ground)')}${scenes[theme.scene](palette, random)}${circle(MIDDLE, 166, 168, 'url(#halo)')}
${hero(theme, random)}${rect(0, 232, WIDTH, 168, 'url(#foot)')}
${titleLines(title, palette)}
${isLive ? liveMark() : ''}</svg>`;
}

/** The tile's main drawing, with a position and angle that vary from game to game. */
function hero({ hero, heroTint }: CatalogueGame['theme'], random: (below: number) => number): string {
  const x = MIDDLE - 8 + random(17);
  return ellipse(x, 272, 88, 13, '#000', 'opacity=".28"') + motifAt(hero, x, 166, 204, random(11) - 5, heroTint);
}

function titleLines(title: string, palette: Palette): string {
  const lines = breakTitle(title, 10);
  const size = sizeToFit(lines, 264, 52);
  const first = 368 - (lines.length - 1) * size * LEADING;
  return lines
    .map((text, index) =>
      lettering(text, {
        x: MIDDLE,
        y: first + index * size * LEADING,
        size,
        fill: 'url(#gilt)',
        weight: 'heavy',
        outline: { colour: palette.deep, width: Math.max(5, size / 6) },
      }),
    )
    .join('');
}

/** The mark of a live game. It has no text, so that one picture serves both languages. */
function liveMark(): string {
  return (
    rect(14, 14, 44, 24, '#17131f', 12, 'opacity=".78"') +
    circle(28, 26, 5, '#ff4d4d') +
    path(
      'M37 20a8 8 0 0 1 0 12M42 17a13 13 0 0 1 0 18',
      'none',
      'stroke="#fff" stroke-width="2.4" stroke-linecap="round"',
    )
  );
}
