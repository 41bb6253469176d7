import { useLoaderData } from '@remix-run/react';
import { Badge } from '~/ui/badge';
import { DataTable, type Column } from '~/ui/data-table';
import { HistoryFrame } from './history-frame';
import type { loadSessions } from './sessions.server';

export function SessionsPage() {
  const data = useLoaderData<typeof loadSessions>();
  const { copy } = data;
  const columns: Column<(typeof data.rows)[number]>[] = [
    { id: 'startedAt', header: copy.startedAt, isTitle: true, cell: ({ startedAt }) => startedAt },
    {
      id: 'endedAt',
      header: copy.endedAt,
      cell: ({ endedAt, isCurrent }) =>
        isCurrent ? (
          <Badge tone="success">{copy.current}</Badge>
        ) : (
          (endedAt ?? <Badge tone="warning">{copy.open}</Badge>)
        ),
    },
    { id: 'device', header: copy.device, isProse: true, cell: ({ device }) => device },
    { id: 'ip', header: copy.ip, isProse: true, cell: ({ ip }) => ip },
  ];
  return (
    <HistoryFrame data={data}>
      <DataTable caption={data.title} columns={columns} rows={data.rows} keyOf={({ id }) => id} />
    </HistoryFrame>
  );
}
