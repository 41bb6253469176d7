import { json, type AppLoadContext, type LoaderFunctionArgs } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { DEFAULT_CURRENCY, formatMoney } from '~/lib/money';
import type { CallData } from '~/upstream/contract/call';
import { bonus } from '~/upstream/contract/bonus';
import { BONUSES_PATH } from './bonuses-path';
import { csvResponse } from './csv-response.server';
import { describeHistory } from './describe-history.server';
import { showValue } from './history-words';
import { readHistory } from './read-history.server';

type Bonus = CallData<typeof bonus.list>['items'][number];

const readBonuses = (args: LoaderFunctionArgs) =>
  readHistory(args, { filters: {}, ask: (_chosen, _period, page) => args.context.operator.ask(bonus.list, page) });

const formatTime = (time: string | null, zone: string) => (time === null ? '' : formatDateTime(Date.parse(time), zone));

export async function loadBonuses(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const { query, list, status } = await readBonuses(args);
  return json(
    {
      kind: 'history' as const,
      ...describeHistory(page, BONUSES_PATH, query, list),
      title: page.translation.t('history', 'bonuses'),
      emptyTitle: page.translation.t('history', 'emptyBonuses'),
      rows: bonusRows(list.state === 'rows' ? list.items : [], page),
    },
    { status },
  );
}

export function bonusRows(
  items: readonly Bonus[],
  { translation, zone }: Pick<AppLoadContext['page'], 'translation' | 'zone'>,
) {
  const copy = translation.copy('history-words');
  return items.map(({ id, title, description, amount, status, createdAt, expiresAt }) => ({
    id: String(id),
    title,
    description,
    amount: formatMoney(amount, translation.locale),
    status: showValue(copy, 'processStatus', status),
    createdAt: formatTime(createdAt, zone),
    expiresAt: formatTime(expiresAt, zone),
  }));
}

export async function downloadBonuses(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const copy = page.translation.copy('history');
  return csvResponse(await readBonuses(args), page, 'bonuses', ({ time, figure, label }) => [
    [copy.time, ({ createdAt }) => time(createdAt)],
    [copy.bonus, ({ title }) => title],
    [copy.description, ({ description }) => description],
    [copy.status, ({ status }) => label('processStatus', status)],
    [copy.amount, ({ amount }) => figure(amount)],
    [copy.currency, () => DEFAULT_CURRENCY],
    [copy.expiresAt, ({ expiresAt }) => time(expiresAt)],
  ]);
}
