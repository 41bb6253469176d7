// @module-tag tier-2

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransactionStatus } from '~/upstream/contract/values';
import { createBonusNews } from '../bonuses/news';
import { createCapabilities } from '../capabilities';
import { createNotifier } from '../notifier';
import * as cashier from '../payments/cashier';
import { seedIfEmpty } from '../seed/seed';
import type { Payment } from '../store/payments';
import type { PaymentMethod } from '../store/payment-methods';
import type { Leg, Wager } from '../store/wagers';
import { openStore, type Store } from '../store/store';
import { placeBet, settleDueBets } from '../third-parties/sportsbook/bets';
import { findMatch, priceOf, upcomingMatches } from '../third-parties/sportsbook/book';
import { cashOut, offerCashOut } from '../third-parties/sportsbook/cash-out';

const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-money-'));
let store: Store;
beforeAll(async () => {
  store = openStore(dataDir);
  await seedIfEmpty(store);
});
afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

let players = 0;
function newPlayerId(): number {
  players += 1;
  const name = `property${players}`;
  return store.players.create({
    username: name,
    passwordHash: 'none',
    name,
    surname: name,
    email: `${name}@ornek.example`,
    phone: '905550000000',
    country: '1',
    birthDate: '1990-01-01',
    personalNo: name,
    referral: null,
  }).id;
}

type Decide = typeof cashier.confirmDeposit;
const byKind =
  (deposit: Decide, withdrawal: Decide): Decide =>
  (at, payment) =>
    (payment.kind === 1 ? deposit : withdrawal)(at, payment);

const decide = {
  complete: byKind(cashier.confirmDeposit, () => false),
  cancel: byKind(cashier.cancelDeposit, cashier.cancelWithdrawal),
  confirm: byKind(cashier.confirmDeposit, cashier.confirmWithdrawal),
  reject: byKind(cashier.rejectDeposit, cashier.rejectWithdrawal),
};

type Step =
  | { do: 'deposit' | 'transfer' | 'withdraw'; amountMinor: number }
  | { do: keyof typeof decide; which: number }
  | { do: 'bet'; stakeMinor: number; matches: number[]; size: number; isSingles: boolean; slip: number }
  | { do: 'gone'; stakeMinor: number; slip: number }
  | { do: 'cash out'; which: number; afterSeconds: number }
  | { do: 'settle'; afterMinutes: number };

const amountMinor = fc.integer({ min: 1_000, max: 200_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('deposit', 'transfer', 'withdraw'), amountMinor }),
  fc.record({
    do: fc.constantFrom('complete', 'cancel', 'confirm', 'reject'),
    which: fc.nat(20),
  }),
  fc.record({
    do: fc.constant('bet' as const),
    stakeMinor: amountMinor,
    matches: fc.uniqueArray(fc.nat(12), { minLength: 1, maxLength: 4 }),
    size: fc.integer({ min: 1, max: 4 }),
    isSingles: fc.boolean(),
    slip: fc.nat(8),
  }),
  fc.record({ do: fc.constant('gone' as const), stakeMinor: amountMinor, slip: fc.nat(3) }),
  fc.record({ do: fc.constant('cash out' as const), which: fc.nat(3), afterSeconds: fc.nat(20) }),
  fc.record({ do: fc.constant('settle' as const), afterMinutes: fc.nat(120) }),
);

const services = () => {
  const notifier = createNotifier(store.notifications);
  return {
    store,
    notifier,
    bonusNews: createBonusNews(store, notifier, () => undefined),
    capabilities: createCapabilities(),
  };
};
const method = (id: number) => store.paymentMethods.find(id) as PaymentMethod;

/** Places a bet of two legs, the second of a match that the catalogue does not contain any more. */
function placeOnGone(playerId: number, stakeMinor: number, slip: string, now: number): boolean {
  const [match] = upcomingMatches('tennis', store.wagers.seed, now, 20);
  if (!match || store.wagers.findBySlip(playerId, slip)) return false;
  return store.transaction(() => {
    const plan = store.wallet.plan({ playerId, categories: ['sports'] }, stakeMinor);
    if (!plan) return false;
    const leg = { market: 'winner', pick: '1', oddsHundredths: 187, endsAt: match.endsAt };
    const legs = [match.id, 'zz-1-0'].map((eventId) => ({ ...leg, eventId }));
    const { id } = store.wagers.place({ playerId, slip, legs, size: 2, stakeMinor, placedAt: now });
    store.wallet.stake(plan, { playerId, reference: `wager:${id}`, at: now });
    return true;
  });
}

