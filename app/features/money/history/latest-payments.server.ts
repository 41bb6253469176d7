import type { AppLoadContext } from '@remix-run/node';
import { noteOutcomes } from '~/payments/last-method.server';
import { formatDateTime } from '~/lib/dates';
import { formatWithSymbol } from '~/lib/money';
import { KIND_NUMBER, type PaymentKind } from '~/payments/payment-kind';
import { findUnknownPayments, type UnknownReceipt } from '~/payments/receipt.server';
import { receiptPath } from '~/payments/receipt-path';
import { orWithout } from '~/platform/state/shared-state';
import type { PlayerSession } from '~/session/player-session.server';
import { transaction } from '~/upstream/contract/transaction';
import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { dataOf } from '~/upstream/outcome';
import { describePayment } from './describe-payment.server';
import { showValue, type ValueLabel } from './history-words';
import type { ListedPayment } from './read-payments.server';

/** How far back open payments are looked for. */
const ROWS = 50;
const LATEST = 3;

const OPEN: readonly number[] = [TransactionStatus.Pending, TransactionStatus.Created];
const isOpen = ({ status }: ListedPayment) => OPEN.includes(status);

export interface PaymentLine {
  readonly id: string;
  readonly kind: string;
  readonly method: string;
  readonly amount: string;
  readonly isVoid: boolean;
  readonly time: string;
  readonly status: ValueLabel;
  readonly href: string;
}

/** The last ones, without those that are open; null while the list cannot be read. */
export async function findLatestPayments(
  context: AppLoadContext,
  player: Pick<PlayerSession, 'usercode'>,
): Promise<{ readonly open: readonly PaymentLine[]; readonly latest: readonly PaymentLine[] | null }> {
  const { open, newest } = await findNewestPayments(context, player);
  const settled = newest?.filter((row) => !isOpen(row)) ?? null;
  return { open, latest: settled && settled.slice(0, LATEST).map((row) => lineOf(context.page, row)) };
}

/**
 * The newest rows of a kind, or of all, and how many there are; null while the list cannot be read. A payment of unknown
 * outcome is open until it is known.
 */
export async function findNewestPayments(
  context: AppLoadContext,
  player: Pick<PlayerSession, 'usercode'>,
  kind?: PaymentKind,
) {
  const { operator, page } = context;
  const number = kind === undefined ? TransactionKind.All : KIND_NUMBER[kind];
  const list = operator.ask(transaction.list, { kind: number, skip: 0, take: ROWS });
  const found = list.then((outcome) => dataOf(outcome));
  const rows = found.then((data) => data?.items ?? null);
  const [data, newest, unknown] = await Promise.all([found, rows, findUnknownLines(context, player, rows, kind)]);
  noteOutcomes(context.player.jar, player, newest ?? []);
  const open = (newest ?? []).filter(isOpen).map((row) => lineOf(page, row));
  return { open: [...unknown, ...open], newest, total: data?.total ?? null };
}

/** The payments whose outcome is unknown, but those that are among the newest rows of the operator's list. */
export async function findUnknownLines(
  { payments, page }: AppLoadContext,
  { usercode }: Pick<PlayerSession, 'usercode'>,
  newest: readonly ListedPayment[] | null | Promise<readonly ListedPayment[] | null>,
  kind?: PaymentKind,
): Promise<readonly PaymentLine[]> {
  const [unknown = [], rows] = await Promise.all([orWithout(findUnknownPayments(payments, usercode)), newest]);
  const listed = new Set(rows?.map(({ reference }) => reference));
  return unknown
    .filter((receipt) => !listed.has(receipt.intent) && (kind === undefined || receipt.kind === kind))
    .map((receipt) => unknownLine(page, receipt));
}

function lineOf(page: AppLoadContext['page'], row: ListedPayment): PaymentLine {
  const { id, kind, method, amount, isVoid, time, status, receipt } = describePayment(page, row);
  return { id, kind: kind.label, method, amount, isVoid, time, status, href: receipt };
}

function unknownLine({ translation, zone }: AppLoadContext['page'], receipt: UnknownReceipt): PaymentLine {
  const { intent, kind, method, amount, symbol, sentAt } = receipt;
  const { label } = showValue(translation.copy('history-words'), 'transactionKind', KIND_NUMBER[kind]);
  return {
    id: intent,
    kind: label,
    method,
    amount: amount === null ? '' : formatWithSymbol(amount, translation.locale, symbol),
    isVoid: false,
    time: formatDateTime(sentAt, zone),
    status: { label: translation.t('account', 'unknownOutcome'), tone: 'warning' },
    href: receiptPath(intent),
  };
}
