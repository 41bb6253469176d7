import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TransactionStatus } from '~/upstream/contract/values';
import { createCapabilities } from '../capabilities';
import { startDeposit } from '../payments/cashier';
import { paymentMethods } from '../seed/payment-methods';
import type { LimitKind, LimitPeriod } from '../store/limits';
import type { PaymentMethod } from '../store/payment-methods';
import { openStore, type Store } from '../store/store';
import { DAY_MS, HOUR_MS } from '../utc-time';
import { createPlayLimits } from './limits';
import { limitsPolicies, type LimitsPolicy } from './policies';

const { Created, Pending, Confirmed, Cancelled } = TransactionStatus;
const START = Date.parse('2026-03-01T09:00:00Z');

const dataDir = mkdtempSync(path.join(tmpdir(), 'limits-'));
let now = START;
let store: Store;
beforeAll(() => {
  store = openStore(dataDir, () => now);
  for (const method of paymentMethods) store.paymentMethods.put(method);
});
afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true });
});

let players = 0;
function newPlayerId(): number {
  now = START;
  players += 1;
  const name = `limits${players}`;
  const person = { name, surname: name, username: name, email: `${name}@ornek.example`, personalNo: name };
  const rest = { passwordHash: '-', phone: '905550000000', country: '1', birthDate: '1990-01-01', referral: null };
  return store.players.create({ ...person, ...rest }).id;
}

const calendar = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Istanbul' });

/** The calendar by the machine's own tables. A week is named by its Monday. */
function nameOf(period: LimitPeriod, moment: number): string {
  const dateOf = (at: number) => calendar.format(at);
  const date = dateOf(moment);
  if (period !== 'week') return date.slice(0, period === 'day' ? 10 : 7);
  const weekday = (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
  return dateOf(moment - weekday * DAY_MS);
}

type Values = Partial<Record<LimitPeriod, number>>;

const values: fc.Arbitrary<Values> = fc
  .record(
    {
      day: fc.integer({ min: 1, max: 50 }),
      week: fc.integer({ min: 1, max: 90 }),
      month: fc.integer({ min: 1, max: 150 }),
    },
    { requiredKeys: [] },
  )
  .filter((one) => Object.keys(one).length > 0);

function setLimits(playerId: number, kind: LimitKind, of: Values): [LimitPeriod, number][] {
  const entries = Object.entries(of) as [LimitPeriod, number][];
  for (const [period, value] of entries) store.limits.save(playerId, { kind, period }, { value, pending: null });
  return entries;
}

type Step = { amount: number } | { decide: 'confirm' | 'cancel'; which: number } | { hours: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ amount: fc.integer({ min: 1, max: 30 }) }) },
  fc.record({ decide: fc.constantFrom('confirm', 'cancel'), which: fc.nat(9) }),
  fc.record({ hours: fc.nat(90) }),
);

