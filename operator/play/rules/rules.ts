import type { CatalogueGame } from '../../catalogue/game';
import type { Random } from '../random';

/** What a form sent: a field may come once or several times. */
export interface Fields {
  one(name: string): string | null;
  all(name: string): readonly string[];
}

/** Where a round stands after a move. */
export interface Progress<State> {
  readonly state: State;
  /** Everything staked so far, in kuruş. */
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
 * The rules of a kind of game: pure but for the random numbers they are given. Null means that the move is not one
 * the game knows. Methods, not function properties, so that rules of one state fit a table of all of them.
 */
export interface Rules<State = unknown> {
  start(unitMinor: number, move: Move): Progress<State> | null;
  /** Only for games with more than one move. */
  act?(before: Progress<State>, move: Move): Progress<State> | null;
}

/** The chips on the table, in kuruş. All are whole tens, so that a line of ten and 3:2 pay whole kuruş. */
export const CHIPS_MINOR = [500, 1_000, 2_500, 5_000, 10_000, 25_000] as const;

export function chipFrom(fields: Fields): number | null {
  const asked = Number(fields.one('stake'));
  return CHIPS_MINOR.find((chip) => chip === asked) ?? null;
}
