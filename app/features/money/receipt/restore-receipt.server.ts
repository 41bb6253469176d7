import type { AppLoadContext } from '@remix-run/node';
import { readPayments, referenceOf, type ListedPayment } from '~/features/money/history/read-payments.server';
import { TransactionKind } from '~/upstream/contract/values';
import { failurePage } from '~/upstream/failure-page.server';

/** A receipt from the operator's row, for a payment whose own receipt is not kept. */
export type RestoredReceipt = NonNullable<Awaited<ReturnType<typeof restoreReceipt>>>;

/**
 * Null when none of the newest payments has the reference, or the number where it has none.
 *
 * @throws an error page: the list may have the payment
 */
export async function restoreReceipt(context: AppLoadContext, reference: string) {
  const isNamed = (row: ListedPayment) => referenceOf(row) === reference;
  const list = await readPayments(context, { kind: TransactionKind.All }, (items) => items.some(isNamed));
  if (list.kind === 'unavailable' || list.kind === 'faulty') throw failurePage(list);
  const row = list.kind === 'rows' ? list.items.find(isNamed) : undefined;
  if (!row) return null;
  return {
    state: 'restored' as const,
    kind: row.kind === TransactionKind.Withdraw ? ('withdraw' as const) : ('deposit' as const),
    intent: reference,
    method: row.method,
    form: null,
    amount: row.amount,
    symbol: row.currencySymbol,
    /** When the operator recorded it, in milliseconds since 1970. */
    sentAt: Date.parse(row.createdAt),
    locale: null,
    account: null,
    time: null,
    payTo: [],
    row,
  };
}
