// @module-tag tier-2

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransactionStatus } from '~/upstream/contract/values';
import { createBonusNews } from '../bonuses/news';
import { createNotifier } from '../notifier';
import * as cashier from '../payments/cashier';
import { seedIfEmpty } from '../seed/seed';
import type { Payment } from '../store/payments';
import type { PaymentMethod } from '../store/payment-methods';
import { openStore, type Store } from '../store/store';
import { placeBet, settleDueBets } from '../third-parties/sportsbook/bets';
import { upcomingMatches } from '../third-parties/sportsbook/book';

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
  | { do: 'bet'; stakeMinor: number; match: number; slip: number }
  | { do: 'settle'; afterMinutes: number };

const amountMinor = fc.integer({ min: 1_000, max: 200_000 });
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constantFrom('deposit', 'transfer', 'withdraw'), amountMinor }),
  fc.record({
    do: fc.constantFrom('complete', 'cancel', 'confirm', 'reject'),
    which: fc.nat(20),
  }),
  fc.record({ do: fc.constant('bet' as const), stakeMinor: amountMinor, match: fc.nat(5), slip: fc.nat(8) }),
  fc.record({ do: fc.constant('settle' as const), afterMinutes: fc.nat(120) }),
);

const services = () => {
  const notifier = createNotifier(store.notifications);
  return { store, notifier, bonusNews: createBonusNews(store, notifier, () => undefined) };
};
const method = (id: number) => store.paymentMethods.find(id) as PaymentMethod;

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
      const match = upcomingMatches('football', store.wagers.seed, now, 20)[one.match];
      const odds = match?.offers[0]?.picks[0]?.odds;
      if (!match || !odds) continue;
      const slip = `slip-${one.slip}`;
      const isNew = store.wagers.findBySlip(playerId, slip) === null;
      const stake = (one.stakeMinor / 100).toFixed(2);
      const placing = placeBet(
        store,
        playerId,
        { slip, event: match.id, market: 'result', pick: '1', odds, stake },
        { now },
      );
      if ('placed' in placing && isNew) expected -= one.stakeMinor;
      if ('refused' in placing) expect(placing.refused).toBe('balanceTooLow');
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
        const wagers = [true, false].flatMap((isOpen) => store.wagers.list(playerId, isOpen, 100));
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
      const form = { slip: match.id, event: match.id, market: 'winner', pick: '1', odds, stake: '100' };
      expect(placeBet(store, playerId, form, { now })).toHaveProperty('placed');
    }
    settleDueBets(services(), now + 60_000);
    expect(store.wagers.countOpen(playerId)).toBe(matches.length);
    const later = now + 24 * 3_600_000;
    settleDueBets(services(), later);
    const balance = store.ledger.balanceOf(playerId);
    settleDueBets(services(), later);
    expect(store.ledger.balanceOf(playerId)).toBe(balance);
    const settled = store.wagers.list(playerId, false, 100);
    expect(new Set(settled.map(({ status }) => status))).toEqual(new Set(['won', 'lost']));
    for (const { status, payoutMinor, oddsHundredths } of settled) {
      expect(payoutMinor).toBe(status === 'won' ? oddsHundredths * 100 : 0);
    }
    const paid = settled.reduce((sum, { payoutMinor }) => sum + payoutMinor, 0);
    expect(balance).toBe(100_000_00 - matches.length * 10_000 + paid);
  });
});
