/** Epoch milliseconds as the contract writes a time: UTC, without a zone mark. */
export function toUtcTime(epochMs: number): string {
  return new Date(epochMs).toISOString().slice(0, 19);
}

export const DAY_MS = 86_400_000;

/** The first millisecond of a UTC calendar date (`YYYY-MM-DD`). Null when there is no such day. */
export function startOfDay(date: string): number | null {
  const start = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(start) || new Date(start).toISOString().slice(0, 10) !== date ? null : start;
}
