import { addDays } from '~/lib/zoned-time';
import type { HistoryQuery } from './history-query';

export type RangeName = 'all' | 'today' | 'week' | 'month' | 'custom';

export interface Range {
  readonly name: RangeName;
  readonly href: string;
  readonly isCurrent: boolean;
}

const DAYS = { today: 1, week: 7, month: 30 } as const;

/** The element id of the field for the first day. */
export const FIRST_DAY_FIELD = 'filter-from';

/**
 * Links to the common ranges of days, which keep the other filters, and to the day fields for any other range.
 *
 * @param today in the player's zone, as year-month-day
 */
export function rangesOf(path: string, query: HistoryQuery, today: string): Range[] {
  const hrefOf = (days: Record<string, string>, hash = '') => {
    const params = new URLSearchParams(query.search);
    for (const name of ['from', 'to']) params.delete(name);
    for (const [name, value] of Object.entries(days)) params.set(name, value);
    const search = params.toString();
    return `${path}${search && `?${search}`}${hash}`;
  };
  const { from, to, wantsDays } = query;
  const given = { ...(from !== null && { from }), ...(to !== null && { to }) };
  const common = Object.entries(DAYS).map(([name, count]) => {
    const first = addDays(today, 1 - count);
    const isCurrent = from === first && to === today && !wantsDays;
    return { name: name as RangeName, href: hrefOf({ from: first, to: today }), isCurrent };
  });
  const isAll = from === null && to === null && !wantsDays;
  const isCustom = !isAll && !common.some(({ isCurrent }) => isCurrent);
  return [
    { name: 'all', href: hrefOf({}), isCurrent: isAll },
    ...common,
    { name: 'custom', href: hrefOf({ ...given, range: 'custom' }, `#${FIRST_DAY_FIELD}`), isCurrent: isCustom },
  ];
}
