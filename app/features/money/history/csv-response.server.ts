import { toCsv, type CsvCell } from '~/lib/csv';
import type { Locale } from '~/i18n/locale';
import { separatorsIn } from '~/lib/formatters';
import type { HistoryList } from './read-history.server';

interface CsvFile<Item> {
  readonly name: string;
  readonly header: readonly string[];
  rowOf(item: Item): readonly CsvCell[];
}

/** Without rows the body is empty and the status says why: 400, 404, 502 or 503. */
export function csvResponse<Item>(
  { list, status }: { list: HistoryList<Item>; status: number },
  locale: Locale,
  { name, header, rowOf }: CsvFile<Item>,
): Response {
  if (list.state !== 'rows') return new Response(null, { status: status === 200 ? 404 : status });
  return new Response(toCsv(header, list.items.map(rowOf), locale), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  });
}

export const csvNumber = (amount: string, locale: Locale): CsvCell => ({
  figure: amount.replace('.', separatorsIn(locale).decimal),
});
