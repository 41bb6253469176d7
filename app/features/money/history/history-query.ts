import { dayExists, isPlausibleDay } from '~/lib/calendar-day';
import { normaliseCode } from '~/lib/normalise-text';
import { pageFrom } from '~/lib/page-number';

export type DayFault = 'noDay' | 'beforeFrom' | 'inFuture' | 'tooLong';

export interface HistoryQuery {
  /** From 1. */
  readonly page: number;
  /** The values of enumeration filters; a filter without a value is absent. */
  readonly chosen: Readonly<Partial<Record<string, number>>>;
  /** Calendar days, both inclusive; null when open. */
  readonly from: string | null;
  readonly to: string | null;
  readonly faults: { readonly from?: DayFault; readonly to?: DayFault };
  /** The filters as a query string, without the page. */
  readonly search: string;
  /** The player asked for the day fields. */
  readonly wantsDays: boolean;
}

/** The last page that the operator accepts. */
const LAST_PAGE = 50_000;

/**
 * Parses the query of a history page. Values that the form cannot send, such as an unknown kind, are ignored; an
 * invalid day is reported, because players type days.
 *
 * @param allowed the values of each filter, by query parameter
 */
export function readHistoryQuery(params: URLSearchParams, allowed: Record<string, readonly number[]>): HistoryQuery {
  const chosen = Object.fromEntries(
    Object.entries(allowed).flatMap(([name, values]) => {
      const value = values.find((known) => String(known) === params.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const from = normaliseCode(params.get('from') ?? '') || null;
  const to = normaliseCode(params.get('to') ?? '') || null;
  const [fromFault, toFault] = [faultOf(from), faultOf(to)];
  const isReversed = from !== null && to !== null && !fromFault && !toFault && from > to;
  const filters = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)]));
  if (from !== null) filters.set('from', from);
  if (to !== null) filters.set('to', to);
  return {
    page: Math.min(pageFrom(params.get('page'), 5), LAST_PAGE),
    chosen,
    from,
    to,
    faults: {
      ...(fromFault && { from: fromFault }),
      ...(toFault && { to: toFault }),
      ...(isReversed && { to: 'beforeFrom' as const }),
    },
    search: filters.toString(),
    wantsDays: params.get('range') === 'custom',
  };
}

function faultOf(day: string | null): DayFault | null {
  if (day === null || isPlausibleDay(day)) return null;
  return dayExists(day) && day > new Date().toISOString() ? 'inFuture' : 'noDay';
}
