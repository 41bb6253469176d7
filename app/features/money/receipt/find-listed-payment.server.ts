import type { AppLoadContext } from '@remix-run/node';
import { readPayments, type ListedPayment } from '~/features/money/history/read-payments.server';
import { compareDecimals } from '~/lib/decimal';
import { KIND_NUMBER } from '~/payments/payment-kind';
import type { Receipt } from '~/payments/receipt.server';

type Sought = Pick<Receipt, 'intent' | 'kind' | 'method' | 'amount' | 'listedBefore'>;

/**
 * The row with the payment's reference. Without references it is the first new row of its amount, of its method where one has
 * that name.
 */
export async function findListedPayment(
  context: AppLoadContext,
  { intent, kind, method, amount, listedBefore }: Sought,
): Promise<ListedPayment | 'unreadable' | null> {
  const isNamed = (row: ListedPayment) => row.reference === intent;
  const newRows = (total: number) => Math.max(0, total - (listedBefore ?? 0));
  const list = await readPayments(
    context,
    { kind: KIND_NUMBER[kind] },
    (items, total) => items.some(isNamed) || items.length >= newRows(total),
  );
  if (list.kind !== 'rows') return 'unreadable';
  const named = list.items.find(isNamed);
  if (named) return named;
  // A row with another reference is another payment.
  const unnamed = list.items.slice(0, newRows(list.total)).filter(({ reference }) => !reference);
  const isWhole = list.items.length >= newRows(list.total);
  if (!isWhole || (listedBefore === null && unnamed.length > 0)) return 'unreadable';
  const rows = unnamed.filter((one) => amount === null || compareDecimals(one.amount, amount) === 0);
  return rows.findLast((one) => one.method === method) ?? rows.at(-1) ?? null;
}
