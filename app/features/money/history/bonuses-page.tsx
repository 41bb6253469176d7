import type { SerializeFrom } from '@remix-run/node';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { DataTable, type Column } from '~/ui/data-table';
import type { loadBonuses } from './bonuses.server';
import { HistoryFrame, type HistoryFrameProps } from './history-frame';

export type BonusHistory = Omit<SerializeFrom<typeof loadBonuses>, 'kind'>;

interface BonusesPageProps extends Pick<HistoryFrameProps, 'Heading' | 'whenEmpty'> {
  data: BonusHistory;
}

export function BonusesPage({ data, ...frame }: BonusesPageProps) {
  const { copy } = data;
  const columns: Column<BonusHistory['rows'][number]>[] = [
    { id: 'bonus', header: copy.bonus, isTitle: true, isProse: true, cell: ({ title }) => title },
    { id: 'description', header: copy.description, cell: ({ description }) => description },
    { id: 'time', header: copy.time, cell: ({ createdAt }) => createdAt },
    { id: 'expiresAt', header: copy.expiresAt, isLabelled: true, cell: ({ expiresAt }) => expiresAt || '—' },
    { id: 'status', header: copy.status, cell: ({ status }) => <Badge tone={status.tone}>{status.label}</Badge> },
    { id: 'amount', header: copy.amount, isNumeric: true, cell: ({ amount }) => amount },
  ];
  return (
    <HistoryFrame
      data={data}
      whenEmpty={<ButtonLink href="/dashboard/claim-bonus">{copy.claim}</ButtonLink>}
      {...frame}
    >
      <DataTable caption={data.title} columns={columns} rows={data.rows} keyOf={({ id }) => id} isCompact />
    </HistoryFrame>
  );
}
