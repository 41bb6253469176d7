import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData, useLocation } from '@remix-run/react';
import { useLatestData } from '~/browser/use-latest-data';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { Panel } from '~/ui/panel';
import { PaymentLines } from './payment-lines';
import { HistoryFilters } from './history-filters';
import { BonusCredits, HistoryFrame, PaymentSums } from './history-frame';
import styles from './payments-page.module.css';
import type { loadPayments } from './payments.server';

type Data = SerializeFrom<typeof loadPayments>;
type Row = Data['rows'][number];

const ROUTE = 'routes/dashboard.financial-activities';
const hasRows = (read: Data): read is Data => read.state === 'rows';

export function PaymentsPage() {
  const { pathname, search } = useLocation();
  const source = { href: `${pathname}${search}`, routeId: ROUTE, accepts: hasRows };
  const data = useLatestData(useLoaderData<typeof loadPayments>(), source);
  const { copy } = data;
  const columns: Column<Row>[] = [
    { id: 'kind', header: copy.kind, isTitle: true, cell: ({ kind }) => kind.label },
    { id: 'time', header: copy.time, cell: ({ time }) => time },
    { id: 'method', header: copy.method, isProse: true, cell: (row) => <Method row={row} /> },
    { id: 'status', header: copy.status, cell: (row) => <Status row={row} cancel={copy.cancel} /> },
    {
      id: 'reference',
      header: copy.reference,
      isLabelled: true,
      isVerbatim: true,
      cell: ({ receipt, reference }) => (
        <a className={styles.receipt} href={receipt}>
          {reference}
        </a>
      ),
    },
    {
      id: 'amount',
      header: copy.amount,
      isNumeric: true,
      cell: ({ amount, isVoid }) => (isVoid ? <s>{amount}</s> : amount),
    },
  ];
  return (
    <>
      <HistoryFrame
        data={data}
        totalsNote={<PaymentSums copy={copy} />}
        filters={
          <>
            {data.unknown.length > 0 && (
              <Panel>
                <h2>{data.openTitle}</h2>
                <PaymentLines lines={data.unknown} />
              </Panel>
            )}
            <HistoryFilters
              data={data}
              choices={[
                { name: 'kind', label: copy.kind, options: data.kinds },
                { name: 'status', label: copy.status, options: data.statuses },
              ]}
            />
          </>
        }
        whenEmpty={data.depositLabel !== null && <ButtonLink href="/dashboard/deposit">{data.depositLabel}</ButtonLink>}
      >
        <DataTable caption={data.title} columns={columns} rows={data.rows} keyOf={({ id }) => id} isCompact />
      </HistoryFrame>
      <BonusCredits {...data.bonusCredits} />
    </>
  );
}

function Method({ row: { method, note } }: { row: Row }) {
  if (note === '') return method;
  return (
    <>
      <span>{method}</span> <span className={styles.note}>{note}</span>
    </>
  );
}

function Status({ row: { status, cancel, cancelRefusal }, cancel: label }: { row: Row; cancel: string }) {
  return (
    <>
      <Badge tone={status.tone}>{status.label}</Badge>{' '}
      {cancel && (
        <a className={styles.cancel} href={cancel.href} data-dialog="" aria-label={cancel.label}>
          {label}
        </a>
      )}
      {cancelRefusal !== '' && <span className={styles.note}>{cancelRefusal}</span>}
    </>
  );
}
