import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotificationType, TransactionStatus } from '~/upstream/contract/values';
import { createNotifier } from '../notifier';
import { seedIfEmpty } from '../seed/seed';
import type { PaymentMethod } from '../store/payment-methods';
import { openStore, type Store } from '../store/store';
import * as cashier from './cashier';

const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-cashier-'));
let store: Store;
beforeAll(async () => {
  store = openStore(dataDir);
  await seedIfEmpty(store);
});
afterAll(() => {
  store.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function setUp() {
  const playerId = store.players.findByUsername('yeni')?.id ?? 0;
  const notifier = createNotifier(store.notifications);
  const told: { type: number; title: string; note: string }[] = [];
  notifier.listen((_player, { type, title, note }) => told.push({ type, title: title.en, note: note.tr }));
  const order = (id: number) => ({
    playerId,
    method: store.paymentMethods.find(id) as PaymentMethod,
    amountMinor: 50_000,
    accountEnd: null,
    locale: 'en' as const,
    reference: 'a-reference',
  });
  return { playerId, services: { store, notifier }, told, order };
}

describe('the cashier', () => {
  it('notifies the player of a confirmed deposit once', () => {
    const { services, told, order } = setUp();
    const payment = store.transaction(() => cashier.startDeposit(store, order(6)));
    expect(told).toEqual([]);
    cashier.confirmDeposit(services, payment);
    cashier.confirmDeposit(services, payment);
    const note = '₺500,00 hesabınıza geçti.';
    expect(told).toEqual([{ type: NotificationType.Deposit, title: 'Your deposit is confirmed', note }]);
  });

  it('notifies the player of a rejected withdrawal and keeps both ledger rows', () => {
    const { services, told, order, playerId } = setUp();
    cashier.confirmDeposit(
      services,
      store.transaction(() => cashier.startDeposit(store, order(6))),
    );
    const before = store.ledger.balanceOf(playerId);
    const payment = store.transaction(() => cashier.startWithdrawal(store, order(103)));
    if (!payment) throw new Error('There was enough.');
    expect(store.ledger.balanceOf(playerId)).toBe(before - 50_000);
    cashier.rejectWithdrawal(services, payment);
    expect(store.ledger.balanceOf(playerId)).toBe(before);
    expect(told.at(-1)).toMatchObject({ type: NotificationType.Withdraw, title: 'Your withdrawal was rejected' });
  });

  it.each([
    ['cancelled first', [cashier.cancelWithdrawal, cashier.confirmWithdrawal], 'Your withdrawal was cancelled', 0],
    ['sent first', [cashier.confirmWithdrawal, cashier.cancelWithdrawal], 'Your withdrawal has been sent', 50_000],
    ['cancelled twice', [cashier.cancelWithdrawal, cashier.cancelWithdrawal], 'Your withdrawal was cancelled', 0],
    ['rejected first', [cashier.rejectWithdrawal, cashier.cancelWithdrawal], 'Your withdrawal was rejected', 0],
  ])('decides a withdrawal once: %s', (_name, decisions, title, taken) => {
    const { services, told, order, playerId } = setUp();
    store.ledger.post({ playerId, kind: 'deposit', amountMinor: 50_000, reference: 'test' });
    const before = store.ledger.balanceOf(playerId);
    const payment = store.transaction(() => cashier.startWithdrawal(store, order(103)));
    if (!payment) throw new Error('There was enough.');
    expect(decisions.map((decide) => decide(services, payment))).toEqual([true, false]);
    expect(told.map((notice) => notice.title)).toEqual([title]);
    expect(store.ledger.balanceOf(playerId)).toBe(before - taken);
  });

  it('cancels deposits whose payment page was abandoned for half an hour', () => {
    const { services, order } = setUp();
    const payment = store.transaction(() => cashier.startDeposit(store, order(6)));
    const minutes = (count: number) => payment.createdAt + count * 60_000;
    cashier.closeAbandonedPages(store, minutes(29));
    expect(store.payments.find(payment.id)?.status).toBe(TransactionStatus.Created);
    cashier.closeAbandonedPages(store, minutes(31));
    expect(store.payments.find(payment.id)?.status).toBe(TransactionStatus.Cancelled);
    expect(cashier.confirmDeposit(services, payment)).toBe(false);
  });

  it('locks bonus money until the player has bet as much since', () => {
    const { order, playerId } = setUp();
    const { ledger } = store;
    const post = (kind: 'bonus' | 'bet' | 'win', amountMinor: number, createdAt: number) =>
      ledger.post({ playerId, kind, amountMinor, reference: `test:${kind}:${createdAt}`, createdAt });
    const now = Date.now();
    const own = ledger.balanceOf(playerId);
    const split = () => [
      ledger.balanceOf(playerId),
      cashier.withdrawableOf(store, playerId),
      ledger.lockedOf(playerId),
    ];
    const withdraw = (amountMinor: number) =>
      store.transaction(() => cashier.startWithdrawal(store, { ...order(103), amountMinor }));
    // A bet before the bonus does not count.
    post('bet', -20_000, now - 2);
    post('win', 20_000, now - 1);
    post('bonus', 50_000, now);
    expect(split()).toEqual([own + 50_000, own, 50_000]);
    expect(withdraw(own + 1)).toBeNull();
    post('bet', -30_000, now + 1);
    post('win', 30_000, now + 2);
    expect(split()).toEqual([own + 50_000, own + 30_000, 20_000]);
    expect(withdraw(own + 30_000)).not.toBeNull();
    expect(split()).toEqual([20_000, 0, 20_000]);
    // Money that is lost is not locked.
    post('bet', -15_000, now + 3);
    expect(split()).toEqual([5_000, 0, 5_000]);
  });
});
