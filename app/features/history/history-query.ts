/** What may stand between the question mark and the rows. */
export interface HistoryQuery {
  /** From 1. */
  readonly page: number;
  /** The filters that choose one of an enumeration; those that choose nothing are absent. */
  readonly chosen: Readonly<Partial<Record<string, number>>>;
  /** Calendar days, both included; null when open. */
  readonly from: string | null;
  readonly to: string | null;
  /** What is wrong with a day, by its field. */
  readonly faults: { readonly from?: 'noDay'; readonly to?: 'noDay' | 'beforeFrom' };
  /** The filters as an address, without the page. */
  readonly search: string;
}

/** As far as the operator counts. */
const LAST_PAGE = 50_000;

/**
 * Reads the address of a history. What no form of ours sends, such as an unknown kind or a page called "x", is passed
 * over; a day is typed by the player, and a wrong one is named.
 *
 * @param allowed the values of each filter, by its name
 */
export function readHistoryQuery(params: URLSearchParams, allowed: Record<string, readonly number[]>): HistoryQuery {
  const chosen = Object.fromEntries(
    Object.entries(allowed).flatMap(([name, values]) => {
      const value = values.find((known) => String(known) === params.get(name));
      return value === undefined ? [] : [[name, value]];
    }),
  );
  const from = params.get('from')?.trim() || null;
  const to = params.get('to')?.trim() || null;
  const isDisordered = isDay(from) && isDay(to) && from > to;
  const filters = new URLSearchParams(Object.entries(chosen).map(([name, value]) => [name, String(value)]));
  if (from !== null) filters.set('from', from);
  if (to !== null) filters.set('to', to);
  return {
    page: pageIn(params.get('page')),
    chosen,
    from,
    to,
    faults: {
      ...(from !== null && !isDay(from) && { from: 'noDay' as const }),
      ...(to !== null && !isDay(to) && { to: 'noDay' as const }),
      ...(isDisordered && { to: 'beforeFrom' as const }),
    },
    search: filters.toString(),
  };
}

function pageIn(text: string | null): number {
  const page = /^[1-9]\d{0,4}$/.test(text ?? '') ? Number(text) : 1;
  return Math.min(page, LAST_PAGE);
}

/** A day that exists, as year-month-day. */
function isDay(text: string | null): text is string {
  if (text === null || !/^(19|20)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
