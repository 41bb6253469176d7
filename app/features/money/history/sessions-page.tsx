import { useLoaderData } from '@remix-run/react';
import { CsrfField } from '~/session/csrf-field';
import { Badge } from '~/ui/badge';
import { Button } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { HistoryFrame } from './history-frame';
import styles from './sessions-page.module.css';
import type { loadSessions } from './sessions.server';

type Data = ReturnType<typeof useLoaderData<typeof loadSessions>>;
type Row = Data['rows'][number];

export function SessionsPage() {
  const data = useLoaderData<typeof loadSessions>();
  const { copy } = data;
  const columns: Column<Row>[] = [
    { id: 'startedAt', header: copy.startedAt, isTitle: true, cell: ({ startedAt }) => startedAt },
    { id: 'endedAt', header: copy.endedAt, cell: (row) => <End row={row} copy={copy} /> },
    ...(data.rows.some(({ lastUsedAt }) => lastUsedAt !== null)
      ? [{ id: 'lastUsedAt', header: copy.lastUsedAt, cell: ({ lastUsedAt }: Row) => lastUsedAt }]
      : []),
    { id: 'device', header: copy.device, isProse: true, cell: ({ device }) => device },
    { id: 'ip', header: copy.ip, isProse: true, cell: ({ ip, place }) => (place === null ? ip : `${ip} · ${place}`) },
  ];
  const table = <DataTable caption={data.title} columns={columns} rows={data.rows} keyOf={({ id }) => id} />;
  return (
    <HistoryFrame data={data}>
      {data.canEnd ? (
        // One form for all buttons: the pressed one says what ends.
        <form method="post" className={styles.form}>
          <CsrfField />
          <p>
            {copy.endAbout} <a href="/dashboard/change-password">{copy.changePassword}</a>
          </p>
          <Button type="submit" look="quiet" name="others" value="1">
            {copy.endOthers}
          </Button>
          {table}
        </form>
      ) : (
        table
      )}
    </HistoryFrame>
  );
}

function End({ row: { isCurrent, endedAt, end }, copy }: { row: Row; copy: Data['copy'] }) {
  if (isCurrent) return <Badge tone="success">{copy.current}</Badge>;
  if (endedAt !== null) return <>{endedAt}</>;
  return (
    <>
      <Badge tone="warning">{copy.open}</Badge>{' '}
      {end && (
        <Button type="submit" look="quiet" name="id" value={end.value} aria-label={end.label}>
          {copy.end}
        </Button>
      )}
    </>
  );
}
