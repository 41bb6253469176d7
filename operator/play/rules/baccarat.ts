import { draw, freshShoe, rankOf, type Card } from './cards';
import type { Rules } from './rules';

/**
 * Punto banco from eight fresh decks. Player pays 1 to 1, banker 0.95 to 1, a tie 8 to 1; on a tie the other two bets
 * are returned. Returns: banker 98.94 %, player 98.76 %, tie 85.64 %.
 */
export const baccaratSides = ['player', 'banker', 'tie'] as const;

export type BaccaratSide = (typeof baccaratSides)[number];

export interface BaccaratState {
  readonly side: BaccaratSide;
  readonly player: readonly Card[];
  readonly banker: readonly Card[];
  readonly winner: BaccaratSide;
}

const baccaratValue = (card: Card) => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1);

export const baccaratPoints = (cards: readonly Card[]) =>
  cards.reduce((sum, card) => sum + baccaratValue(card), 0) % 10;

/** Whether the banker draws a third card. `playersThird` is null if the player stood. */
export function bankerDraws(points: number, playersThird: Card | null): boolean {
  if (playersThird === null) return points <= 5;
  const third = baccaratValue(playersThird);
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

/** Deals one coup with the cards that `next` returns. */
export function dealBaccarat(next: () => Card): Pick<BaccaratState, 'player' | 'banker' | 'winner'> {
  const player = [next()];
  const banker = [next()];
  player.push(next());
  banker.push(next());
  const isNatural = Math.max(baccaratPoints(player), baccaratPoints(banker)) >= 8;
  if (!isNatural) {
    const third = baccaratPoints(player) <= 5 ? next() : null;
    if (third !== null) player.push(third);
    if (bankerDraws(baccaratPoints(banker), third)) banker.push(next());
  }
  const lead = baccaratPoints(player) - baccaratPoints(banker);
  return { player, banker, winner: lead === 0 ? 'tie' : lead > 0 ? 'player' : 'banker' };
}

/** The return on a side's stake, including the stake, in hundredths. */
export function baccaratReturn(side: BaccaratSide, winner: BaccaratSide): number {
  if (side !== winner) return winner === 'tie' ? 100 : 0;
  return { player: 200, banker: 195, tie: 900 }[side];
}

export const baccarat: Rules<BaccaratState> = {
  start(stakeMinor, { fields, random }) {
    const side = baccaratSides.find((one) => one === fields.one('side'));
    if (!side) return null;
    const shoe = freshShoe(8);
    const coup = dealBaccarat(() => draw(shoe, random));
    const winMinor = (stakeMinor * baccaratReturn(side, coup.winner)) / 100;
    return { state: { side, ...coup }, stakeMinor, winMinor, isOver: true };
  },
};
