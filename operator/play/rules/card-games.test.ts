import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random';
import { baccaratReturn, baccaratSides, bankerDraws, dealBaccarat, type BaccaratSide } from './baccarat';
import { blackjack, blackjackTotal, type BlackjackMove, type BlackjackState } from './blackjack';
import { rankOf } from './cards';
import { fieldsFrom } from './fields';
import { pokerHand, pokerPays } from './poker';
import type { Move, Progress } from './rules';

describe('three card poker', () => {
  it('returns 97.68 % over all 22,100 hands', () => {
    let [hands, units] = [0, 0];
    for (let first = 0; first < 52; first += 1) {
      for (let second = first + 1; second < 52; second += 1) {
        for (let third = second + 1; third < 52; third += 1) {
          hands += 1;
          units += pokerPays[pokerHand([first, second, third])];
        }
      }
    }
    expect(hands).toBe(22_100);
    expect(units / hands).toBeCloseTo(0.9768, 4);
  });

  it('accepts an ace at either end of a straight, but not in the middle', () => {
    const [ace, two, three, queen, king] = [0, 1 + 13, 2, 11 + 13, 12];
    expect(pokerHand([ace, two, three])).toBe('straight');
    expect(pokerHand([queen, king, ace])).toBe('straight');
    expect(pokerHand([king, ace, two])).toBe('highCard');
  });
});

describe('baccarat', () => {
  /** Exact probabilities over the values of six cards from eight decks: 128 tens and 32 of each other value. */
  function exactChances(): Record<BaccaratSide, number> {
    const counts = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
    const chances = { player: 0, banker: 0, tie: 0 };
    let left = 416;
    const deal = (chance: number, next: (value: number, chance: number) => void) => {
      for (let value = 0; value < 10; value += 1) {
        const count = counts[value] ?? 0;
        if (count === 0) continue;
        const taken = (chance * count) / left;
        counts[value] = count - 1;
        left -= 1;
        next(value, taken);
        counts[value] = count;
        left += 1;
      }
    };
    const settle = (player: number, banker: number, chance: number) => {
      chances[player === banker ? 'tie' : player > banker ? 'player' : 'banker'] += chance;
    };
    const bankersTurn = (player: number, banker: number, third: number | null, chance: number) => {
      // A card of that value: an ace is rank 0, a ten counts 0 and is rank 9.
      const card = third === null ? null : (third + 9) % 10;
      if (!bankerDraws(banker, card)) settle(player, banker, chance);
      else deal(chance, (value, more) => settle(player, (banker + value) % 10, more));
    };
    deal(1, (a, one) =>
      deal(one, (b, two) =>
        deal(two, (c, three) =>
          deal(three, (d, four) => {
            const [player, banker] = [(a + c) % 10, (b + d) % 10];
            if (Math.max(player, banker) >= 8) settle(player, banker, four);
            else if (player >= 6) bankersTurn(player, banker, null, four);
            else deal(four, (third, five) => bankersTurn((player + third) % 10, banker, third, five));
          }),
        ),
      ),
    );
    return chances;
  }

  it.each([
    ['stops at a natural', [8, 0, 12, 5], { player: 2, banker: 2, winner: 'player' }],
    ['gives the player a third card at five', [1, 6, 2, 9, 3], { player: 3, banker: 2, winner: 'player' }],
    ['gives the banker a third card when the player stands', [5, 1, 12, 2, 0], { player: 2, banker: 3, winner: 'tie' }],
  ] as const)('%s', (_name, ranks, expected) => {
    const cards = [...ranks];
    const { player, banker, winner } = dealBaccarat(() => cards.shift() ?? NaN);
    expect({ player: player.length, banker: banker.length, winner }).toEqual(expected);
    expect(cards).toEqual([]);
  });

  it('returns the stated percentage on each side', () => {
    const chances = exactChances();
    const returned = (side: BaccaratSide) =>
      baccaratSides.reduce((sum, winner) => sum + (chances[winner] * baccaratReturn(side, winner)) / 100, 0);
    expect(returned('banker')).toBeCloseTo(0.9894, 4);
    expect(returned('player')).toBeCloseTo(0.9876, 4);
    expect(returned('tie')).toBeCloseTo(0.8564, 4);
  });
});

describe('blackjack', () => {
  const random = seededRandom(11);
  const move = (name?: BlackjackMove): Move => ({
    fields: fieldsFrom({ move: name }),
    game: {} as Move['game'],
    random,
  });

  it('returns about 98.9 % with basic strategy', { timeout: 120_000 }, () => {
    let [staked, won] = [0, 0];
    for (let hand = 0; hand < 150_000; hand += 1) {
      let progress = blackjack.start(2, move());
      while (progress && !progress.isOver) progress = blackjack.act?.(progress, move(usualMove(progress))) ?? null;
      staked += progress?.stakeMinor ?? 0;
      won += progress?.winMinor ?? 0;
    }
    // The return per unit of first stake is slightly lower; one standard deviation here is 0.003.
    expect(won / staked).toBeGreaterThan(0.975);
    expect(won / staked).toBeLessThan(1);
  });

  it('refuses a double after the third card, and an unknown move', () => {
    const state: BlackjackState = {
      player: [1, 2, 3],
      dealer: [8, 9],
      shoe: [4, 5, 6],
      isDoubled: false,
      result: null,
    };
    const progress = { state, stakeMinor: 1_000, winMinor: 0, isOver: false };
    expect(blackjack.act?.(progress, move('double'))).toBeNull();
    expect(blackjack.act?.(progress, move())).toBeNull();
    expect(blackjack.act?.(progress, move('hit'))).toMatchObject({ isOver: false, stakeMinor: 1_000 });
  });

  it('counts an ace as eleven as long as that does not bust', () => {
    expect(blackjackTotal([0, 12])).toEqual({ total: 21, isSoft: true });
    expect(blackjackTotal([0, 12, 9])).toEqual({ total: 21, isSoft: false });
  });

  function usualMove({ state }: Progress<BlackjackState>): BlackjackMove {
    const { total, isSoft } = blackjackTotal(state.player);
    const up = Math.min(rankOf(state.dealer[0] ?? 0) + 1, 10);
    const weak = up >= 2 && up <= 6;
    const canDouble = state.player.length === 2;
    if (isSoft) {
      if (canDouble && total <= 18 && total >= 13 && up >= (total >= 17 ? 3 : 5) && up <= 6) return 'double';
      return total >= 19 || (total === 18 && up >= 2 && up <= 8) ? 'stand' : 'hit';
    }
    if (
      canDouble &&
      ((total === 11 && up !== 1) || (total === 10 && up >= 2 && up <= 9) || (total === 9 && up >= 3 && weak))
    )
      return 'double';
    if (total >= 17 || (total >= 13 && weak) || (total === 12 && up >= 4 && up <= 6)) return 'stand';
    return 'hit';
  }
});
