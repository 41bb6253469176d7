export const MINUTE_MS = 60_000;

/** Whole minutes since a time, never below zero: the clock of another instance may be ahead. */
export const minutesSince = (time: number, now = Date.now()): number =>
  Math.max(0, Math.floor((now - time) / MINUTE_MS));
