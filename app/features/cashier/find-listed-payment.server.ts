import type { AppLoadContext } from '@remix-run/node';
import { compareDecimals } from '~/lib/decimal';
import { transaction } from '~/upstream/contract/transaction';
import { dataOf } from './data-of.server';
import { KIND_NUMBER } from './payment-kind';
import type { SealedReceipt } from './receipt.server';

const ROWS = 100;

/** The operator's row of a payment. */
export interface ListedPayment {
  /** Transaction status, see docs/product.md#entities. */
  readonly status: number;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/**
 * Looks for the payment among the rows that the operator did not list before it was sent: the first with its amount, of its
 * method where one has that name. Null when there is none.
 */
export async function findListedPayment(
  { operator }: AppLoadContext,
  { kind, method, amount, listedBefore }: Pick<SealedReceipt, 'kind' | 'method' | 'amount' | 'listedBefore'>,
): Promise<ListedPayment | 'unreadable' | null> {
  if (listedBefore === null) return 'unreadable';
  const list = dataOf(await operator.ask(transaction.list, { kind: KIND_NUMBER[kind], skip: 0, take: ROWS }));
  if (!list) return 'unreadable';
  const rows = list.items
    .slice(0, Math.max(0, list.total - listedBefore))
    .filter((one) => amount === null || compareDecimals(one.amount, amount) === 0);
  const row = rows.findLast((one) => one.method === method) ?? rows.at(-1);
  return row ? { status: row.status, createdAt: row.createdAt } : null;
}
