import type { AppLoadContext } from '@remix-run/node';
import { CANCEL_PATH } from '~/payments/receipt-path';
import type { CallData, CallRequest } from '~/upstream/contract/call';
import { transaction } from '~/upstream/contract/transaction';
import type { Failure } from '~/upstream/outcome';

export type ListedPayment = CallData<typeof transaction.list>['items'][number];

type Filter = Omit<CallRequest<typeof transaction.list>, 'skip' | 'take'>;

interface Payments {
  readonly kind: 'rows';
  readonly items: readonly ListedPayment[];
  /** How many rows the operator has. */
  readonly total: number;
}

/** The most that the operator sends at once. */
const ROWS_PER_CALL = 100;

/** The most rows that are read for one page of the site. */
export const MOST_ROWS = 500;

/**
 * Reads newest first, until there are enough, or no more, or `MOST_ROWS`.
 *
 * @param isEnough called after each call
 * @param first rows that are known already
 */
export async function readPayments(
  { operator }: Pick<AppLoadContext, 'operator'>,
  filter: Filter,
  isEnough: (items: readonly ListedPayment[], total: number) => boolean = () => false,
  first: Omit<Payments, 'kind'> = { items: [], total: Infinity },
): Promise<Payments | Failure> {
  const items = [...first.items];
  let { total } = first;
  while (items.length < Math.min(total, MOST_ROWS)) {
    const outcome = await operator.ask(transaction.list, { ...filter, skip: items.length, take: ROWS_PER_CALL });
    if (outcome.kind !== 'success') return outcome;
    total = outcome.data.total;
    // A payment that is recorded between two calls moves the rows: the last one comes again.
    const known = new Set(items.map(({ id }) => String(id)));
    const fresh = outcome.data.items.filter(({ id }) => !known.has(String(id)));
    items.push(...fresh);
    if (fresh.length === 0 || isEnough(items, total)) break;
  }
  return { kind: 'rows', items: items.slice(0, MOST_ROWS), total };
}

/** What names a payment to the player: the site's own reference, or the operator's number of the row. */
export const referenceOf = ({ reference, id }: ListedPayment): string => reference || String(id);

/** The page that asks before it cancels a withdrawal. @param id of the operator's row */
export const cancelPath = (id: string | number) => CANCEL_PATH + encodeURIComponent(id);
