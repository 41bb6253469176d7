import type { AppLoadContext } from '@remix-run/node';
import { toCsv, type CsvCell } from '~/lib/csv';
import { formatDateTime } from '~/lib/dates';
import { separatorsIn } from '~/lib/formatters';
import { showsAsZero, truncateToCents } from '~/lib/money';
import { showValue, type Enumeration } from './history-words';
import type { HistoryList } from './read-history.server';

type Page = Pick<AppLoadContext['page'], 'translation' | 'zone'>;
type CsvColumn<Item> = readonly [header: string, cellOf: (item: Item) => CsvCell];
type CsvCells = ReturnType<typeof cellsFor>;

/**
 * Without rows the body is empty and the status says why: 400, 404, 502 or 503.
 *
 * @param columnsOf columns that are `false` are left out
 * @param leadOf lines before the header
 */
export function csvResponse<Item>(
  { list, status }: { list: HistoryList<Item>; status: number },
  page: Page,
  name: string,
  columnsOf: (cells: CsvCells) => readonly (CsvColumn<Item> | false)[],
  leadOf: (cells: CsvCells) => readonly (readonly CsvCell[])[] = () => [],
): Response {
  if (list.state !== 'rows') return new Response(null, { status: status === 200 ? 404 : status });
  const cells = cellsFor(page);
  const columns = columnsOf(cells).filter((column) => column !== false);
  const header = columns.map(([title]) => title);
  const rows = list.items.map((item) => columns.map(([, cellOf]) => cellOf(item)));
  // Programs that read such files want as many cells in each line.
  const lead = leadOf(cells).map((line) => header.map((_, index) => line[index] ?? ''));
  return new Response(toCsv([...lead, header, ...rows], page.translation.locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

/** Writers of cells in the player's language and zone. What is not known is empty. */
function cellsFor({ translation: { copy, locale }, zone }: Page) {
  const words = copy('history-words');
  const { decimal } = separatorsIn(locale);
  return {
    time: (time: string | null) => (time === null ? '' : formatDateTime(Date.parse(time), zone)),
    figure: (amount: string | null | undefined): CsvCell =>
      amount == null ? '' : { figure: withCents(amount).replace('.', decimal) },
    label: (enumeration: Enumeration, value: number) => showValue(words, enumeration, value).label,
  };
}

/** "500" as "500.00", with the digits that pages show. */
function withCents(amount: string): string {
  const [whole = '', cents = ''] = (showsAsZero(amount) ? '0' : truncateToCents(amount)).split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}
