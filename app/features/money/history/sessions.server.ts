import { json, type LoaderFunctionArgs } from '@remix-run/node';
import { formatDateTime } from '~/lib/dates';
import { customer } from '~/upstream/contract/customer';
import { csvResponse } from './csv-response.server';
import { canEndSessions, targetOf } from './end-session.server';
import { describeHistory } from './describe-history.server';
import { readHistory } from './read-history.server';

const PATH = '/dashboard/session-history';

const readSessions = (args: LoaderFunctionArgs) =>
  readHistory(args, {
    filters: {},
    ask: (_chosen, _period, page) => args.context.operator.ask(customer.sessions, page),
  });

const formatTime = (time: string | null, zone: string) =>
  time === null ? null : formatDateTime(Date.parse(time), zone);

export async function loadSessions(args: LoaderFunctionArgs) {
  const { translation, zone } = args.context.page;
  const [{ query, list, status }, canEnd] = await Promise.all([readSessions(args), canEndSessions(args.context)]);
  const items = list.state === 'rows' ? list.items : [];
  const isOther = ({ current, endedAt }: (typeof items)[number]) => !current && endedAt === null;
  return json(
    {
      /** Whether the player can end others: of this page, or of the pages that this one does not show. */
      canEnd: canEnd && (items.some(isOther) || (list.state === 'rows' && list.total > items.length)),
      ...describeHistory(args.context.page, PATH, query, list),
      title: translation.t('history', 'sessions'),
      emptyTitle: translation.t('history', 'emptySessions'),
      rows: items.map((session) => {
        const { id, endedAt, ip, device, place, lastUsedAt, current } = session;
        const startedAt = formatTime(session.startedAt, zone) ?? '';
        return {
          id: String(id),
          startedAt,
          endedAt: formatTime(endedAt, zone),
          ip,
          device,
          place: (canEnd && place) || null,
          lastUsedAt: canEnd ? formatTime(lastUsedAt ?? null, zone) : null,
          isCurrent: current,
          end:
            canEnd && isOther(session)
              ? {
                  value: targetOf(id),
                  label: translation.t('history-server', 'endSession', { device, time: startedAt }),
                }
              : null,
        };
      }),
    },
    { status },
  );
}

export async function downloadSessions(args: LoaderFunctionArgs) {
  const { page } = args.context;
  const copy = page.translation.copy('history');
  return csvResponse(await readSessions(args), page, 'session-history', ({ time }) => [
    [copy.startedAt, ({ startedAt }) => time(startedAt)],
    [copy.endedAt, ({ endedAt }) => time(endedAt)],
    [copy.device, ({ device }) => device],
    [copy.ip, ({ ip }) => ip],
  ]);
}
