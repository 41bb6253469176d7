import type { CatalogueGame } from '../catalogue/game';
import { circle, ellipse, escapeXml, rect } from './draw';
import { liveTable } from './live-table';
import { motifAt } from './motifs/motifs';
import { palettes } from './palettes';
import { scenes } from './scenes';
import { randomFromText } from './seeded-random';

const WIDTH = 300;
const HEIGHT = 400;
const MIDDLE = WIDTH / 2;

/**
 * A game's tile, 3:4: scene and hero, or a dealer at a table. The page writes the name below it. It has few elements, because pages show dozens of tiles at a width of
 * about a hundred pixels, and a browser creates a document for each.
 */
export function tileArt({ gameCode, title, theme, isLive }: CatalogueGame): string {
  const palette = palettes[theme.palette];
  const random = randomFromText(gameCode);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${escapeXml(title)}</title>
<defs><linearGradient id="ground" x2="0" y2="1"><stop stop-color="${palette.mid}"/><stop offset=".55" stop-color="${palette.bright}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient>
<radialGradient id="halo"><stop stop-color="${palette.glow}" stop-opacity=".95"/><stop offset=".45" stop-color="${palette.glow}" stop-opacity=".35"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>
${rect(0, 0, WIDTH, HEIGHT, 'url(#ground)')}${scenes[theme.scene](palette, random)}${circle(MIDDLE, 190, 190, 'url(#halo)')}
${isLive ? liveTable(theme, random) : hero(theme, random)}</svg>`;
}

/** The tile's main drawing, with a position and angle that vary from game to game. */
function hero({ hero, heroTint }: CatalogueGame['theme'], random: (below: number) => number): string {
  const x = MIDDLE - 8 + random(17);
  return ellipse(x, 316, 104, 15, '#000', 'opacity=".28"') + motifAt(hero, x, 192, 240, random(11) - 5, heroTint);
}
