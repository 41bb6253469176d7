import { randomBytes } from 'node:crypto';
import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import type { Locale, Texts } from '../messages';
import type { Services } from '../services';
import type { Payment, PaymentStatus } from '../store/payments';
import type { PaymentMethod } from '../store/payment-methods';
import type { Store } from '../store/store';
import { noticeOf } from './payment-notices';

const { Confirmed, Pending, Rejected, Cancelled, Created } = TransactionStatus;

interface Order {
  readonly playerId: number;
  readonly method: PaymentMethod;
  readonly amountMinor: number;
  /** The last characters of the player's account number. */
  readonly accountEnd: string | null;
  readonly locale: Locale;
  /** The idempotency key of the request. */
  readonly reference: string | null;
}

const accountNote = (accountEnd: string | null): Texts | null =>
  accountEnd === null ? null : { tr: `•••• ${accountEnd}`, en: `•••• ${accountEnd}` };

/** Records a deposit. No money moves until the payment page or the desk confirms it. Call it inside a transaction. */
export function startDeposit(
  store: Store,
  { playerId, method, amountMinor, accountEnd, locale, reference }: Order,
): Payment {
  const hasPage = method.settlement === 'page';
  return store.payments.add({
    playerId,
    methodId: method.id,
    kind: TransactionKind.Deposit,
    amountMinor,
    status: hasPage ? Created : Pending,
    pageToken: hasPage ? randomBytes(24).toString('base64url') : null,
    locale,
    note: accountNote(accountEnd),
    reference,
  });
}

/** The player's balance without locked bonus money, in kuruş. */
export const withdrawableOf = ({ ledger }: Store, playerId: number) =>
  Math.max(0, ledger.balanceOf(playerId) - ledger.lockedOf(playerId));

/**
 * Records a withdrawal and debits it at once, so that the money cannot be played while the request is pending. Null if
 * the withdrawable balance is too low. Call it inside a transaction.
 */
export function startWithdrawal(
  store: Store,
  { playerId, method, amountMinor, accountEnd, locale, reference }: Order,
): Payment | null {
  if (withdrawableOf(store, playerId) < amountMinor) return null;
  const payment = store.payments.add({
    playerId,
    methodId: method.id,
    kind: TransactionKind.Withdraw,
    amountMinor,
    status: Pending,
    pageToken: null,
    locale,
    note: accountNote(accountEnd),
    reference,
  });
  store.ledger.post({ playerId, kind: 'withdraw', amountMinor: -amountMinor, reference: `payment:${payment.id}` });
  return payment;
}

type Decide = (services: Pick<Services, 'store' | 'notifier'>, payment: Payment) => boolean;

/** Credits a deposit. False if it was already decided; then no money moves. */
export const confirmDeposit: Decide = ({ store, notifier }, payment) => {
  const { id, playerId, amountMinor } = payment;
  const decided = store.transaction(() => {
    if (!store.payments.move(id, [Created, Pending], Confirmed)) return false;
    store.ledger.post({ playerId, kind: 'deposit', amountMinor, reference: `payment:${id}` });
    return true;
  });
  if (decided) notifier.notify(playerId, noticeOf('depositConfirmed', payment));
  return decided;
};

/** Cancels a deposit at the player's request on the payment page. */
export const cancelDeposit: Decide = ({ store }, { id }) =>
  store.transaction(() => store.payments.move(id, [Created], Cancelled));

/** Rejects a deposit that the desk did not receive. */
export const rejectDeposit: Decide = ({ store, notifier }, payment) => {
  const { id, playerId } = payment;
  const decided = store.transaction(() => store.payments.move(id, [Pending], Rejected));
  if (decided) notifier.notify(playerId, noticeOf('depositRejected', payment));
  return decided;
};

/** Confirms that a withdrawal was paid out. The balance was debited at the request. */
export const confirmWithdrawal: Decide = ({ store, notifier }, payment) => {
  const { id, playerId } = payment;
  const decided = store.transaction(() => store.payments.move(id, [Pending], Confirmed));
  if (decided) notifier.notify(playerId, noticeOf('withdrawalConfirmed', payment));
  return decided;
};

/** Rejects a withdrawal and returns the money. */
export const rejectWithdrawal: Decide = ({ store, notifier }, payment) => {
  const decided = returnWithdrawal(store, payment, Rejected);
  if (decided) notifier.notify(payment.playerId, noticeOf('withdrawalRejected', payment));
  return decided;
};

/** Cancels a withdrawal at the player's request and returns the money. */
export const cancelWithdrawal: Decide = ({ store, notifier }, payment) => {
  const decided = returnWithdrawal(store, payment, Cancelled);
  if (decided) notifier.notify(payment.playerId, noticeOf('withdrawalCancelled', payment));
  return decided;
};

/** Returns the money with a ledger row of its own, unless the withdrawal was decided: only one decision moves the status. */
function returnWithdrawal(store: Store, { id, playerId, amountMinor }: Payment, status: PaymentStatus): boolean {
  return store.transaction(() => {
    if (!store.payments.move(id, [Pending], status)) return false;
    store.ledger.post({ playerId, kind: 'withdraw', amountMinor, reference: `payment:${id}:returned` });
    return true;
  });
}

const PAGE_OPEN_MS = 30 * 60_000;

/** Cancels deposits whose payment page has expired. Called before each read of payments, so that no timer is needed. */
export function closeAbandonedPages({ payments, now }: Store, at = now()): void {
  payments.cancelAbandoned(at - PAGE_OPEN_MS);
}
