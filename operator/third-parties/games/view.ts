import type { CatalogueGame } from '../../catalogue/game';
import type { ContentLocale } from '../../messages';
import type { Fields, Progress } from '../../play/rules/rules';
import type { Markup } from '../../markup';
import type { Translate } from './texts';

/** The data that a view renders. */
export interface Table<State> {
  readonly game: CatalogueGame;
  readonly locale: ContentLocale;
  readonly translate: Translate;
  /** The current round, null before the first one. */
  readonly round: Progress<State> | null;
  /** The player's last choice, for prefilling the form. */
  readonly chosen: Fields;
}

/** The view of a kind of game. Declared as methods, so that views of all state types fit one table. */
export interface View<State = unknown> {
  /** The table: reels, wheel or cards. */
  stage(table: Table<State>): Markup;
  /** The result of the round in a few words; null if the amount is enough. */
  outcome(table: Table<State>): string | null;
  /** The form's choices besides the stake. */
  choices(table: Table<State>): Markup | null;
  buttons(table: Table<State>): Markup;
  /** Whether the form asks for a stake. False in the middle of a hand. */
  asksStake(table: Table<State>): boolean;
  /** Whether the player can make several choices, each with its own stake. */
  readonly stakesEach: boolean;
  rules(table: Table<State>): Markup;
}

export const alwaysAsksStake = () => true;
