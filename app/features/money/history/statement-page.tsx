import type { SerializeFrom } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { Button } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import { useHydrated } from '~/ui/use-hydrated';
import { HistoryFilters } from './history-filters';
import { BonusCredits, HistoryFrame, PaymentSums } from './history-frame';
import styles from './statement-page.module.css';
import type { loadStatement } from './statement.server';

type Data = SerializeFrom<typeof loadStatement>;

const SUMS = ['deposits', 'withdrawals', 'netDeposits', 'staked', 'won', 'net'] as const;

export function StatementPage() {
  const data = useLoaderData<typeof loadStatement>();
  const { statementCopy: copy, sums, lifetime } = data;
  const columns: Column<Data['rows'][number]>[] = [
    { id: 'month', header: copy.month, isTitle: true, cell: ({ name }) => name },
    ...SUMS.map((id) => ({
      id,
      header: copy[id],
      isNumeric: true,
      cell: (row: Data['rows'][number]) => row[id],
    })),
  ];
  return (
    <div className={styles.statement}>
      <HistoryFrame data={data} filters={<HistoryFilters data={data} />}>
        {sums && <Totals data={data} sums={sums} />}
        {data.rows.length > 0 && (
          <>
            <h2>{copy.months}</h2>
            <DataTable caption={copy.months} columns={columns} rows={data.rows} keyOf={({ id }) => id} />
          </>
        )}
        <p>{copy.terms}</p>
        <PaymentSums copy={data.copy} />
      </HistoryFrame>
      <BonusCredits {...data.bonusCredits} />
      {lifetime !== null && (
        <section aria-labelledby="lifetime">
          <h2 id="lifetime">{copy.lifetimeTitle}</h2>
          <Figures figures={{ netDeposits: lifetime }} copy={copy} />
        </section>
      )}
    </div>
  );
}

function Totals({ data, sums }: { data: Data; sums: NonNullable<Data['sums']> }) {
  const { statementCopy: copy, period } = data;
  const isHydrated = useHydrated();
  return (
    <section aria-labelledby="period">
      <h2 id="period">{period}</h2>
      {isHydrated && (
        <Button look="quiet" type="button" onClick={() => window.print()}>
          {copy.print}
        </Button>
      )}
      <p>{data.holder}</p>
      <p>{data.issued}</p>
      <Figures figures={sums.column} copy={copy} />
      <Figures figures={sums.results} copy={copy} />
    </section>
  );
}

type Names = Data['statementCopy'];

function Figures({ figures, copy }: { figures: Partial<Record<keyof Names, string>>; copy: Names }) {
  return (
    <dl>
      {(Object.entries(figures) as [keyof Names, string][]).map(([id, text]) => (
        <div key={id} data-figure={id}>
          <dt>{copy[id]}</dt>
          <dd translate="no">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
