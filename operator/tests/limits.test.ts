// @module-tag tier-2

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { games } from '../catalogue/catalogue';
import type { CatalogueGame } from '../catalogue/game';
import type { RunningOperator } from '../operator';
import { limitsPolicies, type PolicyName } from '../limits/policies';
import { accepted } from '../../tests/support/checked-calls';
import { startDemoOperator } from '../../tests/support/demo-operator';
import { launchCall, launchGame } from '../../tests/support/game-launch';
import { callOperator } from '../../tests/support/operator-call';
import { fund, newPlayer, type TestPlayer } from '../../tests/support/players';
import { scenariosOf } from '../../tests/support/scenarios';

/** Limits and pauses of the demonstration operator, over HTTP and with a turned clock. */

const HOUR_MS = 3_600_000;
const operators = {} as Record<PolicyName, RunningOperator>;
const policyNames = Object.keys(limitsPolicies) as PolicyName[];

beforeAll(async () => {
  for (const limitsPolicy of policyNames) {
    operators[limitsPolicy] = await startDemoOperator({
      limitsPolicy,
      scenarios: true,
      withdrawalsCancellable: undefined,
    });
  }
});
afterAll(() => Promise.all(policyNames.map((name) => operators[name].close())));

const scenarios = (name: PolicyName) => scenariosOf(operators[name].apiUrl);
const turnTo = (name: PolicyName, aheadMs: number) => scenarios(name).turnClock(aheadMs);
afterEach(() => Promise.all(policyNames.map((name) => scenarios(name).clear())));

const deposit = (player: TestPlayer, lira: number) =>
  player.call(
    'payment/deposit',
    { id: 6, target: 'pay', detail: { Amount: lira, Network: 1 } },
    { idempotencyKey: randomUUID() },
  );
const set = (player: TestPlayer, period: string, amount: unknown, kind = 'deposit') =>
  player.call('limits/set', { kind, period, amount });
interface LimitRow {
  kind: string;
  period: string;
  amount: number;
  used: number;
  resetsAt: string;
  pending: { amount: number | null; effectiveAt: string } | null;
}
const rows = async (player: TestPlayer) => (await player.call('limits/list', {})).data as LimitRow[];
const excluded = { status: 200, success: false, code: 'excluded' };
const limitReached = { status: 200, success: false, code: 'limit-reached' };
const roulette = games.find(({ kind }) => kind === 'roulette') as CatalogueGame;

