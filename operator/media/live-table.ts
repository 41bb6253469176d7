import type { GameTheme } from '../catalogue/game';
import { circle, ellipse, path } from './draw';
import { motifAt } from './motifs/motifs';
import { palettes } from './palettes';

type Random = (below: number) => number;

const skins = ['#f3cfae', '#e0ac82', '#c68a5e', '#9a6442', '#6f432b'];
const hairs = ['#1b1412', '#3b2417', '#6e4423', '#a8742f', '#7a1f1f', '#54545c'];
const coats = ['#1d2430', '#5a1f2e', '#14463a', '#2b2a63', '#4a3416', '#3d1d52'];

/** Hair around a head at 150, 128 with a radius of 38. The back hair is behind the shoulders, the front on the head. */
const styles = [
  { back: '', front: 'M112 124c-4-42 24-54 40-53s38 12 36 53c-8-16-14-26-22-29-16 8-38 6-46-1-4 8-7 18-8 30z' },
  {
    back: 'M108 128c-6-52 22-62 42-62s48 10 42 62l6 66h-28v-70h-40v70h-28z',
    front: 'M112 126c0-38 16-50 38-50s38 14 38 50c-10-8-24-18-34-32-8 14-26 26-42 32z',
  },
  {
    back: 'M150 46a20 20 0 1 1 0 40 20 20 0 1 1 0-40z',
    front: 'M111 122c0-40 20-48 39-48s39 8 39 48c-6-20-18-30-39-30s-33 10-39 30z',
  },
  {
    back: 'M104 134c-8-58 24-70 46-70s54 12 46 70c-2 18-12 28-18 30h-56c-6-2-16-12-18-30z',
    front: 'M110 128c2-44 26-54 46-52s34 18 34 50c-14-4-36-10-50-30-4 16-14 26-30 32z',
  },
];

/** A dealer behind a table with the game's sign on it. No two tables of the catalogue are alike. */
export function liveTable({ hero, emblem, palette: name }: GameTheme, random: Random): string {
  const palette = palettes[name];
  const pick = (colours: readonly string[]) => colours[random(colours.length)] ?? '#222';
  const [skin, hair, coat] = [pick(skins), pick(hairs), pick(coats)];
  const style = styles[random(styles.length)] ?? { back: '', front: '' };
  const lean = random(31) - 15;
  return (
    `<g transform="translate(${lean} 0)">` +
    (style.back && path(style.back, hair)) +
    path('M62 292c0-74 30-96 62-106h52c32 10 62 32 62 106z', coat) +
    path('M128 178h44l-22 62z', '#f6f2ea') +
    path('M138 150h24v36l-12 14-12-14z', skin) +
    circle(150, 128, 38, skin) +
    path(style.front, hair) +
    path('M137 129h.1M163 129h.1', 'none', 'stroke="#1a1210" stroke-width="7" stroke-linecap="round"') +
    path('M138 145q12 9 24 0', 'none', 'stroke="#7c2f2a" stroke-width="3.5" stroke-linecap="round"') +
    path('M150 202l-16-9v20zM150 202l16-9v20z', palette.bright) +
    '</g>' +
    ellipse(150, 384, 222, 120, palette.deep) +
    ellipse(150, 388, 206, 108, palette.mid) +
    path('M-20 352Q150 300 320 352', 'none', `stroke="${palette.glow}" stroke-width="3" opacity=".6"`) +
    motifAt(hero, 150, 340, 104) +
    motifAt(emblem ?? hero, 48 + random(20), 356, 46, -12)
  );
}
