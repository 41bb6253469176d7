import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { addAmounts, negateAmount } from '~/lib/decimal';
import { currencyOf, formatWithSymbol } from '~/lib/money';
import { ACTIVITIES_PATH } from '~/payments/payment-kind';
import { shortReference } from '~/payments/receipt-path';
import { pausedUntil } from '~/session/paused-play.server';
import { requirePlayer } from '~/session/require-player.server';
import { transaction } from '~/upstream/contract/transaction';
import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { csvResponse } from './csv-response.server';
import { describeBonusCredits, describeHistory } from './describe-history.server';
import { describePayment } from './describe-payment.server';
import type { HistoryQuery } from './history-query';
import { optionsOf, valuesOf } from './history-words';
import { findUnknownLines } from './latest-payments.server';
import { periodOf, readHistory, type HistoryList } from './read-history.server';
import { readPayments, referenceOf, type ListedPayment } from './read-payments.server';

const readPaymentsPage = (args: LoaderFunctionArgs) =>
  readHistory(args, {
    filters: { kind: valuesOf('transactionKind'), status: valuesOf('transactionStatus') },
    ask: ({ kind, status }, period, page) =>
      args.context.operator.ask(transaction.list, {
        kind: kind ?? TransactionKind.All,
        ...(status !== undefined && { status }),
        ...period,
        ...page,
      }),
  });

export async function loadPayments(args: LoaderFunctionArgs) {
  const { translation } = args.context.page;
  const { query, list, status } = await readPaymentsPage(args);
  const copy = translation.copy('history-words');
  const items = list.state === 'rows' ? list.items : [];
  // Rows of another page or filter cannot say that a payment is listed.
  const isNewest = query.search === '' && query.page === 1;
  return json(
    {
      ...describeHistory(args.context.page, ACTIVITIES_PATH, query, list),
      title: translation.t('history', 'payments'),
      emptyTitle: translation.t('history', 'emptyPayments'),
      bonusCredits: describeBonusCredits(translation),
      /** Null during a pause of play, which refuses deposits. */
      depositLabel:
        pausedUntil(args.context.player.session.player) === null ? translation.t('account-menu', 'deposit') : null,
      kinds: optionsOf(copy, 'transactionKind'),
      // An operator may never have it: it is offered where it finds something.
      statuses: optionsOf(copy, 'transactionStatus').filter(
        ({ value }) =>
          value !== String(TransactionStatus.None) ||
          [query.chosen, ...items].some((of) => of['status'] === TransactionStatus.None),
      ),
      unknown: isNewest ? await findUnknownLines(args.context, requirePlayer(args), items) : [],
      openTitle: translation.t('account', 'openPayments'),
      rows: items.map((payment) => describePayment(args.context.page, payment)),
      ...(await readTotals(args.context, query, list)),
    },
    { status },
  );
}

export async function downloadPayments(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const copy = page.translation.copy('history');
  const unconfirmed = page.translation.t('history-server', 'unconfirmedAmount');
  return csvResponse(await readPaymentsPage(args), page, 'financial-activities', ({ time, figure, label }) => [
    [copy.time, ({ createdAt }) => time(createdAt)],
    [copy.kind, ({ kind }) => label('transactionKind', kind)],
    [copy.method, ({ method }) => method],
    [copy.status, ({ status }) => label('transactionStatus', status)],
    [copy.amount, (payment) => (isCounted(payment) ? figure(change(payment)) : '')],
    [unconfirmed, (payment) => (isCounted(payment) ? '' : figure(change(payment)))],
    [copy.currency, ({ currencySymbol }) => currencyOf(currencySymbol)],
    [copy.note, ({ note }) => note ?? ''],
    [copy.reference, (payment) => shortReference(referenceOf(payment))],
  ]);
}

const isCounted = ({ status }: ListedPayment) => status === TransactionStatus.Confirmed;

/** What the payment does to the balance. */
const change = ({ kind, amount }: ListedPayment) => (kind === TransactionKind.Withdraw ? negateAmount(amount) : amount);

interface Totals {
  readonly totals: readonly { readonly label: string; readonly amount: string }[];
  readonly totalsTitle: string | null;
}

/**
 * Sums by direction and currency. Rows beyond the page's are read only where there are more; without them there are no sums.
 */
async function readTotals(
  context: LoaderFunctionArgs['context'],
  query: HistoryQuery,
  list: HistoryList<ListedPayment>,
): Promise<Totals> {
  const { translation, zone } = context.page;
  const { kind = TransactionKind.All, status = TransactionStatus.Confirmed } = query.chosen;
  if (list.state !== 'rows' || status !== TransactionStatus.Confirmed) return { totals: [], totalsTitle: null };
  const all =
    list.pages === 1
      ? { kind: 'rows' as const, ...list }
      : await readPayments(context, { kind, status, ...periodOf(query, zone) });
  if (all.kind !== 'rows') return { totals: [], totalsTitle: null };
  const sums = (of: number, label: 'depositTotal' | 'withdrawTotal') =>
    sumsOf(all.items, of).map(({ symbol, sum }) => ({
      label: translation.t('history', label),
      amount: formatWithSymbol(sum, translation.locale, symbol),
    }));
  return {
    totals: [...sums(TransactionKind.Deposit, 'depositTotal'), ...sums(TransactionKind.Withdraw, 'withdrawTotal')],
    totalsTitle:
      all.total > all.items.length
        ? translation.t('history-server', 'newestTotals', { count: all.items.length })
        : translation.t('history-server', 'allTotals'),
  };
}

function sumsOf(items: readonly ListedPayment[], kind: number) {
  const counted = items.filter((payment) => payment.kind === kind && isCounted(payment));
  const symbols = [...new Set(counted.map(({ currencySymbol }) => currencySymbol))];
  return symbols.map((symbol) => {
    const amounts = counted.filter(({ currencySymbol }) => currencySymbol === symbol).map(({ amount }) => amount);
    return { symbol, sum: addAmounts(amounts) };
  });
}