describe.each(policyNames)('under the policy %s', (name) => {
  const join = () => newPlayer(operators[name].apiUrl);
  const policy = limitsPolicies[name];

  it('100 parallel deposits never pass the lowest limit, and refused ones give room back', async () => {
    const player = await join();
    await set(player, 'month', 5_000);
    await set(player, 'day', 1_250);
    await set(player, 'week', 2_000);
    const replies = await Promise.all(Array.from({ length: 100 }, () => deposit(player, 300)));
    const open = replies.filter(({ success }) => success);
    expect(open).toHaveLength(4);
    for (const reply of replies) if (!reply.success) expect(reply).toMatchObject({ ...limitReached, data: null });
    expect((await rows(player)).map(({ used }) => used)).toEqual([1_200, 1_200, 1_200]);
    await Promise.all(
      open.map(({ data }, index) =>
        fetch(`${String(data)}/${index === 0 ? 'cancel' : 'complete'}`, { method: 'POST', redirect: 'manual' }),
      ),
    );
    expect(await player.balance()).toBe(900);
    const again = await Promise.all(Array.from({ length: 10 }, () => deposit(player, 300)));
    expect(again.filter(({ success }) => success)).toHaveLength(1);
  });

  it('a raise holds after the delay, and not before', async () => {
    const player = await join();
    await set(player, 'day', 300);
    const raised = await set(player, 'day', '600.50');
    const delayMs = policy.increaseDelayHours * HOUR_MS;
    const [row] = raised.data as LimitRow[];
    expect(row).toMatchObject({ amount: 300, pending: { amount: 600.5 } });
    const waitMs = Date.parse(`${row?.pending?.effectiveAt}Z`) - Date.now();
    expect(waitMs).toBeGreaterThan(delayMs - 60_000);
    expect(waitMs).toBeLessThanOrEqual(delayMs);
    await turnTo(name, delayMs - 30_000);
    expect(await deposit(player, 600)).toMatchObject(limitReached);
    await turnTo(name, delayMs);
    expect(await rows(player)).toMatchObject([{ amount: 600.5, pending: null }]);
    expect(await deposit(player, 600)).toMatchObject(accepted);
  });

  it('says its rules, and whether withdrawals can be cancelled', async () => {
    const player = await join();
    const { data } = await player.call('limits/policy', {});
    const { increaseDelayHours, withdrawalsCancellable, stopHours } = policy;
    expect(data).toMatchObject({ increaseDelayHours, withdrawalsCancellable, stopHours });
    await fund(player, 500);
    await player.call('payment/withdraw', { id: 105, target: 'pay', detail: { Amount: 150, Phone: '5551234567' } });
    const { items } = (await player.call('transaction/list', { kind: 2, skip: 0, take: 1 })).data as {
      items: { id: number; cancellable: boolean }[];
    };
    expect(items[0]?.cancellable).toBe(withdrawalsCancellable);
    expect((await player.call('payment/cancel', { id: items[0]?.id })).success).toBe(withdrawalsCancellable);
  });

  it('a stop takes one call, refuses play and money in, and ends by itself', async () => {
    const player = await join();
    const reply = await player.call('exclusion/start', { kind: 'stop' });
    expect(reply).toMatchObject(accepted);
    expect(await deposit(player, 300)).toMatchObject(excluded);
    await turnTo(name, (policy.stopHours ?? 0) * HOUR_MS);
    expect(await deposit(player, 300)).toMatchObject(accepted);
  });
});

describe('a limit', () => {
  const join = () => newPlayer(operators.de.apiUrl);

  it.each([
    ['zero', 0],
    ['a negative sum', '-5'],
    ['three decimals', '10.005'],
    ['ten digits', '1000000000'],
    ['less than the least', '0.99'],
    ['more than the most', '50000.01'],
    ['no number', 'çok'],
  ])('of %s is refused at its field', async (_case, amount) => {
    const player = await join();
    expect(await set(player, 'day', amount)).toMatchObject({ status: 200, success: false, field: 'amount' });
    expect(await rows(player)).toEqual([]);
  });

  it('of a kind or period that is not on offer is refused', async () => {
    const player = await join();
    expect((await set(player, 'day', 60, 'session')).success).toBe(false);
    const british = await newPlayer(operators.uk.apiUrl);
    expect((await set(british, 'week', 60, 'session')).success).toBe(false);
  });

  it('of more minutes than the period has is refused at its field', async () => {
    const player = await newPlayer(operators.se.apiUrl);
    for (const [period, most] of [
      ['day', 1_440],
      ['week', 10_080],
      ['month', 44_640],
    ] as const) {
      expect(await set(player, period, most + 1, 'session')).toMatchObject({ success: false, field: 'amount' });
      expect((await set(player, period, most, 'session')).success).toBe(true);
    }
  });

  it('below what is used is accepted, and nothing more goes in until the next period', async () => {
    const player = await join();
    await fund(player, 500);
    expect(await set(player, 'day', 100)).toMatchObject({ ...accepted, data: [{ amount: 100, used: 500 }] });
    expect(await deposit(player, 300)).toMatchObject(limitReached);
    const resetsAt = Date.parse(`${(await rows(player))[0]?.resetsAt}Z`);
    await turnTo('de', resetsAt - Date.now() + 1_000);
    expect(await rows(player)).toMatchObject([{ amount: 100, used: 0 }]);
    expect(await deposit(player, 300)).toMatchObject(limitReached);
  });

  it('that is lowered closes the payment pages that were open', async () => {
    const player = await join();
    const { data } = await deposit(player, 300);
    await set(player, 'day', 200);
    await fetch(`${String(data)}/complete`, { method: 'POST', redirect: 'manual' });
    expect(await player.balance()).toBe(0);
    const { data: notices } = await player.call('customer/notification', { skip: 0, take: 10 });
    expect(notices).toContainEqual(
      expect.objectContaining({
        title: 'Your unpaid deposit was closed',
        note: expect.stringContaining('300') as string,
      }),
    );
  });

  it('says that the stricter raise stays, and takes the raise back', async () => {
    const player = await join();
    await set(player, 'week', 100);
    await set(player, 'week', 200);
    const higher = await set(player, 'week', 300);
    expect(higher).toMatchObject({ success: false, field: 'amount' });
    expect(higher.message).toMatch(/₺200\.00 from .* The lower one counts/);
    expect(await rows(player)).toMatchObject([{ amount: 100, pending: { amount: 200 } }]);
    const cancelled = await player.call('limits/cancelpending', { kind: 'deposit', period: 'week' });
    expect(cancelled).toMatchObject({ ...accepted, data: [{ amount: 100, pending: null }] });
    expect((await player.call('limits/cancelpending', { kind: 'deposit', period: 'week' })).success).toBe(false);
  });

  it('that ends waits as a raise does', async () => {
    const player = await join();
    await set(player, 'week', 100);
    expect((await set(player, 'week', null)).data).toMatchObject([{ amount: 100, pending: { amount: null } }]);
    await turnTo('de', 168 * HOUR_MS);
    expect(await rows(player)).toEqual([]);
  });

  it('of stakes ends rounds, and says so in the game', async () => {
    const player = await join();
    await fund(player, 1_000);
    const gameUrl = await launchGame(player, roulette);
    await set(player, 'day', 15, 'stake');
    const page = () => fetch(gameUrl).then((answer) => answer.text());
    const play = async (stake: number) => {
      const step = /name="step" value="([^"]+)"/.exec(await page())?.[1] ?? '';
      const body = new URLSearchParams({ step, stake: String(stake), spot: 'red' });
      return fetch(gameUrl, { method: 'POST', body, redirect: 'manual' });
    };
    expect((await play(1_000)).status).toBe(303);
    const refused = await play(1_000);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('would pass your limit: Stake limit (daily). Left: ₺5.00');
    expect((await rows(player))[0]).toMatchObject({ kind: 'stake', used: 10 });
    expect((await play(500)).status).toBe(303);
    expect(await launch(player)).toMatchObject(limitReached);
  });
});

