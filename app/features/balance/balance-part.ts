/** A part of the balance that is not the player's to withdraw, as pages show it. */
export interface BalancePart {
  /** Its name in the language of the page. */
  readonly name: string;
  /** As money. */
  readonly text: string;
}
