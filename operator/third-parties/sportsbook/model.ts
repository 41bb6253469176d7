import type { Fixture } from './fixtures';

/** The odds compiler's estimate of one market at one moment. */
export interface Market {
  /** `result`, `winner`, `both`, `total:2.5`, `set:2` or `sets:2.5`. */
  readonly id: string;
  readonly picks: readonly { readonly id: string; readonly probability: number }[];
}

/** Whether the ids have the form of a market and its pick. They need not be on offer. */
export const isBetId = (marketId: string, pickId: string) =>
  /^(result|winner|both|total:\d{1,3}\.5|sets:\d\.5|set:\d)$/.test(marketId) &&
  /^(1|X|2|over|under|yes|no)$/.test(pickId);

export interface Score {
  readonly home: number;
  readonly away: number;
  /** Points of each set, oldest first, for sports with sets. */
  readonly sets?: readonly (readonly [number, number])[];
  /** Minutes played, for sports with a clock. */
  readonly minute?: number;
}

/** Rules and pricing of a sport. Times are epoch milliseconds. */
export interface SportModel {
  endsAt(fixture: Fixture): number;
  /** The score at that time; after the end, the final score. */
  scoreAt(fixture: Fixture, now: number): Score;
  /** The markets still open at that time, the main one first. `lean` shifts the estimate towards home. */
  marketsAt(fixture: Fixture, now: number, lean: number): Market[];
  /** The winning pick. Call it only after the end. Null if the market was not played. */
  winningPick(fixture: Fixture, marketId: string): string | null;
}

export const twoWay = (id: string, [first, second]: readonly [string, string], probability: number): Market => ({
  id,
  picks: [
    { id: first, probability },
    { id: second, probability: 1 - probability },
  ],
});
