import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Button } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { useHydrated } from '~/ui/use-hydrated';
import { HistoryFilters } from './history-filters';
import { HistoryFrame, PaymentSums } from './history-frame';
import styles from './statement-page.module.css';
import type { loadStatement } from './statement.server';

type Data = SerializeFrom<typeof loadStatement>;

const SUMS = ['deposits', 'withdrawals', 'netDeposits', 'staked', 'won', 'net'] as const;

export function StatementPage() {
  const data = useLoaderData<typeof loadStatement>();
  const { words, sums, lifetime } = data;
  const columns: Column<Data['rows'][number]>[] = [
    { id: 'month', header: words.month, isTitle: true, cell: ({ name }) => name },
    ...SUMS.map((id) => ({
      id,
      header: words[id],
      isNumeric: true,
      cell: (row: Data['rows'][number]) => row[id],
    })),
  ];
  return (
    <div className={styles.statement}>
      <HistoryFrame data={data} filters={<HistoryFilters data={data} />}>
        {sums && <Totals data={data} sums={sums} />}
        <h2>{words.months}</h2>
        <DataTable caption={words.months} columns={columns} rows={data.rows} keyOf={({ id }) => id} />
        <p>{words.terms}</p>
        <PaymentSums copy={data.copy} />
      </HistoryFrame>
      {lifetime !== null && (
        <section aria-labelledby="lifetime">
          <h2 id="lifetime">{words.lifetimeTitle}</h2>
          <dl>
            <div>
              <dt>{words.netDeposits}</dt>
              <dd translate="no">{lifetime}</dd>
            </div>
          </dl>
        </section>
      )}
    </div>
  );
}

function Totals({ data: { words, period }, sums }: { data: Data; sums: NonNullable<Data['sums']> }) {
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="period">
      <h2 id="period">{period}</h2>
      {isHydrated && (
        <Button look="quiet" type="button" onClick={() => window.print()}>
          {words.print}
        </Button>
      )}
      <dl>
        {SUMS.map((id) => (
          <div key={id}>
            <dt>{words[id]}</dt>
            <dd translate="no">{sums[id]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
