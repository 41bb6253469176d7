import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { formatMoney } from '~/lib/money';
import { bonus } from '~/upstream/contract/bonus';
import { csvAnswer, figure } from './csv-answer.server';
import { describeHistory } from './describe-history.server';
import { showValue } from './history-words';
import { readHistory } from './read-history.server';

const PATH = '/dashboard/bonuses';

const readBonuses = (args: LoaderFunctionArgs) =>
  readHistory(args, { filters: {}, ask: (_query, page) => args.context.operator.ask(bonus.list, page) });

const asTime = (time: string | null) => (time === null ? '' : formatDateTime(Date.parse(time)));

/** The bonuses that the player asked for or was given, newest first. */
export async function loadBonuses(args: LoaderFunctionArgs) {
  const { translation } = args.context;
  const { query, list, status } = await readBonuses(args);
  const words = translation.copy('history-words');
  const items = list.state === 'rows' ? list.items : [];
  return json(
    {
      ...describeHistory(translation, PATH, query, list),
      title: translation.t('history', 'bonuses'),
      rows: items.map(({ id, title, description, amount, status, createdAt, expiresAt }) => ({
        id: String(id),
        title,
        description,
        amount: formatMoney(amount, translation.locale),
        status: showValue(words, 'processStatus', status),
        createdAt: asTime(createdAt),
        expiresAt: asTime(expiresAt),
      })),
    },
    { status },
  );
}

/** The same rows as a file. */
export async function downloadBonuses(args: LoaderFunctionArgs) {
  const { locale, copy } = args.context.translation;
  const { list, status } = await readBonuses(args);
  const words = copy('history-words');
  const { time, bonus: title, description, status: statusHeader, amount, expiresAt } = copy('history');
  return csvAnswer(list, status, locale, {
    name: 'bonuses',
    header: [time, title, description, statusHeader, amount, expiresAt],
    rowOf: (item) => [
      asTime(item.createdAt),
      item.title,
      item.description,
      showValue(words, 'processStatus', item.status).label,
      figure(item.amount, locale),
      asTime(item.expiresAt),
    ],
  });
}