/** What a settled bet has to pay, combination by combination, in fractions of one. */
function payoutByHand({ legs, size, stakeMinor }: Wager): number {
  const worth = ({ result, oddsHundredths }: Leg) =>
    result === 'lost' ? 0n : BigInt(result === 'void' ? 100 : oddsHundredths);
  const combinations = legs.reduce<Leg[][]>((all, leg) => [...all, ...all.map((some) => [...some, leg])], [[]]);
  const own = combinations.filter(({ length }) => length === size);
  const products = own.map((some) => some.reduce((product, leg) => product * worth(leg), 1n));
  const sum = products.reduce((total, product) => total + product, 0n);
  return Number((BigInt(stakeMinor) * sum) / (BigInt(own.length) * 100n ** BigInt(size)));
}

/** Runs the steps and returns the expected change of the balance for each. */
function play(playerId: number, steps: readonly Step[], start: number): void {
  const payments: Payment[] = [];
  let now = start;
  const order = (id: number, amount: number) =>
    ({ playerId, method: method(id), amountMinor: amount, accountEnd: null, locale: 'tr', reference: null }) as const;
  for (const one of steps) {
    const before = store.ledger.balanceOf(playerId);
    let expected: number | null = before;
    if (one.do === 'deposit' || one.do === 'transfer') {
      payments.push(
        store.transaction(() => cashier.startDeposit(store, order(one.do === 'deposit' ? 6 : 1, one.amountMinor))),
      );
    } else if (one.do === 'withdraw') {
      const asked = store.transaction(() => cashier.startWithdrawal(store, order(101, one.amountMinor)));
      expect(asked !== null).toBe(before >= one.amountMinor);
      if (asked) payments.push(asked);
      if (asked) expected -= one.amountMinor;
    } else if (one.do === 'bet') {
      const upcoming = upcomingMatches('football', store.wagers.seed, now, 20);
      const picks = one.matches.flatMap((which) => {
        const match = upcoming[which];
        const odds = match?.offers[0]?.picks[0]?.odds;
        return match && odds ? [{ event: match.id, market: 'result', pick: '1', odds }] : [];
      });
      if (picks.length === 0) continue;
      const slip = `slip-${one.slip}`;
      const isNew = store.wagers.findBySlip(playerId, slip) === null;
      const kind = one.isSingles ? { isSingles: true } : { size: Math.min(one.size, picks.length) };
      const bet = { slip, picks, ...kind, stake: (one.stakeMinor / 100).toFixed(2) };
      const placing = placeBet(store, playerId, bet, { now });
      const bets = one.isSingles ? picks.length : 1;
      if ('placed' in placing && isNew) expected -= one.stakeMinor * bets;
      if ('refused' in placing) expect(['balanceTooLow', 'payoutTooHigh']).toContain(placing.refused);
    } else if (one.do === 'gone') {
      if (placeOnGone(playerId, one.stakeMinor, `gone-${one.slip}`, now)) expected -= one.stakeMinor;
    } else if (one.do === 'cash out') {
      const open = store.wagers.list(playerId, { isOpen: true }, { skip: 0, take: 10 });
      const wager = open[one.which % Math.max(1, open.length)];
      const offer = wager && offerCashOut(store, wager, now);
      if (!offer) continue;
      now += one.afterSeconds * 1_000;
      const offered = store.wagers.find(playerId, wager.id) ?? wager;
      expect(cashOut(store, offered, offer.amountMinor + 1, now)).toBe(false);
      const isPaid = cashOut(store, offered, offer.amountMinor, now);
      if (one.afterSeconds > 8) expect(isPaid).toBe(false);
      if (isPaid) expected += offer.amountMinor;
      // Twice: the second request must find the bet settled.
      expect(isPaid && cashOut(store, offered, offer.amountMinor, now)).toBe(false);
    } else if (one.do === 'settle') {
      now += one.afterMinutes * 60_000;
      settleDueBets(services(), now);
      expected = null;
    } else if ('which' in one) {
      const payment = payments[one.which % Math.max(1, payments.length)];
      if (!payment) continue;
      // Twice: the second request must find the payment decided.
      const isDone = decide[one.do](services(), payment);
      expect(decide[one.do](services(), payment)).toBe(false);
      if (isDone && payment.kind === 1 && (one.do === 'complete' || one.do === 'confirm'))
        expected += payment.amountMinor;
      if (isDone && payment.kind === 2 && (one.do === 'reject' || one.do === 'cancel')) expected += payment.amountMinor;
    }
    const after = store.ledger.balanceOf(playerId);
    if (expected === null) expect(after).toBeGreaterThanOrEqual(before);
    else expect(after).toBe(expected);
    expect(after).toBeGreaterThanOrEqual(0);
  }
}

