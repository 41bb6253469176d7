import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { compareDecimals, subtractAmounts } from '~/lib/decimal';
import { formatDateTime } from '~/lib/dates';
import { dateFormat } from '~/lib/formatters';
import { formatMoney, withSign } from '~/lib/money';
import { addDays, dayAt } from '~/lib/zoned-time';
import type { Locale } from '~/i18n/locale';
import { requirePlayer } from '~/session/require-player.server';
import type { CallData } from '~/upstream/contract/call';
import { cms } from '~/upstream/contract/cms';
import { customer } from '~/upstream/contract/customer';
import { statusOf } from '~/upstream/status-of';
import { csvResponse } from './csv-response.server';
import { describeBonusCredits, describeHistory } from './describe-history.server';
import { LIST_STATUS, startInUtc, type HistoryList } from './read-history.server';
import { readStatementQuery, statementRanges, type StatementQuery } from './statement-query';

const PATH = '/dashboard/statement';

type Statement = CallData<typeof customer.statement>;
type Month = Statement['months'][number];
type Sums = Omit<Statement, 'months' | 'opening' | 'closing'>;
type Balances = Pick<Statement, 'opening' | 'closing'>;

/** Loader of the statement: the player's money in a period, in all and by month, and the net deposits of all time. */
export async function loadStatement(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const { locale } = page.translation;
  const { username } = requirePlayer(args);
  const query = readQuery(args);
  const [{ list, sums, balances, status }, lifetime, site] = await Promise.all([
    readStatement(args, query),
    readLifetime(args, query),
    findSiteName(args.context),
  ]);
  const copy = page.translation.copy('statement');
  const history = describeHistory(page, PATH, query, list, statementRanges);
  const { from, to } = query.days;
  return json(
    {
      ...history,
      bonusCredits: describeBonusCredits(page.translation),
      copy: {
        ...history.copy,
        emptyFilteredTitle: copy.empty,
        unavailableTitle: copy.unavailableTitle,
        notOfferedTitle: copy.notOfferedTitle,
        notOffered: copy.notOffered,
      },
      statementCopy: copy,
      title: copy.title,
      emptyTitle: copy.empty,
      position: '',
      /** Names the account too, for paper. */
      period: page.translation.t('statement', 'period', { username, from: writeDay(from), to: writeDay(to) }),
      issued: page.translation.t('statement', 'issued', { site, time: formatDateTime(Date.now(), page.zone) }),
      sums: sums && describeSums(sums, balances, locale),
      rows: list.state === 'rows' ? list.items.map((month) => describeMonth(month, locale)) : [],
      lifetime: lifetime === null ? null : formatMoney(lifetime, locale),
    },
    { status },
  );
}

async function findSiteName({ content, site, page: { translation } }: LoaderFunctionArgs['context']): Promise<string> {
  const bootstrap = await content.find(cms.grouped, {});
  return site.brands.of(bootstrap, translation.locale).name ?? translation.t('shell', 'siteName');
}

export async function downloadStatement(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const copy = page.translation.copy('statement');
  return csvResponse(await readStatement(args, readQuery(args)), page, 'statement', ({ figure }) => [
    [copy.month, ({ month }) => month],
    [copy.deposits, ({ deposits }) => figure(deposits)],
    [copy.withdrawals, ({ withdrawals }) => figure(withdrawals)],
    [copy.netDeposits, (month) => figure(netDepositsOf(month))],
    [copy.staked, ({ staked }) => figure(staked)],
    [copy.won, ({ won }) => figure(won)],
    [copy.net, ({ net }) => figure(net)],
  ]);
}

function readQuery({ request, context }: LoaderFunctionArgs): StatementQuery {
  return readStatementQuery(new URL(request.url).searchParams, dayAt(Date.now(), context.page.zone));
}

async function readStatement(
  { context: { operator, page } }: LoaderFunctionArgs,
  { faults, days }: StatementQuery,
): Promise<{ list: HistoryList<Month>; sums: Sums | null; balances: Balances; status: number }> {
  if (Object.keys(faults).length > 0) return { list: { state: 'invalid' }, sums: null, balances: {}, status: 400 };
  const outcome = await operator.ask(customer.statement, {
    from: startInUtc(days.from, page.zone),
    to: startInUtc(addDays(days.to, 1), page.zone),
  });
  if (outcome.kind !== 'success') {
    const list = { state: 'failed', failure: outcome.kind } as const;
    return { list, sums: null, balances: {}, status: statusOf(outcome, LIST_STATUS) };
  }
  const { months, opening, closing, ...sums } = outcome.data;
  const list = { state: 'rows', items: months, total: months.length, pages: 1 } as const;
  return { list, sums, balances: { opening, closing }, status: 200 };
}

/** Earlier than every account. */
const BEGINNING = '1970-01-01T00:00:00';

/** The net deposits since the account began; null when they cannot be read, or where the query is invalid. */
async function readLifetime(
  { context: { operator, page } }: LoaderFunctionArgs,
  { faults }: StatementQuery,
): Promise<string | null> {
  if (Object.keys(faults).length > 0) return null;
  const tomorrow = startInUtc(addDays(dayAt(Date.now(), page.zone), 1), page.zone);
  const outcome = await operator.ask(customer.statement, { from: BEGINNING, to: tomorrow });
  return outcome.kind === 'success' ? netDepositsOf(outcome.data) : null;
}

const netDepositsOf = ({ deposits, withdrawals }: Pick<Sums, 'deposits' | 'withdrawals'>) =>
  subtractAmounts(deposits, withdrawals);

function formatSums(sums: Sums, locale: Locale) {
  const money = (amount: string) => formatMoney(amount, locale);
  return {
    deposits: money(sums.deposits),
    withdrawals: money(sums.withdrawals),
    netDeposits: money(netDepositsOf(sums)),
    staked: money(sums.staked),
    won: money(sums.won),
    net: withSign(money(sums.net), sums.net, 'in'),
  };
}

/**
 * The column of a period that adds up, and its two results. Where the operator says the balance at both times, that is first
 * and last, with what else moved it: bonuses, and payments that are not confirmed.
 */
function describeSums(sums: Sums, { opening, closing }: Balances, locale: Locale) {
  const signed = (amount: string, direction: 'in' | 'out') => withSign(formatMoney(amount, locale), amount, direction);
  const moved = {
    deposits: signed(sums.deposits, 'in'),
    withdrawals: signed(sums.withdrawals, 'out'),
    staked: signed(sums.staked, 'out'),
    won: signed(sums.won, 'in'),
  };
  const { netDeposits, net } = formatSums(sums, locale);
  if (opening == null || closing == null) return { column: moved, results: { netDeposits, net } };
  const other = [opening, netDepositsOf(sums), sums.net].reduce(subtractAmounts, closing);
  const column = {
    opening: formatMoney(opening, locale),
    ...moved,
    ...(compareDecimals(other, '0') !== 0 && { other: signed(other, 'in') }),
    closing: formatMoney(closing, locale),
  };
  return { column, results: { netDeposits, net } };
}

function describeMonth({ month, ...sums }: Month, locale: Locale) {
  const name = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return { id: month, name: name.format(Date.parse(`${month}-01T00:00:00Z`)), ...formatSums(sums, locale) };
}

/** year-month-day as day.month.year, the order of all dates of the site. */
const writeDay = (day: string) => day.split('-').reverse().join('.');
