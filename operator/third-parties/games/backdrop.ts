import type { GameTheme } from '../../catalogue/game';
import { palettes } from '../../media/palettes';
import { scenes } from '../../media/scenes';
import { varyBy } from '../../media/vary';
import { trusted, type Html } from './html';

/** The background of a game: the scene of its tile. */
export function backdrop(gameCode: string, { palette: name, scene }: GameTheme): Html {
  const palette = palettes[name];
  return trusted(`<svg class="backdrop" viewBox="0 0 300 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
<linearGradient id="ground" x2="0" y2="1"><stop stop-color="${palette.deep}"/><stop offset=".6" stop-color="${palette.mid}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient>
<rect width="300" height="400" fill="url(#ground)"/><g opacity=".5">${scenes[scene](palette, varyBy(gameCode))}</g></svg>`);
}
