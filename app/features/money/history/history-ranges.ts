import { addDays } from '~/lib/zoned-time';
import type { HistoryQuery } from './history-query';

export type RangeName =
  'all' | 'today' | 'week' | 'month' | 'thisMonth' | 'lastMonth' | 'threeMonths' | 'year' | 'custom';

export interface Range {
  readonly name: RangeName;
  readonly href: string;
  readonly isCurrent: boolean;
}

/** A range that has a link. `days` is null for the range that an address without days means. */
export interface CommonRange {
  readonly name: RangeName;
  readonly days: { readonly from: string; readonly to: string } | null;
}

const DAYS = { today: 1, week: 7, month: 30 } as const;

/** The common ranges of a list: all of it, or the days up to today. @param today year-month-day */
export const listRanges = (today: string): CommonRange[] => [
  { name: 'all', days: null },
  ...Object.entries(DAYS).map(([name, count]) => ({
    name: name as RangeName,
    days: { from: addDays(today, 1 - count), to: today },
  })),
];

export const FIRST_DAY_FIELD = 'filter-from';

/** Links to the common ranges of days, which keep the other filters, and to the day fields for any other range. */
export function rangesOf(path: string, query: HistoryQuery, common: readonly CommonRange[]): Range[] {
  const hrefOf = (days: Readonly<Record<string, string>>, hash = '') => {
    const params = new URLSearchParams(query.search);
    for (const name of ['from', 'to']) params.delete(name);
    for (const [name, value] of Object.entries(days)) params.set(name, value);
    const search = params.toString();
    return `${path}${search && `?${search}`}${hash}`;
  };
  const { from, to, wantsDays } = query;
  const given = { ...(from !== null && { from }), ...(to !== null && { to }) };
  const isShown = (days: CommonRange['days']) => from === (days?.from ?? null) && to === (days?.to ?? null);
  const links = common.map(({ name, days }) => ({
    name,
    href: hrefOf(days ?? {}),
    isCurrent: !wantsDays && isShown(days),
  }));
  const isCustom = !links.some(({ isCurrent }) => isCurrent);
  return [
    ...links,
    { name: 'custom', href: hrefOf({ ...given, range: 'custom' }, `#${FIRST_DAY_FIELD}`), isCurrent: isCustom },
  ];
}