describe('for any sequence of steps', () => {
  it('the balance is the sum of payments and bets, and never below zero', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 40 }), (steps) => {
        const playerId = newPlayerId();
        const start = Date.parse('2026-05-01T10:00:00Z');
        play(playerId, steps, start);
        const page = { skip: 0, take: 100 };
        const sumOf = (kind: 1 | 2, counts: readonly number[]) =>
          store.payments
            .list(playerId, { kind }, page)
            .filter(({ status }) => counts.includes(status))
            .reduce((sum, payment) => sum + payment.amountMinor, 0);
        const wagers = store.wagers.list(playerId, {}, { skip: 0, take: 100 });
        expect(store.wagers.count(playerId, {})).toBe(wagers.length);
        for (const wager of wagers.filter(({ status }) => status !== 'open' && status !== 'cashed-out')) {
          expect(wager.payoutMinor).toBe(payoutByHand(wager));
          expect(wager.status === 'lost').toBe(wager.payoutMinor === 0);
        }
        const bets = wagers.reduce((sum, wager) => sum + wager.payoutMinor - wager.stakeMinor, 0);
        const { Confirmed, Pending } = TransactionStatus;
        expect(store.ledger.balanceOf(playerId)).toBe(sumOf(1, [Confirmed]) - sumOf(2, [Pending, Confirmed]) + bets);
      }),
      { numRuns: 60 },
    );
  });

  it('a bet is settled once, at its odds', () => {
    const now = Date.parse('2026-06-01T10:00:00Z');
    const playerId = newPlayerId();
    store.ledger.post({ playerId, kind: 'deposit', amountMinor: 100_000_00, reference: `test:${playerId}` });
    const matches = upcomingMatches('tennis', store.wagers.seed, now, 20).slice(0, 40);
    for (const match of matches) {
      const odds = match.offers[0]?.picks[0]?.odds ?? 0;
      const picks = [{ event: match.id, market: 'winner', pick: '1', odds }];
      expect(placeBet(store, playerId, { slip: match.id, picks, stake: '100' }, { now })).toHaveProperty('placed');
    }
    settleDueBets(services(), now + 60_000);
    expect(store.wagers.count(playerId, { isOpen: true })).toBe(matches.length);
    const later = now + 24 * 3_600_000;
    settleDueBets(services(), later);
    const balance = store.ledger.balanceOf(playerId);
    settleDueBets(services(), later);
    expect(store.ledger.balanceOf(playerId)).toBe(balance);
    const settled = store.wagers.list(playerId, { isOpen: false }, { skip: 0, take: 100 });
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['won', 'lost']));
    for (const { status, payoutMinor, legs } of settled) {
      expect(payoutMinor).toBe(status === 'won' ? (legs[0]?.oddsHundredths ?? 0) * 100 : 0);
    }
    const paid = settled.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
    expect(balance).toBe(100_000_00 - matches.length * 10_000 + paid);
  });

  it('an offer to cash out holds while odds drift, but not after a goal', () => {
    const { seed } = store.wagers;
    const noon = Date.parse('2026-07-01T10:00:00Z');
    const [second, minute] = [1_000, 60_000];
    /** Whether a bet on the away side, offered four seconds before, is paid at that moment. */
    const isPaidAt = (event: string, at: number): boolean | null => {
      const placedAt = at - 4 * second;
      const odds = priceOf({ event, market: 'result', pick: '2' }, seed, placedAt)?.odds;
      // A goal against a strong favourite changes little.
      if (!odds || odds < 150 || !priceOf({ event, market: 'result', pick: '2' }, seed, at)?.odds) return null;
      const playerId = newPlayerId();
      store.ledger.post({ playerId, kind: 'deposit', amountMinor: 5_000, reference: `test:${playerId}` });
      const picks = [{ event, market: 'result', pick: '2', odds }];
      const placing = placeBet(store, playerId, { slip: 'goal', picks, stake: '20' }, { now: placedAt });
      if (!('placed' in placing)) throw new Error(`Not placed: ${placing.refused}`);
      const offer = offerCashOut(store, placing.placed, placedAt);
      const offered = store.wagers.find(playerId, placing.placed.id);
      return offer && offered && cashOut(store, offered, offer.amountMinor, at);
    };
    const goals: (boolean | null)[] = [];
    const drifts: (boolean | null)[] = [];
    for (const { id, startsAt } of upcomingMatches('football', seed, noon, 20).slice(0, 20)) {
      for (let at = startsAt + minute; at < startsAt + 9 * minute; at += 5 * second) {
        const [before, after] = [at - 4 * second, at].map((moment) => findMatch(id, seed, moment)?.score);
        // Later, or with a lead, a goal changes little.
        if (!before || before.home !== before.away || after?.away !== before.away) continue;
        if (after.home > before.home) goals.push(isPaidAt(id, at));
        else if (at % minute === 0) drifts.push(isPaidAt(id, at));
      }
    }
    const known = (all: (boolean | null)[]) => new Set(all.filter((one) => one !== null));
    expect([known(goals), known(drifts)]).toEqual([new Set([false]), new Set([true])]);
  });
});
