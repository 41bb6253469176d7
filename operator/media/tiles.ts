import type { CatalogueGame } from '../catalogue/game';
import { circle, ellipse, escapeXml, rect } from './draw';
import { liveTable } from './live-table';
import { motifAt } from './motifs/motifs';
import { palettes, turnHues } from './palettes';
import { scenes } from './scenes';
import { randomFromText } from './seeded-random';

const WIDTH = 300;
const HEIGHT = 400;
const MIDDLE = WIDTH / 2;

/** How the hero stands in its tile: its place and size, the most it leans, and the height of its shadow. */
const poses = [
  { y: 192, size: 240, lean: 6, shadow: 316 },
  { y: 236, size: 206, lean: 4, shadow: 342 },
  { y: 186, size: 252, lean: 18, shadow: 322 },
  // Close up: the edges cut it.
  { y: 214, size: 300, lean: 12, shadow: null },
] as const;

/** Directions of the ground's colours. */
const slopes = ['x2="0" y2="1"', 'x2="1" y2="1"', 'x1="1" x2="0" y2="1"'];

/** Backwards and forwards, in degrees. Less forwards: warm grounds would turn to mustard. */
const HUE_TURNS = [-16, 8] as const;

/**
 * A game's tile, 3:4: scene and hero, or a dealer at a table. The page writes the name below it. It has few elements, because pages show dozens of tiles at a width of
 * about a hundred pixels, and a browser creates a document for each.
 */
export function tileArt({ gameCode, title, theme, isLive }: CatalogueGame): string {
  const look = randomFromText(`look ${gameCode}`);
  const palette = turnHues(palettes[theme.palette], HUE_TURNS[0] + look(HUE_TURNS[1] - HUE_TURNS[0] + 1));
  const random = randomFromText(gameCode);
  const [ends, middle] = look(3) === 0 ? [palette.bright, palette.mid] : [palette.mid, palette.bright];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><title>${escapeXml(title)}</title>
<defs><linearGradient id="ground" ${slopes[look(slopes.length)] ?? ''}><stop stop-color="${ends}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${palette.mid}"/></linearGradient>
<radialGradient id="halo"><stop stop-color="${palette.glow}" stop-opacity=".95"/><stop offset=".45" stop-color="${palette.glow}" stop-opacity=".35"/><stop offset="1" stop-color="${palette.glow}" stop-opacity="0"/></radialGradient></defs>
${rect(0, 0, WIDTH, HEIGHT, 'url(#ground)')}${scenes[theme.scene](palette, random)}${circle(MIDDLE, 190, 190, 'url(#halo)')}
${isLive ? liveTable(theme, random) : hero(theme, look)}</svg>`;
}

/** The tile's main drawing, with a pose, position and angle that vary from game to game. */
function hero({ hero, heroTint }: CatalogueGame['theme'], random: (below: number) => number): string {
  const { y, size, lean, shadow } = poses[random(poses.length)] ?? poses[0];
  const x = MIDDLE - 10 + random(21);
  const turn = random(2 * lean + 1) - lean;
  const ground = shadow === null ? '' : ellipse(x, shadow, size * 0.43, 15, '#000', 'opacity=".28"');
  return ground + motifAt(hero, x, y, size, turn, heroTint);
}
