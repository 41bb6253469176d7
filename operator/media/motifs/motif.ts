import type { Tint, TintName } from '../tints';

/** One drawing in a box of 100 × 100. It has no ids, so that one document can hold many motifs. */
export interface Motif {
  /** The default colour; a game can choose another. */
  readonly tint: TintName;
  draw(tint: Tint): string;
}

/** Declares a set of drawings and keeps their names as a type. */
export const motifSet = <Name extends string>(set: Record<Name, Motif>) => set;
