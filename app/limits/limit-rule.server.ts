export const MINUTE = 60;
export const TEN_MINUTES = 600;
export const HOUR = 3_600;
export const DAY = 86_400;

export interface LimitRule {
  /** The key prefix in the store: a limit that is renamed starts from zero. */
  readonly name: string;
  /** The number of tries for each key. */
  readonly points: number;
  readonly seconds: number;
  /** Counts client addresses, by their networks: see network-limit.server.ts. */
  readonly byNetwork?: true;
  /** What the limit is for, and why it is no lower. */
  readonly protects: string;
}
