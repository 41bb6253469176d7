import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { addAmounts } from '~/lib/decimal';
import { formatDateTime } from '~/lib/dates';
import { formatWithSymbol } from '~/lib/money';
import type { CallData } from '~/upstream/contract/call';
import { transaction } from '~/upstream/contract/transaction';
import { TransactionKind, TransactionStatus } from '~/upstream/contract/values';
import { csvResponse, csvNumber } from './csv-response.server';
import { describeHistory } from './describe-history.server';
import { optionsOf, showValue, valuesOf } from './history-words';
import { readHistory } from './read-history.server';

const PATH = '/dashboard/financial-activities';

type Payment = CallData<typeof transaction.list>['items'][number];

const readPayments = (args: LoaderFunctionArgs) =>
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

/** Loader of the financial activities: deposits and withdrawals, newest first. */
export async function loadPayments(args: LoaderFunctionArgs) {
  const {
    page: { translation, zone },
  } = args.context;
  const { query, list, status } = await readPayments(args);
  const words = translation.copy('history-words');
  const items = list.state === 'rows' ? list.items : [];
  return json(
    {
      ...describeHistory(args.context.page, PATH, query, list),
      title: translation.t('history', 'payments'),
      emptyTitle: translation.t('history', 'emptyPayments'),
      depositLabel: translation.t('account-menu', 'deposit'),
      kinds: optionsOf(words, 'transactionKind'),
      statuses: optionsOf(words, 'transactionStatus'),
      rows: items.map((payment) => ({
        id: String(payment.id),
        kind: showValue(words, 'transactionKind', payment.kind),
        method: payment.method,
        amount: formatWithSymbol(payment.amount, translation.locale, payment.currencySymbol),
        status: showValue(words, 'transactionStatus', payment.status),
        time: formatDateTime(Date.parse(payment.createdAt), zone),
        note: payment.note ?? '',
      })),
      totals: [
        ...confirmed(items, TransactionKind.Deposit, translation.t('history', 'depositTotal'), translation.locale),
        ...confirmed(items, TransactionKind.Withdraw, translation.t('history', 'withdrawTotal'), translation.locale),
      ],
    },
    { status },
  );
}

/** Loader of the financial activities as CSV. */
export async function downloadPayments(args: LoaderFunctionArgs) {
  const {
    page: { translation, zone },
  } = args.context;
  const { locale, copy } = translation;
  const { list, status } = await readPayments(args);
  const [words, { time, kind, method, status: statusHeader, amount, currency, note }] = [
    copy('history-words'),
    copy('history'),
  ];
  return csvResponse(list, status, locale, {
    name: 'financial-activities',
    header: [time, kind, method, statusHeader, amount, currency, note],
    rowOf: (payment) => [
      formatDateTime(Date.parse(payment.createdAt), zone),
      showValue(words, 'transactionKind', payment.kind).label,
      payment.method,
      showValue(words, 'transactionStatus', payment.status).label,
      csvNumber(payment.amount, locale),
      payment.currencySymbol,
      payment.note ?? '',
    ],
  });
}

/** Sum of confirmed payments among the shown rows, one for each currency. */
function confirmed(items: readonly Payment[], kind: number, label: string, locale: string) {
  const counted = items.filter((payment) => payment.kind === kind && payment.status === TransactionStatus.Confirmed);
  const symbols = [...new Set(counted.map(({ currencySymbol }) => currencySymbol))];
  return symbols.map((symbol) => {
    const amounts = counted.filter(({ currencySymbol }) => currencySymbol === symbol).map(({ amount }) => amount);
    return { label, amount: formatWithSymbol(addAmounts(amounts), locale, symbol) };
  });
}