describe.each(Object.entries(limitsPolicies) as [string, LimitsPolicy][])('under the policy %s', (_name, policy) => {
  const limits = () => createPlayLimits(store, createCapabilities(), policy);

  it('deposits are refused just where the lowest of the limits would be passed', () => {
    fc.assert(
      fc.property(values, fc.array(step, { maxLength: 30 }), (of, steps) => {
        const playerId = newPlayerId();
        const bounds = setLimits(playerId, 'deposit', of);
        const deposits: { id: number; amount: number; confirmedAt: number | null; open: boolean }[] = [];
        const usedIn = (period: LimitPeriod) =>
          deposits
            .filter(({ open, confirmedAt }) => {
              return open || (confirmedAt !== null && nameOf(period, confirmedAt) === nameOf(period, now));
            })
            .reduce((sum, { amount }) => sum + amount, 0);
        for (const one of steps) {
          if ('hours' in one) now += one.hours * HOUR_MS;
          else if ('amount' in one) {
            const { amount } = one;
            const fits = bounds.every(([period, value]) => usedIn(period) + amount <= value);
            const refusal = limits().depositRefusal(playerId, amount);
            expect(refusal === null).toBe(fits);
            if (refusal) continue;
            const method = store.paymentMethods.find(1) as PaymentMethod;
            const order = {
              playerId,
              method,
              amountMinor: amount,
              accountEnd: null,
              locale: 'tr',
              reference: null,
            } as const;
            deposits.push({ id: startDeposit(store, order).id, amount, confirmedAt: null, open: true });
          } else {
            const deposit = deposits[one.which % Math.max(1, deposits.length)];
            if (!deposit?.open) continue;
            const isPaid = one.decide === 'confirm';
            store.payments.move(deposit.id, [Created, Pending], isPaid ? Confirmed : Cancelled);
            const entry = {
              playerId,
              kind: 'deposit',
              amountMinor: deposit.amount,
              reference: `t:${deposit.id}`,
            } as const;
            if (isPaid) store.ledger.post(entry);
            Object.assign(deposit, { open: false, confirmedAt: isPaid ? now : null });
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('stakes are refused just where a limit of stakes or losses would be passed', () => {
    const play = fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ stake: fc.integer({ min: 1, max: 30 }), win: fc.option(fc.nat(40), { nil: 0 }) }),
      },
      fc.record({ hours: fc.nat(90) }),
    );
    fc.assert(
      fc.property(values, values, fc.array(play, { maxLength: 30 }), (stakes, losses, steps) => {
        const playerId = newPlayerId();
        const stakeBounds = setLimits(playerId, 'stake', stakes);
        const lossBounds = setLimits(playerId, 'loss', losses);
        const rounds: { at: number; stake: number; win: number }[] = [];
        const sum = (period: LimitPeriod, of: (round: { stake: number; win: number }) => number) =>
          rounds
            .filter(({ at }) => nameOf(period, at) === nameOf(period, now))
            .reduce((total, round) => total + of(round), 0);
        for (const one of steps) {
          if ('hours' in one) now += one.hours * HOUR_MS;
          else {
            const { stake, win } = one;
            const fits =
              stakeBounds.every(([period, value]) => sum(period, (round) => round.stake) + stake <= value) &&
              lossBounds.every(([period, value]) => sum(period, (round) => round.stake - round.win) + stake <= value);
            const refusal = limits().playRefusal(playerId, stake);
            expect(refusal === null).toBe(fits);
            if (refusal) continue;
            rounds.push({ at: now, stake, win });
            store.ledger.post({ playerId, kind: 'bet', amountMinor: -stake, reference: 't' });
            if (win > 0) store.ledger.post({ playerId, kind: 'win', amountMinor: win, reference: 't' });
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('every pause on offer refuses play and deposits until its last millisecond', () => {
    const lengths = [...policy.timeOutHours.map((hours) => hours * HOUR_MS), (policy.stopHours ?? 0) * HOUR_MS];
    for (const length of lengths) {
      const playerId = newPlayerId();
      const until = now + length;
      store.exclusions.start(playerId, 'time-out', until);
      now = until - 1;
      expect(limits().depositRefusal(playerId, 1)).toEqual({ code: 'excluded', until });
      expect(limits().playRefusal(playerId, 0)).toEqual({ code: 'excluded', until });
      now = until;
      expect(limits().depositRefusal(playerId, 1)).toBeNull();
      expect(limits().playRefusal(playerId, 0)).toBeNull();
    }
  });
});

describe('an exclusion', () => {
  const limits = () => createPlayLimits(store, createCapabilities(), limitsPolicies.uk);

  it('without end outlasts all others, and a shorter one does not end a longer one', () => {
    const playerId = newPlayerId();
    store.exclusions.start(playerId, 'time-out', now + 7 * DAY_MS);
    store.exclusions.start(playerId, 'stop', now + DAY_MS);
    expect(limits().exclusionOf(playerId)).toEqual({ until: now + 7 * DAY_MS });
    store.exclusions.start(playerId, 'exclusion', null);
    now += 10_000 * DAY_MS;
    expect(limits().exclusionOf(playerId)).toEqual({ until: null });
  });

  it('is none for an operator without the capability', () => {
    const playerId = newPlayerId();
    store.exclusions.start(playerId, 'exclusion', null);
    store.limits.save(playerId, { kind: 'deposit', period: 'day' }, { value: 1, pending: null });
    const capabilities = createCapabilities();
    capabilities.without(['limits']);
    const off = createPlayLimits(store, capabilities, limitsPolicies.uk);
    expect([off.exclusionOf(playerId), off.depositRefusal(playerId, 5), off.playRefusal(playerId, 5)]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('a time limit', () => {
  it('counts the minutes in which the player was active, of the running period only', () => {
    const playLimits = createPlayLimits(store, createCapabilities(), limitsPolicies.uk);
    const playerId = newPlayerId();
    store.limits.save(playerId, { kind: 'session', period: 'day' }, { value: 60, pending: null });
    const bePresent = (minutes: number) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        playLimits.noteActivity(playerId);
        now += 60_000;
      }
      playLimits.noteActivity(playerId);
    };
    bePresent(40);
    // Away: does not count.
    now += 3 * HOUR_MS;
    bePresent(19);
    expect(playLimits.playRefusal(playerId, 5)).toBeNull();
    bePresent(1);
    expect(playLimits.playRefusal(playerId, 5)).toMatchObject({
      code: 'limit-reached',
      limit: { kind: 'session', used: 60 },
    });
    now += DAY_MS;
    expect(playLimits.playRefusal(playerId, 5)).toBeNull();
  });
});
