import type { Tint, TintName } from '../tints';

/** One drawing in a box of 100 × 100. It holds no ids, so that many fit into one document. */
export interface Motif {
  /** The colour it has unless a game asks for another. */
  readonly tint: TintName;
  draw(tint: Tint): string;
}

/** Declares drawings and keeps their names as a type. */
export const motifSet = <Name extends string>(set: Record<Name, Motif>) => set;