function launch(player: TestPlayer) {
  const { name, body } = launchCall(roulette);
  return player.call(name, body);
}

describe('an exclusion', () => {
  const join = () => newPlayer(operators.uk.apiUrl);

  it('refuses deposits, launches, demos and bonuses; withdrawals, histories, tickets and limits work', async () => {
    const player = await join();
    await fund(player, 500);
    const gameUrl = await launchGame(player, roulette);
    const { data: openPage } = await deposit(player, 300);
    const reply = await player.call('exclusion/start', { kind: 'exclusion', days: 183 });
    const { until } = reply.data as { until: string };
    expect(Date.parse(`${until}Z`)).toBeGreaterThan(Date.now() + 182 * 24 * HOUR_MS);

    for (const refused of [
      deposit(player, 300),
      player.call('payment/deposit', { id: 6, target: 'pay', detail: {} }),
      launch(player),
      player.call(launchCall(roulette).name, { ...launchCall(roulette).body, demo: true }),
      player.call('bonus/claim', { id: 1 }),
      player.call('bonus/definetrialbonus'),
    ])
      expect(await refused).toMatchObject(excluded);
    expect(await player.call('bonus/available', {})).toMatchObject({ ...accepted, data: [] });
    expect((await fetch(gameUrl)).status, 'the open game').toBe(404);
    await fetch(`${String(openPage)}/complete`, { method: 'POST', redirect: 'manual' });
    expect(await player.balance(), 'the open payment page').toBe(500);

    const page = { skip: 0, take: 10 };
    for (const [call, body] of [
      ['payment/withdraw', { id: 105, target: 'pay', detail: { Amount: 150, Phone: '5551234567' } }],
      ['transaction/list', { kind: 0, ...page }],
      ['casino/history', page],
      ['ticket/create', { subject: 'Konu', message: 'Kuponum nerede?' }],
      ['limits/list', {}],
      ['limits/set', { kind: 'deposit', period: 'day', amount: 50 }],
      ['customer/statement', { from: '2026-01-01T00:00:00', to: '2100-01-01T00:00:00' }],
    ] as const)
      expect(await player.call(call, body), call).toMatchObject(accepted);
    const notices = (await player.call('customer/notification', page)).data as { title: string }[];
    const titles = notices.map(({ title }) => title);
    expect(titles).toContain('You have paused play');
    expect(titles).toContain('Your unpaid deposit was closed');
  });

  it('is told at the next login, until it is over', async () => {
    const player = await join();
    const logIn = async () => {
      const { username, password } = player;
      return (await callOperator(operators.uk.apiUrl, 'auth/login', { username, password })).data;
    };
    expect(await logIn()).not.toHaveProperty('excludedUntil');
    const { data } = await player.call('exclusion/start', { kind: 'time-out', hours: 24 });
    expect(await logIn()).toMatchObject({ excludedUntil: (data as { until: string }).until });
    await turnTo('uk', 24 * HOUR_MS);
    expect(await logIn()).not.toHaveProperty('excludedUntil');
    await player.call('exclusion/start', { kind: 'exclusion', days: null });
    expect(await logIn()).toMatchObject({ excludedUntil: null, trialBonusAmount: 0 });
  });

  it('is not shortened by a shorter one', async () => {
    const player = await join();
    const long = await player.call('exclusion/start', { kind: 'exclusion', days: 365 });
    const short = await player.call('exclusion/start', { kind: 'stop' });
    expect(short.data).toEqual(long.data);
  });

  it.each([
    { kind: 'time-out', hours: 25 },
    { kind: 'exclusion', days: 1 },
  ])('of a length that is not on offer is refused: %j', async (request) => {
    const player = await join();
    expect(await player.call('exclusion/start', request)).toMatchObject({ status: 200, success: false });
    expect(await deposit(player, 300)).toMatchObject(accepted);
  });
});

