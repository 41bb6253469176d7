import { group } from '../draw';
import { tints, type TintName } from '../tints';
import { animals } from './animals';
import { fruit } from './fruit';
import type { Motif } from './motif';
import { nature } from './nature';
import { objects } from './objects';
import { tables } from './tables';
import { treasure } from './treasure';
import { voyages } from './voyages';

const motifs = { ...fruit, ...treasure, ...animals, ...nature, ...objects, ...voyages, ...tables } satisfies Record<
  string,
  Motif
>;

export type MotifName = keyof typeof motifs;

/** The drawing in its box of 100 × 100, in its default colour unless a tint is given. */
export function motif(name: MotifName, tint?: TintName): string {
  const { draw, tint: own } = motifs[name];
  return draw(tints[tint ?? own]);
}

/** The drawing centred at a point, scaled to a width. */
export function motifAt(name: MotifName, x: number, y: number, size: number, turn = 0, tint?: TintName): string {
  const scale = Math.round(size) / 100;
  return group(`translate(${x} ${y}) rotate(${turn}) scale(${scale}) translate(-50 -50)`, motif(name, tint));
}
