import { addDays } from '~/lib/zoned-time';
import { readHistoryQuery, type DayFault, type HistoryQuery } from './history-query';
import type { CommonRange } from './history-ranges';

/** The parsed query of a statement. The typed days stay as they are; `days` are those that the statement covers. */
export interface StatementQuery extends HistoryQuery {
  /** Calendar days, both inclusive. They mean nothing where `faults` has any. */
  readonly days: { readonly from: string; readonly to: string };
}

/**
 * Parses the query of a statement. Without days it covers the present month. A statement covers days of one year at
 * most, and does not begin in the future.
 *
 * @param today in the player's zone, as year-month-day
 */
export function readStatementQuery(params: URLSearchParams, today: string): StatementQuery {
  const query = readHistoryQuery(params, {});
  if (Object.keys(query.faults).length > 0) return { ...query, days: { from: today, to: today } };
  const days = { from: query.from ?? firstOfMonth(query.to ?? today), to: query.to ?? today };
  return { ...query, days, faults: faultsOf(query, days, today) };
}

/** A fault is reported at the field that has something typed, where only one has. */
function faultsOf({ from }: HistoryQuery, days: StatementQuery['days'], today: string): HistoryQuery['faults'] {
  const fault: DayFault | null = days.from > today ? 'inFuture' : days.to >= yearAfter(days.from) ? 'tooLong' : null;
  if (fault === null) return {};
  return from === null ? { to: fault } : { from: fault };
}

/** The ranges of a statement that have a link, whole months. @param today year-month-day */
export const statementRanges = (today: string): CommonRange[] => [
  { name: 'thisMonth', days: null },
  { name: 'lastMonth', days: { from: firstOfMonth(today, -1), to: addDays(firstOfMonth(today), -1) } },
  { name: 'threeMonths', days: { from: firstOfMonth(today, -2), to: today } },
  { name: 'year', days: { from: firstOfMonth(today, -11), to: today } },
];

/** The first day of a day's month, or of the month that many months later. */
function firstOfMonth(day: string, count = 0): string {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + count, 1)).toISOString().slice(0, 10);
}

/** The same day of the next year, as text that compares like a day: 29 February may not exist in it. */
const yearAfter = (day: string) => `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`;
