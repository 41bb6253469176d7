import type { AppLoadContext } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { formatWithSymbol, withSign } from '~/lib/money';
import { receiptPath, shortReference } from '~/payments/receipt-path';
import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { showValue } from './history-words';
import { cancelPath, referenceOf, type ListedPayment } from './read-payments.server';

const DIRECTION: Partial<Record<number, 'in' | 'out'>> = {
  [TransactionKind.Deposit]: 'in',
  [TransactionKind.Withdraw]: 'out',
};

/** What was merged is in the amount of another payment. */
const VOID: readonly number[] = [TransactionStatus.Rejected, TransactionStatus.Cancelled, TransactionStatus.Merged];

export function describePayment({ translation, zone }: AppLoadContext['page'], payment: ListedPayment) {
  const { locale } = translation;
  const copy = translation.copy('history-words');
  const { id, kind, amount, currencySymbol, cancellable, cancelRefusal } = payment;
  const reference = referenceOf(payment);
  const formatted = formatWithSymbol(amount, locale, currencySymbol);
  const direction = DIRECTION[kind];
  return {
    id: String(id),
    kind: showValue(copy, 'transactionKind', kind),
    method: payment.method,
    amount: direction ? withSign(formatted, amount, direction) : formatted,
    /** No money of its own has moved. */
    isVoid: VOID.includes(payment.status),
    status: showValue(copy, 'transactionStatus', payment.status),
    time: formatDateTime(Date.parse(payment.createdAt), zone),
    note: payment.note ?? '',
    reference: shortReference(reference),
    receipt: receiptPath(reference),
    cancel: cancellable ? { href: cancelPath(id), label: `${translation.t('history', 'cancel')}: ${formatted}` } : null,
    cancelRefusal: cancellable === false ? (cancelRefusal ?? '') : '',
  };
}
