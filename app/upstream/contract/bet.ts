import { z } from 'zod';
import { call } from './call';
import { factorCode } from './security';
import { bookId } from './sportsbook';
import { decimalAmount, identifier, pageOf, period, skipTake, utcTime } from './values';

const text = z.string().min(1).max(200);

/** A selection of the slip, with the odds that the player saw. */
const pick = z.object({ event: bookId, market: bookId, selection: bookId, odds: decimalAmount });

/** `system` says how many of how many picks each combination has, such as `2/3`. */
const betShape = {
  /** `single` with several picks is a bet on each. */
  kind: z.enum(['single', 'multiple', 'system']),
  system: z
    .string()
    .regex(/^\d{1,2}\/\d{1,2}$/)
    .optional(),
  picks: z.array(pick).min(1).max(12),
};

const stake = z.union([z.number(), z.string().max(200)]);

/** What a bet is on, in words. Null where the operator does not know the match. */
const names = { home: text.nullable(), away: text.nullable(), marketName: text.nullable(), name: text.nullable() };

/**
 * A pick now. `changed` has other odds than those that the player saw; `suspended` may return, `closed` does not. Both
 * have none.
 */
export const pricedPick = z.object({
  event: bookId,
  market: bookId,
  selection: bookId,
  ...names,
  odds: decimalAmount.nullable(),
  state: z.enum(['open', 'changed', 'suspended', 'closed']),
});

export const slip = {
  quote: call('POST', 'slip/quote', 'read', {
    summary: 'What the slip would pay now, and what stands against it. Of the capability bets.',
    request: z.object({
      ...betShape,
      /** The stake of the whole bet; of several singles, the stake of each. */
      stake: stake.optional(),
    }),
    data: z.object({
      picks: z.array(pricedPick).max(12),
      /** The lowest and the highest stake. Where the highest is lower, the book takes no stake. */
      min: decimalAmount,
      max: decimalAmount,
      /** Round stakes that the player can press. */
      amounts: z.array(decimalAmount).max(6).optional(),
      /** Null for several singles, and while the slip cannot be placed. */
      totalOdds: decimalAmount.nullable(),
      /** What the stake pays if all picks win; null without a stake that can be placed. */
      pays: decimalAmount.nullable(),
      /** The places of two picks that cannot be in one bet. */
      conflicts: z.array(z.tuple([z.number().int(), z.number().int()])).max(200),
    }),
    assumed: true,
  }),
};

const betState = z.enum(['open', 'won', 'lost', 'void', 'cashed-out']);

/** What is said of every bet. */
const facts = {
  id: identifier,
  /** The idempotency-key that it was placed with: singles that were placed together have the same. */
  reference: z.string().min(1).max(200),
  state: betState,
  /** The total odds, cut after two places. */
  odds: decimalAmount,
  /** What it pays if all open picks win; once it is settled, what it has paid. */
  pays: decimalAmount,
};

const listed = z.object({
  ...facts,
  kind: betShape.kind,
  system: betShape.system.nullish(),
  stake: decimalAmount,
  /** The bonus money in the stake. */
  bonusStake: decimalAmount.nullish(),
  placedAt: utcTime,
  settledAt: utcTime.nullable(),
  /** How many picks it has, and the match of the first one. */
  count: z.number().int().min(1),
  title: text.nullable(),
});

const leg = z.object({
  event: bookId,
  market: bookId,
  selection: bookId,
  ...names,
  startsAt: utcTime.nullable(),
  odds: decimalAmount,
  state: z.enum(['open', 'won', 'lost', 'void']),
  /** The final score, in words. */
  result: z.string().max(100).nullish(),
  /** Why the leg is won, lost or void, in words. */
  reason: z.string().max(1_000).nullish(),
  /** The page of the site with the rule. */
  ruleUrl: z.string().max(200).nullish(),
});

const offer = z.object({
  amount: decimalAmount,
  /** Until when the offer holds: some seconds. */
  until: utcTime,
});

export const bet = {
  place: call('POST', 'bet/place', 'money', {
    summary:
      'Places a bet, or several singles: all or none, and only at odds that the player saw or accepts. Answers with the first. Honours idempotency-key. Of the capability bets.',
    request: z.object({
      ...betShape,
      /** The stake of the whole bet; of several singles, the stake of each. */
      stake,
      /** The odds that are accepted beside those of the picks. */
      accept: z.enum(['none', 'higher', 'any']),
      /** The money of the stake. Left out: the player's own first, then that of bonuses. */
      wallet: z.enum(['real', 'bonus']).optional(),
      code: factorCode.optional(),
    }),
    data: z.object(facts),
    refusal: z.object({ picks: z.array(pricedPick).max(12), min: decimalAmount, max: decimalAmount }),
    assumed: true,
  }),
  list: call('POST', 'bet/list', 'read', {
    summary: "The player's bets, newest first; the period is that in which they were placed. Of the capability bets.",
    request: z.object({ state: z.enum(['open', 'settled', 'all']), ...period, ...skipTake }),
    data: pageOf(listed),
    assumed: true,
  }),
  detail: call('POST', 'bet/detail', 'read', {
    summary: "A bet with its legs and its states. Another player's is refused with not-found. Of the capability bets.",
    request: z.object({ id: identifier }),
    data: listed.extend({
      legs: z.array(leg).min(1).max(50),
      /** The oldest first. */
      history: z
        .array(z.object({ state: betState, at: utcTime }))
        .min(1)
        .max(50),
    }),
    assumed: true,
  }),
  cashoutquote: call('POST', 'bet/cashoutquote', 'read', {
    summary: 'What an open bet would be paid now. Of the capability bets.',
    request: z.object({ id: identifier }),
    data: offer,
    assumed: true,
  }),
  cashout: call('POST', 'bet/cashout', 'money', {
    summary: 'Pays an open bet by the offer of that amount. Honours idempotency-key. Of the capability bets.',
    request: z.object({ id: identifier, amount: decimalAmount }),
    refusal: offer,
    assumed: true,
  }),
};
