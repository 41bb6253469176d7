import type { CatalogueGame } from '../../catalogue/game';
import type { Locale } from '../../messages';
import type { Fields, Progress } from '../../play/rules/rules';
import type { Html } from './html';
import type { Say } from './texts';

/** Everything a view draws from. */
export interface Table<State> {
  readonly game: CatalogueGame;
  readonly locale: Locale;
  readonly say: Say;
  /** The round on the table, null before the first. */
  readonly round: Progress<State> | null;
  /** What the player chose last, to be offered again. */
  readonly chosen: Fields;
}

/** How a kind of game looks. Methods, so that the views of all kinds fit one table of them. */
export interface View<State = unknown> {
  /** The table itself: reels, wheel, cards. */
  stage(table: Table<State>): Html;
  /** What came of the round, in a few words; null when the money says it all. */
  outcome(table: Table<State>): string | null;
  /** The choices of the form, beside the stake. */
  choices(table: Table<State>): Html | null;
  /** The submit buttons. */
  buttons(table: Table<State>): Html;
  /** Whether the form asks for a stake: not in the middle of a hand. */
  asksStake(table: Table<State>): boolean;
  /** Whether the stake goes on each of several choices. */
  readonly stakesEach: boolean;
  /** Rules and payouts. */
  rules(table: Table<State>): Html;
  /** Return to player, as text such as `97,3 %`. */
  returnPercent(game: CatalogueGame): number;
}

export const asksAlways = () => true;
