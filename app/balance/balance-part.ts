/** A part of the balance, as pages show it: the player's own money, bonus money, or locked money. */
export interface BalancePart {
  /** Its name in the language of the page. */
  readonly name: string;
  /** As money. */
  readonly text: string;
}
