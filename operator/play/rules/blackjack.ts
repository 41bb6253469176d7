import type { Random } from '../random';
import { draw, freshShoe, rankOf, type Card } from './cards';
import type { Move, Progress, Rules } from './rules';

/**
 * Blackjack from six fresh decks: the dealer stands on every 17, a natural pays 3 to 2, two cards may be doubled,
 * nothing is split. A player who follows the usual table gets back about 98.9 % (blackjack.test.ts plays it).
 */
const DECKS = 6;
const DEALER_STANDS = 17;

export type BlackjackResult = 'natural' | 'won' | 'push' | 'lost' | 'bust';
export type BlackjackMove = 'hit' | 'stand' | 'double';

export interface BlackjackState {
  readonly player: readonly Card[];
  /** While the hand is open its second card lies face down. */
  readonly dealer: readonly Card[];
  /** What is left to draw from. Never leaves the server. */
  readonly shoe: readonly Card[];
  readonly isDoubled: boolean;
  readonly result: BlackjackResult | null;
}

export function blackjackTotal(cards: readonly Card[]): { total: number; isSoft: boolean } {
  const hard = cards.reduce((sum, card) => sum + Math.min(rankOf(card) + 1, 10), 0);
  const isSoft = hard <= 11 && cards.some((card) => rankOf(card) === 0);
  return { total: isSoft ? hard + 10 : hard, isSoft };
}

const isNatural = (cards: readonly Card[]) => cards.length === 2 && blackjackTotal(cards).total === 21;

export const blackjack: Rules<BlackjackState> = {
  start(stakeMinor, { random }) {
    const shoe = freshShoe(DECKS);
    const [first, up, second, hole] = [draw(shoe, random), draw(shoe, random), draw(shoe, random), draw(shoe, random)];
    const hand = { player: [first, second], dealer: [up, hole], shoe, isDoubled: false, result: null };
    if (isNatural(hand.player) || isNatural(hand.dealer)) return settle(hand, stakeMinor);
    return { state: hand, stakeMinor, winMinor: 0, isOver: false };
  },

  act({ state, stakeMinor }, { fields, random }: Move) {
    const move = fields.one('move');
    if (move === 'stand') return settle(dealerPlays(state, random), stakeMinor);
    const canDouble = state.player.length === 2;
    if (move !== 'hit' && !(move === 'double' && canDouble)) return null;
    const shoe = [...state.shoe];
    const hand = { ...state, player: [...state.player, draw(shoe, random)], shoe, isDoubled: move === 'double' };
    const stake = hand.isDoubled ? stakeMinor * 2 : stakeMinor;
    const { total } = blackjackTotal(hand.player);
    if (total > 21) return settle(hand, stake);
    if (hand.isDoubled || total === 21) return settle(dealerPlays(hand, random), stake);
    return { state: hand, stakeMinor: stake, winMinor: 0, isOver: false };
  },
};

function dealerPlays(hand: BlackjackState, random: Random): BlackjackState {
  const shoe = [...hand.shoe];
  const dealer = [...hand.dealer];
  while (blackjackTotal(dealer).total < DEALER_STANDS) dealer.push(draw(shoe, random));
  return { ...hand, dealer, shoe };
}

function settle(hand: BlackjackState, stakeMinor: number): Progress<BlackjackState> {
  const result = resultOf(hand);
  const halves = { natural: 5, won: 4, push: 2, lost: 0, bust: 0 }[result];
  return {
    // The shoe of a finished hand is of no use to anybody.
    state: { ...hand, shoe: [], result },
    stakeMinor,
    winMinor: (stakeMinor * halves) / 2,
    isOver: true,
  };
}

function resultOf({ player, dealer }: BlackjackState): BlackjackResult {
  const mine = blackjackTotal(player).total;
  const theirs = blackjackTotal(dealer).total;
  if (mine > 21) return 'bust';
  if (isNatural(player) !== isNatural(dealer)) return isNatural(player) ? 'natural' : 'lost';
  if (mine === theirs) return 'push';
  return theirs > 21 || mine > theirs ? 'won' : 'lost';
}
