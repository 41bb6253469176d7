import type { AppLoadContext } from '@remix-run/node';
import { toCsv, type CsvCell } from '~/lib/csv';
import { formatDateTime } from '~/lib/dates';
import { separatorsIn } from '~/lib/formatters';
import { showValue, type Enumeration } from './history-words';
import type { HistoryList } from './read-history.server';

type Page = Pick<AppLoadContext['page'], 'translation' | 'zone'>;
type CsvColumn<Item> = readonly [header: string, cellOf: (item: Item) => CsvCell];
type CsvCells = ReturnType<typeof cellsFor>;

/**
 * Without rows the body is empty and the status says why: 400, 404, 502 or 503.
 *
 * @param columnsOf columns that are `false` are left out
 */
export function csvResponse<Item>(
  { list, status }: { list: HistoryList<Item>; status: number },
  page: Page,
  name: string,
  columnsOf: (cells: CsvCells) => readonly (CsvColumn<Item> | false)[],
): Response {
  if (list.state !== 'rows') return new Response(null, { status: status === 200 ? 404 : status });
  const columns = columnsOf(cellsFor(page)).filter((column) => column !== false);
  const header = columns.map(([title]) => title);
  const rows = list.items.map((item) => columns.map(([, cellOf]) => cellOf(item)));
  return new Response(toCsv(header, rows, page.translation.locale), {
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
      amount == null ? '' : { figure: amount.replace('.', decimal) },
    label: (enumeration: Enumeration, value: number) => showValue(words, enumeration, value).label,
  };
}
