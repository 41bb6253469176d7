import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Badge } from '~/ui/badge';
import { DataTable, type Column } from '~/ui/data-table';
import { HistoryFilters } from './history-filters';
import { HistoryFrame } from './history-frame';
import styles from './payments-page.module.css';
import type { loadRounds } from './rounds.server';

type Row = SerializeFrom<typeof loadRounds>['rows'][number];

export function RoundsPage() {
  const data = useLoaderData<typeof loadRounds>();
  const { copy } = data;
  const columns: Column<Row>[] = [
    { id: 'game', header: copy.game, isTitle: true, isProse: true, isVerbatim: true, cell: ({ game }) => game },
    { id: 'provider', header: copy.provider, isProse: true, isVerbatim: true, cell: ({ provider }) => provider },
    { id: 'time', header: copy.time, cell: ({ time }) => time },
    { id: 'result', header: copy.result, cell: ({ result }) => <Badge tone={result.tone}>{result.label}</Badge> },
    { id: 'amount', header: copy.amount, isNumeric: true, cell: (row) => <Amount row={row} /> },
    {
      id: 'balanceAfter',
      header: copy.balanceAfter,
      isNumeric: true,
      isLabelled: true,
      cell: ({ balanceAfter }) => balanceAfter,
    },
  ];
  return (
    <HistoryFrame
      data={data}
      filters={<HistoryFilters data={data} choices={[{ name: 'result', label: copy.result, options: data.results }]} />}
    >
      <DataTable caption={data.title} columns={columns} rows={data.rows} keyOf={({ id }) => id} isCompact />
    </HistoryFrame>
  );
}

function Amount({ row: { amount, bonus } }: { row: Row }) {
  return (
    <>
      <span>{amount}</span>
      {bonus !== null && <span className={styles.note}> {bonus}</span>}
    </>
  );
}