describe('session facts and statement', () => {
  it('count play since the login, and all of it', async () => {
    const player = await newPlayer(operators.se.apiUrl);
    await fund(player, 1_000);
    expect((await player.call('customer/sessionfacts', {})).data).toMatchObject({ staked: 0, won: 0, net: 0 });
    const { data } = await player.call('customer/statement', {
      from: '2026-01-01T00:00:00',
      to: '2100-01-01T00:00:00',
    });
    const months = [{ deposits: 1_000 }];
    expect(data).toMatchObject({ deposits: 1_000, withdrawals: 0, net: 0, bonuses: 0, closing: 1_000, months });
    const bad = { from: '2026-02-30T00:00:00', to: '2026-03-01T00:00:00' };
    expect((await player.call('customer/statement', bad)).success).toBe(false);
  });
});

describe('without the capability', () => {
  it('nothing is left of it', async () => {
    const player = await newPlayer(operators.uk.apiUrl);
    await player.call('limits/set', { kind: 'deposit', period: 'day', amount: 50 });
    await player.call('exclusion/start', { kind: 'stop' });
    await scenarios('uk').without(['limits']);
    onTestFinished(() => scenarios('uk').clear());
    const calls: [string, unknown][] = [
      ['limits/policy', {}],
      ['limits/list', {}],
      ['limits/set', { kind: 'deposit', period: 'day', amount: 50 }],
      ['limits/cancelpending', { kind: 'deposit', period: 'day' }],
      ['exclusion/start', { kind: 'stop' }],
      ['customer/sessionfacts', {}],
      ['customer/statement', { from: '2026-01-01T00:00:00', to: '2026-02-01T00:00:00' }],
    ];
    for (const [call, body] of calls) expect((await player.call(call, body)).status, call).toBe(404);
    expect(await deposit(player, 300)).toMatchObject(accepted);
    const { username, password } = player;
    const login = await callOperator(operators.uk.apiUrl, 'auth/login', { username, password });
    expect(login.data).not.toHaveProperty('excludedUntil');
  });
});
