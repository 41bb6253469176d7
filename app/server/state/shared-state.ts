/** The store cannot be reached, or is full. */
export class StateUnavailableError extends Error {}

/**
 * - `guaranteed`: for the whole lifetime; a full memory rejects new entries instead. The default
 * - `evictable`: memory may forget it early, and never rejects it: nothing that guards money may depend on it
 */
export type Retention = 'guaranteed' | 'evictable';

/**
 * A key-value store that all instances of the site share: in Redis with `REDIS_URL`, otherwise in memory. It records, for
 * example, which payments were sent. Every method rejects with `StateUnavailableError` when the store cannot be reached; code
 * that guards money must then not act, because it could act twice. Lifetimes are in seconds, fractions included.
 */
export interface SharedState {
  /** The time in milliseconds since 1970 when the store was created. Entries from before it may be lost. */
  bornAt(): Promise<number>;
  get(key: string): Promise<string | null>;
  put(key: string, value: string, seconds: number, retention?: Retention): Promise<void>;
  /** Sets the key if it is absent. Of several simultaneous calls exactly one returns true. */
  claim(key: string, value: string, seconds: number, retention?: Retention): Promise<boolean>;
  /** Compare-and-set: writes `to` if the value is `from`; otherwise returns false. */
  replace(key: string, from: string, to: string, seconds: number): Promise<boolean>;
  /** Compare-and-delete: deletes the key if it has this value. */
  release(key: string, value: string): Promise<void>;
  /** Deletes the key. */
  forget(key: string): Promise<void>;
  close(): Promise<void>;
}
