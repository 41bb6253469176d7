import type { CatalogueGame } from '../../catalogue/game';
import type { Random } from '../random';

/** Fields of a form. A field can occur several times. */
export interface Fields {
  one(name: string): string | null;
  all(name: string): readonly string[];
}

/** State of a round after a move. */
export interface Progress<State> {
  readonly state: State;
  /** The total stake so far, in kuruş. */
  readonly stakeMinor: number;
  readonly winMinor: number;
  readonly isOver: boolean;
}

export interface Move {
  readonly fields: Fields;
  readonly game: CatalogueGame;
  readonly random: Random;
}

/**
 * Rules of a kind of game: pure functions of their input and the random generator. They return null for an invalid
 * move. Declared as methods, not function properties, so that rules of one state type fit a table of all rules.
 */
export interface Rules<State = unknown> {
  start(unitMinor: number, move: Move): Progress<State> | null;
  /** Only for games with more than one move. */
  act?(before: Progress<State>, move: Move): Progress<State> | null;
}

/** Values of the chips, in kuruş. All are multiples of ten, so that ten lines and 3:2 pay whole kuruş. */
export const CHIPS_MINOR = [500, 1_000, 2_500, 5_000, 10_000, 25_000] as const;

export function chipFrom(fields: Fields): number | null {
  const asked = Number(fields.one('stake'));
  return CHIPS_MINOR.find((chip) => chip === asked) ?? null;
}
