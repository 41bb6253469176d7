import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { addDays, startOfDay } from '~/lib/zoned-time';
import type { FailureKind, Outcome } from '~/upstream/outcome';
import { statusOf } from '~/upstream/status-of';
import { readHistoryQuery, type HistoryQuery } from './history-query';

export const ROWS_PER_PAGE = 20;

export type HistoryList<Item> =
  | { readonly state: 'rows'; readonly items: readonly Item[]; readonly total: number; readonly pages: number }
  | { readonly state: 'invalid' }
  | { readonly state: 'failed'; readonly failure: FailureKind };

interface History<Item> {
  /** The values of each filter, by query parameter. */
  readonly filters: Record<string, readonly number[]>;
  ask(
    chosen: HistoryQuery['chosen'],
    period: Period,
    page: { skip: number; take: number },
  ): Promise<Outcome<{ total: number; items: Item[] }>>;
}

/** Times in UTC as the contract writes them: `from` inclusive, `to` exclusive. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

/** An invalid query sends no call to the operator. A page after the last one redirects to the last. */
export async function readHistory<Item>(
  { request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>,
  { filters, ask }: History<Item>,
): Promise<{ query: HistoryQuery; list: HistoryList<Item>; status: number }> {
  const { pathname, searchParams } = new URL(request.url);
  const query = readHistoryQuery(searchParams, filters);
  if (Object.keys(query.faults).length > 0) return { query, list: { state: 'invalid' }, status: 400 };
  const outcome = await ask(query.chosen, periodOf(query, context.page.zone), {
    skip: (query.page - 1) * ROWS_PER_PAGE,
    take: ROWS_PER_PAGE,
  });
  if (outcome.kind !== 'success') {
    const failure = outcome.kind;
    return { query, list: { state: 'failed', failure }, status: statusOf(outcome, LIST_STATUS) };
  }
  const { total, items } = outcome.data;
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  if (query.page > pages) throw redirect(`${pathname}${addressOf(query.search, pages)}`);
  return { query, list: { state: 'rows', items, total, pages }, status: 200 };
}

export function periodOf({ from, to }: HistoryQuery, zone: string): Period {
  return {
    ...(from !== null && { from: startInUtc(from, zone) }),
    ...(to !== null && { to: startInUtc(addDays(to, 1), zone) }),
  };
}

/** The moment at which a day of the zone begins, in UTC as the contract writes it. */
export const startInUtc = (day: string, zone: string) => new Date(startOfDay(day, zone)).toISOString().slice(0, 19);

export function addressOf(search: string, page: number): string {
  const params = new URLSearchParams(search);
  if (page > 1) params.set('page', String(page));
  const text = params.toString();
  return text && `?${text}`;
}

/** `refused` and `not-offered` are answers of the operator, not failures of this site: the page is shown, with a message. */
export const LIST_STATUS = { refused: 200, 'not-offered': 200 };
