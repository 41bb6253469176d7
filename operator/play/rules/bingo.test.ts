import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random';
import { BALLS, BALLS_DRAWN, bingoCard, drawBalls, HIGHEST_CARD, ROW_PAYS_TENTHS, rowsComplete } from './bingo';

function choose(from: number, count: number): number {
  let result = 1;
  for (let index = 0; index < count; index += 1) result = (result * (from - index)) / (index + 1);
  return result;
}

/** The probability that a given set of that many numbers is drawn. */
const allDrawn = (numbers: number) => choose(BALLS - numbers, BALLS_DRAWN - numbers) / choose(BALLS, BALLS_DRAWN);

describe('bingo', () => {
  it('returns 95.0 %', () => {
    const [one, two, three] = [allDrawn(5), allDrawn(10), allDrawn(15)];
    const exactly = [0, 3 * (one - 2 * two + three), 3 * (two - three), three];
    const returned = exactly.reduce((sum, chance, rows) => sum + (chance * (ROW_PAYS_TENTHS[rows] ?? 0)) / 10, 0);
    expect(returned).toBeCloseTo(0.95, 3);
  });

  it('prints proper cards: fifteen different numbers, five in a row, each in the column of its ten', () => {
    for (let number = 1; number <= HIGHEST_CARD; number += 1) {
      const card = bingoCard(number);
      const numbers = card.flat().filter((value) => value !== null);
      expect(new Set(numbers).size).toBe(15);
      for (const row of card) {
        expect(row.filter((value) => value !== null)).toHaveLength(5);
        row.forEach((value, column) => {
          if (value !== null) expect(Math.min(8, Math.floor(value / 10))).toBe(column);
        });
      }
    }
  });

  it('always prints the same card for a card number, and another for another number', () => {
    expect(bingoCard(7)).toEqual(bingoCard(7));
    expect(bingoCard(7)).not.toEqual(bingoCard(8));
  });

  it('draws sixty different balls and counts the rows they complete', () => {
    const balls = drawBalls(seededRandom(3));
    expect(new Set(balls).size).toBe(BALLS_DRAWN);
    const card = bingoCard(1);
    expect(rowsComplete(card, card[1]?.filter((value) => value !== null) ?? [])).toBe(1);
    expect(
      rowsComplete(
        card,
        card.flat().filter((value) => value !== null),
      ),
    ).toBe(3);
    expect(rowsComplete(card, [])).toBe(0);
  });
});
