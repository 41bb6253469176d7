import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { negateAmount, subtractAmounts } from '~/lib/decimal';
import { dateFormat } from '~/lib/formatters';
import { DEFAULT_CURRENCY, formatMoney, showsAsZero, withSign } from '~/lib/money';
import { addDays, dayAt } from '~/lib/zoned-time';
import type { Locale } from '~/i18n/locale';
import { requirePlayer } from '~/session/require-player.server';
import type { CallData } from '~/upstream/contract/call';
import { customer } from '~/upstream/contract/customer';
import { statusOf } from '~/upstream/status-of';
import { csvResponse } from './csv-response.server';
import { describeBonusCredits, describeHistory } from './describe-history.server';
import { LIST_STATUS, startInUtc, type HistoryList } from './read-history.server';
import { describeIssue } from './describe-issue.server';
import { readStatementQuery, statementRanges, type StatementQuery } from './statement-query';

const PATH = '/dashboard/statement';

/** The columns of a month, in the order of the page and of the file. */
const MONTH_FIGURES = ['deposits', 'withdrawals', 'netDeposits', 'staked', 'won', 'net'] as const;

type Statement = CallData<typeof customer.statement>;
type Month = Statement['months'][number];
type Sums = Omit<Month, 'month'>;
/** Each by the name of its text. */
type FigureId = (typeof MONTH_FIGURES)[number] | 'opening' | 'closing' | 'bonuses' | 'pending' | 'other';
type Figures = Partial<Record<FigureId, string>>;
type Balances = Pick<Statement, 'opening' | 'closing' | 'bonuses'>;

/** Loader of the statement: the player's money in a period, in all and by month, and the net deposits of all time. */
export async function loadStatement(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const { locale } = page.translation;
  const query = readQuery(args);
  const [{ list, sums, balances, status }, lifetime, issue] = await Promise.all([
    readStatement(args, query),
    readLifetime(args, query),
    describeIssue(args),
  ]);
  const copy = page.translation.copy('statement');
  const history = describeHistory(page, PATH, query, list, statementRanges);
  return json(
    {
      ...history,
      bonusCredits: describeBonusCredits(page.translation, 'bonusesOfStatement'),
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
      period: describePeriod(args, query),
      ...issue,
      sums: sums && {
        column: formatFigures(columnOf(sums, balances), locale),
        results: formatFigures(resultsOf(sums), locale),
      },
      rows: list.state === 'rows' ? list.items.map((month) => describeMonth(month, locale)) : [],
      lifetime: lifetime === null ? null : formatSigned(lifetime, locale),
    },
    { status },
  );
}

function describePeriod(args: LoaderFunctionArgs, { days }: StatementQuery): string {
  const { username } = requirePlayer(args);
  const [from, to] = [writeDay(days.from), writeDay(days.to)];
  return args.context.page.translation.t('statement', 'period', { username, from, to });
}

/** The lines of the page, and its months. */
export async function downloadStatement(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const copy = page.translation.copy('statement');
  const query = readQuery(args);
  const statement = await readStatement(args, query);
  const { sums, balances } = statement;
  return csvResponse(
    statement,
    page,
    'statement',
    ({ figure }) => [
      [copy.month, ({ month }) => month],
      ...MONTH_FIGURES.map((id) => [copy[id], (month: Month) => figure(figuresOf(month)[id])] as const),
      [page.translation.t('history', 'currency'), () => DEFAULT_CURRENCY],
    ],
    ({ figure }) => {
      const lines = sums ? Object.entries({ ...columnOf(sums, balances), ...resultsOf(sums) }) : [];
      const written = lines.map(([id, amount]) => [copy[id as FigureId], figure(amount), DEFAULT_CURRENCY]);
      return [[describePeriod(args, query)], ...written, []];
    },
  );
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
  const { months, opening, closing, bonuses, ...sums } = outcome.data;
  const balances = { opening, closing, bonuses };
  // What else moved the balance is in no month.
  const total = months.length || Object.keys(othersOf(sums, balances)).length;
  return { list: { state: 'rows', items: months, total, pages: 1 }, sums, balances, status: 200 };
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

/** What moved the balance, and which way. */
const movesOf = ({ deposits, withdrawals, staked, won }: Sums) => ({
  deposits,
  withdrawals: negateAmount(withdrawals),
  staked: negateAmount(staked),
  won,
});

const resultsOf = (sums: Sums) => ({ netDeposits: netDepositsOf(sums), net: sums.net });

const figuresOf = (sums: Sums) => ({ ...movesOf(sums), ...resultsOf(sums) });

/**
 * What else moved the balance, where the operator says it at both times: bonuses, where it says their sum, and payments that
 * are not confirmed.
 */
function othersOf(sums: Sums, { opening, closing, bonuses }: Balances): Figures {
  if (opening == null || closing == null) return {};
  const known = [opening, ...Object.values(movesOf(sums)), bonuses ?? '0'];
  const rest = known.reduce((left, amount) => subtractAmounts(left, amount), closing);
  const others = Object.entries(bonuses == null ? { other: rest } : { bonuses, pending: rest });
  return Object.fromEntries(others.filter(([, amount]) => !showsAsZero(amount)));
}

/** The column of a period, which adds up: between the balances, where they are known, is all that moved them. */
function columnOf(sums: Sums, balances: Balances): Figures {
  const { opening, closing } = balances;
  const moves = { ...movesOf(sums), ...othersOf(sums, balances) };
  return opening == null || closing == null ? moves : { opening, ...moves, closing };
}

const formatSigned = (amount: string, locale: Locale) => withSign(formatMoney(amount, locale), amount, 'in');

const formatFigures = <Id extends FigureId>(figures: Partial<Record<Id, string>>, locale: Locale) =>
  Object.fromEntries(
    Object.entries<string>(figures as Record<Id, string>).map(([id, amount]) => [
      id,
      id === 'opening' || id === 'closing' ? formatMoney(amount, locale) : formatSigned(amount, locale),
    ]),
  ) as Record<Id, string>;

function describeMonth({ month, ...sums }: Month, locale: Locale) {
  const name = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return {
    id: month,
    name: name.format(Date.parse(`${month}-01T00:00:00Z`)),
    ...formatFigures(figuresOf(sums), locale),
  };
}

/** year-month-day as day.month.year, the order of all dates of the site. */
const writeDay = (day: string) => day.split('-').reverse().join('.');
