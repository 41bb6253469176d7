import type { AppLoadContext } from '@remix-run/node';
import { BONUSES_PATH } from './bonuses-path';
import type { Translation } from '~/i18n/translator.server';
import { timeZoneLabel } from '~/lib/time-zone';
import { dayAt } from '~/lib/zoned-time';
import type { HistoryQuery } from './history-query';
import { listRanges, rangesOf } from './history-ranges';
import { addressOf, ROWS_PER_PAGE, type HistoryList } from './read-history.server';

/** @param rangesAt the ranges that have a link, for the present day */
export function describeHistory<Item>(
  { translation: { copy, t, locale }, zone }: Pick<AppLoadContext['page'], 'translation' | 'zone'>,
  path: string,
  query: HistoryQuery,
  list: HistoryList<Item>,
  rangesAt = listRanges,
) {
  const { page, chosen, from, to, faults, search } = query;
  const ranges = rangesOf(path, query, rangesAt(dayAt(Date.now(), zone)));
  const isList = list.state === 'rows';
  const first = (page - 1) * ROWS_PER_PAGE + 1;
  return {
    copy: copy('history'),
    path,
    page,
    search,
    state: isList ? (list.total === 0 ? ('empty' as const) : ('rows' as const)) : stateOf(list),
    pages: isList ? list.pages : 1,
    position: isList
      ? t('history-server', 'position', { first, last: first + list.items.length - 1, total: list.total })
      : '',
    timeZone: t('history-server', 'timeZone', { name: timeZoneLabel(zone, locale) }),
    isFiltered: search !== '',
    ranges,
    /** A range that has a link is no reason to show the fields. */
    showsFields: Object.keys(chosen).length > 0 || ranges.at(-1)?.isCurrent === true,
    retryHref: `${path}${addressOf(search, page)}`,
    csvHref: `${path}.csv${addressOf(search, page)}`,
    filters: {
      chosen: Object.fromEntries(Object.entries(chosen).map(([name, value]) => [name, String(value)])),
      from: from ?? '',
      to: to ?? '',
      fromFault: faults.from ? t('history-server', faults.from) : null,
      toFault: faults.to ? t('history-server', faults.to) : null,
    },
  };
}

/** What the lists and sums of payments leave out of the balance, and where it is. */
export const describeBonusCredits = (
  { t }: Pick<Translation, 't'>,
  text: 'bonusCredits' | 'bonusesOfStatement' = 'bonusCredits',
) => ({
  text: t('history-server', text),
  href: BONUSES_PATH,
});

export type HistoryDescription = ReturnType<typeof describeHistory>;

function stateOf(list: Exclude<HistoryList<unknown>, { state: 'rows' }>) {
  if (list.state === 'invalid') return 'invalid';
  return list.failure === 'not-offered' ? 'notOffered' : 'unavailable';
}
