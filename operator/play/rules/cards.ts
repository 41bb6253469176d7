import type { Random } from '../random';

/** 0 to 51: suit × 13 + rank; rank 0 is an ace, 12 a king. */
export type Card = number;

export const rankOf = (card: Card) => card % 13;
export const suitOf = (card: Card) => Math.floor(card / 13) % 4;

export const freshShoe = (decks: number): Card[] => Array.from({ length: decks * 52 }, (_none, index) => index % 52);

/** Removes a random card from the shoe, which is modified. */
export function draw(shoe: Card[], random: Random): Card {
  const index = random(shoe.length);
  const card = shoe[index];
  const last = shoe.pop();
  if (card === undefined || last === undefined) throw new Error('The shoe is empty.');
  if (index < shoe.length) shoe[index] = last;
  return card;
}
