import { createHash } from 'node:crypto';
import type { Random } from '../random';
import type { Rules } from './rules';

/**
 * Ninety-ball bingo against the house: sixty balls are drawn, and one, two or three complete rows pay. The return is
 * 95.0 % for every card (calculated in bingo.test.ts).
 */
export const BALLS = 90;
export const BALLS_DRAWN = 60;
export const HIGHEST_CARD = 999;
const COLUMNS = 9;
const NUMBERS_IN_ROW = 5;

/** The return per unit staked, in tenths, by the number of complete rows. */
export const ROW_PAYS_TENTHS = [0, 20, 60, 1_200] as const;

/** Three rows of nine places; an empty place is null. */
export type BingoCard = readonly (readonly (number | null)[])[];

export interface BingoState {
  readonly card: number;
  readonly balls: readonly number[];
  readonly rowsComplete: number;
}

/** The card with that number, always the same: five numbers in each row, each in the column of its ten. */
export function bingoCard(card: number): BingoCard {
  const random = cardRandom(card);
  const rows = Array.from({ length: 3 }, () => new Set(shuffled(range(COLUMNS), random).slice(0, NUMBERS_IN_ROW)));
  const columns = range(COLUMNS).map((column) => {
    const [first, last] = [Math.max(1, column * 10), column === 8 ? 90 : column * 10 + 9];
    const numbers = shuffled(
      range(last - first + 1).map((offset) => first + offset),
      random,
    );
    const holders = range(3).filter((row) => rows[row]?.has(column));
    const chosen = numbers.slice(0, holders.length).sort((left, right) => left - right);
    return new Map(holders.map((row, index) => [row, chosen[index] ?? 0]));
  });
  return range(3).map((row) => columns.map((column) => column.get(row) ?? null));
}

export function rowsComplete(card: BingoCard, balls: readonly number[]): number {
  const drawn = new Set(balls);
  return card.filter((row) => row.every((number) => number === null || drawn.has(number))).length;
}

export const drawBalls = (random: Random) =>
  shuffled(
    range(BALLS).map((index) => index + 1),
    random,
  ).slice(0, BALLS_DRAWN);

export function cardFrom(text: string | null): number | null {
  if (text === null || !/^\d{1,3}$/.test(text)) return null;
  const card = Number(text);
  return card >= 1 && card <= HIGHEST_CARD ? card : null;
}

export const bingo: Rules<BingoState> = {
  start(stakeMinor, { fields, random }) {
    const card = cardFrom(fields.one('card'));
    if (card === null) return null;
    const balls = drawBalls(random);
    const complete = rowsComplete(bingoCard(card), balls);
    const winMinor = (stakeMinor * (ROW_PAYS_TENTHS[complete] ?? 0)) / 10;
    return { state: { card, balls, rowsComplete: complete }, stakeMinor, winMinor, isOver: true };
  },
};

const range = (length: number) => Array.from({ length }, (_none, index) => index);

function shuffled<Item>(items: readonly Item[], random: Random): Item[] {
  const left = [...items];
  return items.map(() => left.splice(random(left.length), 1)[0] as Item);
}

/** Seeded by the card number, so that a card's numbers never change. */
function cardRandom(card: number): Random {
  let bytes = createHash('sha512').update(`bingo-card:${card}`).digest();
  let position = 0;
  return (below) => {
    if (position + 4 > bytes.length) {
      bytes = createHash('sha512').update(bytes).digest();
      position = 0;
    }
    position += 4;
    return bytes.readUInt32LE(position - 4) % below;
  };
}
