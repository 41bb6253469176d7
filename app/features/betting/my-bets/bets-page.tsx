import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { HistoryFilters } from '~/features/money/history/history-filters';
import { HistoryFrame } from '~/features/money/history/history-frame';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { Notice } from '~/ui/notice';
import type { loadBets } from './bets.server';

type Row = SerializeFrom<typeof loadBets>['rows'][number];

export function BetsPage() {
  const data = useLoaderData<typeof loadBets>();
  const { texts, unknown, accepted } = data;
  const columns: Column<Row>[] = [
    {
      id: 'bet',
      header: texts.bet,
      isTitle: true,
      isProse: true,
      cell: ({ href, title }) => <a href={href}>{title}</a>,
    },
    { id: 'time', header: texts.placedAt, cell: ({ placedAt }) => placedAt },
    { id: 'kind', header: texts.kind, cell: ({ kind }) => kind },
    { id: 'state', header: texts.state, cell: ({ state }) => <Badge tone={state.tone}>{state.label}</Badge> },
    { id: 'odds', header: texts.odds, isNumeric: true, isLabelled: true, cell: ({ odds }) => odds },
    { id: 'stake', header: texts.stake, isNumeric: true, isLabelled: true, cell: ({ stake }) => stake },
    { id: 'pays', header: texts.pays, isNumeric: true, isLabelled: true, cell: ({ pays }) => pays },
  ];
  return (
    <>
      {unknown !== null && (
        <Notice kind="warning">
          <p>{unknown}</p>
        </Notice>
      )}
      {accepted !== null && (
        <Notice kind="success">
          <p>{accepted}</p>
        </Notice>
      )}
      <HistoryFrame
        data={data}
        whenEmpty={<ButtonLink href="/spor">{texts.toMatches}</ButtonLink>}
        filters={<HistoryFilters data={data} choices={[{ name: 'state', label: texts.state, options: data.states }]} />}
      >
        <DataTable caption={data.title} columns={columns} rows={data.rows} keyOf={({ id }) => id} isCompact />
      </HistoryFrame>
    </>
  );
}
