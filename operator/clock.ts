/** The operator's time. Tests turn it ahead, so that periods, delays and exclusions end without waiting. */
export interface Clock {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Sets by how many milliseconds the time is ahead of the machine's. */
  setAhead(ms: number): void;
}

export function createClock(): Clock {
  let aheadMs = 0;
  return { now: () => Date.now() + aheadMs, setAhead: (ms) => void (aheadMs = ms) };
}
