import type { Fixture } from './fixtures';

/** What an odds compiler believes about one market at one moment. */
export interface Market {
  /** `result`, `winner`, `both`, `total:2.5`, `set:2` or `sets:2.5`. */
  readonly id: string;
  readonly picks: readonly { readonly id: string; readonly probability: number }[];
}

/** Whether these could name a market and a pick of it, offered now or not. */
export const isBetForm = (marketId: string, pickId: string) =>
  /^(result|winner|both|total:\d{1,3}\.5|sets:\d\.5|set:\d)$/.test(marketId) &&
  /^(1|X|2|over|under|yes|no)$/.test(pickId);

export interface Score {
  readonly home: number;
  readonly away: number;
  /** Points within each set, oldest first, for sports that are played in sets. */
  readonly sets?: readonly (readonly [number, number])[];
  /** Minutes played, for sports that are played by the clock. */
  readonly minute?: number;
}

/** How a sport is played and priced. Times are epoch milliseconds. */
export interface SportModel {
  endsAt(fixture: Fixture): number;
  /** The score then; after the end, the final one. */
  scoreAt(fixture: Fixture, now: number): Score;
  /** The markets that are still open then, the main one first. `lean` moves the compiler's opinion towards home. */
  marketsAt(fixture: Fixture, now: number, lean: number): Market[];
  /** The pick that the match makes right. Call it only after the end. Null when the market was not played. */
  winningPick(fixture: Fixture, marketId: string): string | null;
}

export const twoWay = (id: string, [first, second]: readonly [string, string], probability: number): Market => ({
  id,
  picks: [
    { id: first, probability },
    { id: second, probability: 1 - probability },
  ],
});
