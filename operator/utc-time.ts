/** Epoch milliseconds in the contract's time format: UTC, without a zone suffix. */
export function toUtcTime(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 19);
}

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A time in the contract's format, in epoch milliseconds. Null if there is no such time. */
export function fromUtcTime(text: string): number | null {
  const moment = Date.parse(`${text}Z`);
  return Number.isNaN(moment) || toUtcTime(moment) !== text ? null : moment;
}

/** The first millisecond of a UTC calendar date (`YYYY-MM-DD`). Null if there is no such day. */
export function startOfDay(date: string): number | null {
  const start = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== date ? null : start;
}
