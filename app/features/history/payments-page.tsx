import { useLoaderData } from '@remix-run/react';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { HistoryFilters } from './history-filters';
import { HistoryFrame } from './history-frame';
import type { loadPayments } from './payments.server';

export function PaymentsPage() {
  const data = useLoaderData<typeof loadPayments>();
  const { copy } = data;
  const columns: Column<(typeof data.rows)[number]>[] = [
    { id: 'kind', header: copy.kind, isTitle: true, cell: ({ kind }) => kind.label },
    { id: 'time', header: copy.time, cell: ({ time }) => time },
    { id: 'method', header: copy.method, isProse: true, cell: ({ method }) => method },
    { id: 'status', header: copy.status, cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge> },
    { id: 'note', header: copy.note, isProse: true, cell: ({ note }) => note || null },
    {
      id: 'reference',
      header: copy.reference,
      cell: ({ receipt, reference }) => (receipt === null ? reference : <a href={receipt}>{reference}</a>),
    },
    { id: 'amount', header: copy.amount, isNumeric: true, cell: ({ amount }) => amount },
    ...(data.rows.some(({ cancel, cancelRefusal }) => cancel !== null || cancelRefusal !== '')
      ? [
          {
            id: 'cancel',
            header: copy.cancel,
            cell: ({ cancel, cancelRefusal }: (typeof data.rows)[number]) =>
              cancel ? (
                <a href={cancel.href} data-dialog="" aria-label={cancel.label}>
                  {copy.cancel}
                </a>
              ) : (
                cancelRefusal || null
              ),
          },
        ]
      : []),
  ];
  return (
    <HistoryFrame
      data={data}
      filters={
        <HistoryFilters
          data={data}
          choices={[
            { name: 'kind', label: copy.kind, options: data.kinds },
            { name: 'status', label: copy.status, options: data.statuses },
          ]}
        />
      }
      whenEmpty={<ButtonLink href="/dashboard/deposit">{data.depositLabel}</ButtonLink>}
    >
      <DataTable caption={data.title} columns={columns} rows={data.rows} keyOf={({ id }) => id} isCompact />
    </HistoryFrame>
  );
}
