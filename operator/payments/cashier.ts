import { randomBytes } from 'node:crypto';
import { NotificationType, TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { inEachLanguage, noticeTexts, type Label, type Locale, type MessageKey, type NoticeName } from '../messages';
import { formatMoney } from '../money';
import type { Services } from '../services';
import type { Notice } from '../store/notifications';
import type { Payment, PaymentStatus } from '../store/payments';
import type { PaymentMethod } from '../store/payment-methods';
import type { Store } from '../store/store';

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

const accountNote = (accountEnd: string | null): Label | null =>
  accountEnd === null ? null : inEachLanguage(() => `•••• ${accountEnd}`);

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
type Post = Parameters<Store['ledger']['post']>[0];

/**
 * A decision about a payment, with its ledger row and its notification. It returns false if the payment was already
 * decided: only one decision moves the status, so no money moves then.
 */
const decision =
  (
    from: readonly PaymentStatus[],
    to: PaymentStatus,
    name: PaymentNotice | null,
    post?: (payment: Payment) => Pick<Post, 'kind' | 'reference'>,
  ): Decide =>
  ({ store, notifier }, payment) => {
    const { id, playerId, amountMinor } = payment;
    const decided = store.transaction(() => {
      if (!store.payments.move(id, from, to)) return false;
      if (post) store.ledger.post({ playerId, amountMinor, ...post(payment) });
      return true;
    });
    if (decided && name) notifier.notify(playerId, noticeOf(name, payment));
    return decided;
  };

const returned = ({ id }: Payment) => ({ kind: 'withdraw', reference: `payment:${id}:returned` }) as const;

/** Credits a deposit. */
export const confirmDeposit = decision([Created, Pending], Confirmed, 'depositConfirmed', ({ id }) => ({
  kind: 'deposit',
  reference: `payment:${id}`,
}));

/** Cancels a deposit at the player's request on the payment page. */
export const cancelDeposit = decision([Created], Cancelled, null);

/** Rejects a deposit that the desk did not receive. */
export const rejectDeposit = decision([Pending], Rejected, 'depositRejected');

/** Confirms that a withdrawal was paid out. The balance was debited at the request. */
export const confirmWithdrawal = decision([Pending], Confirmed, 'withdrawalConfirmed');

/** Rejects a withdrawal and returns the money. */
export const rejectWithdrawal = decision([Pending], Rejected, 'withdrawalRejected', returned);

/** Cancels a withdrawal at the player's request and returns the money. */
export const cancelWithdrawal = decision([Pending], Cancelled, 'withdrawalCancelled', returned);

type PaymentNotice = Extract<NoticeName, `deposit${string}` | `withdrawal${string}`>;

/** The notification of an event of a payment. */
export function noticeOf(name: PaymentNotice, { amountMinor, kind, reference }: Payment): Notice {
  return {
    type: kind === TransactionKind.Deposit ? NotificationType.Deposit : NotificationType.Withdraw,
    ...noticeTexts(name, (locale) => ({ amount: formatMoney(amountMinor, locale) })),
    reference,
  };
}

/** Tells players of deposits that a limit or a pause of theirs has closed. */
export function tellOfClosed(payments: readonly Payment[], { notifier }: Pick<Services, 'notifier'>): void {
  for (const payment of payments) notifier.notify(payment.playerId, noticeOf('depositClosed', payment));
}

/** Why the player cannot cancel the withdrawal; null when they can. */
export function cancelRefusalOf(
  { status }: Pick<Payment, 'status'>,
  { withdrawalsCancellable }: Pick<Services, 'withdrawalsCancellable'>,
): MessageKey | null {
  if (status === Cancelled) return 'alreadyCancelled';
  if (status !== Pending) return 'cancelTooLate';
  return withdrawalsCancellable() ? null : 'cancelOff';
}

const PAGE_OPEN_MS = 30 * 60_000;

/** Cancels deposits whose payment page has expired. Called before each read of payments, so that no timer is needed. */
export function closeAbandonedPages({ payments, now }: Store, at = now()): void {
  payments.cancelAbandoned(at - PAGE_OPEN_MS);
}
