import type { LimitPeriod } from '../store/limits';
import { DAY_MS } from '../utc-time';

/** The operator's calendar is that of Europe/Istanbul, which has had no other offset since 2016. */
const OFFSET_MS = 3 * 3_600_000;
export const TIME_ZONE = 'Europe/Istanbul';

/** 1970-01-05 was a Monday: weeks begin on Mondays. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const WEEK_MS = 7 * DAY_MS;

export interface Span {
  /** Epoch milliseconds, inclusive. */
  readonly from: number;
  /** Epoch milliseconds, exclusive. */
  readonly until: number;
}

/** The calendar day, week or month of the operator's time zone that contains the moment (epoch milliseconds). */
export function periodAt(period: LimitPeriod, moment: number): Span {
  const local = moment + OFFSET_MS;
  if (period === 'month') {
    const date = new Date(local);
    const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
    return { from: Date.UTC(year, month) - OFFSET_MS, until: Date.UTC(year, month + 1) - OFFSET_MS };
  }
  const [length, origin] = period === 'day' ? [DAY_MS, 0] : [WEEK_MS, FIRST_MONDAY_MS];
  const from = origin + Math.floor((local - origin) / length) * length - OFFSET_MS;
  return { from, until: from + length };
}

/** The month of the operator's time zone, such as `2026-03`. */
export function monthOf(moment: number): string {
  return new Date(moment + OFFSET_MS).toISOString().slice(0, 7);
}
