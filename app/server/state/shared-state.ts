/** The store cannot be reached. */
export class StateUnavailableError extends Error {}

/**
 * Small facts that all instances of the site share: which payment was already sent, for one. In memory, or in Redis
 * where `REDIS_URL` names one. Every method rejects with `StateAway` when the store cannot be reached; whoever guards
 * money then does nothing rather than something twice. Times are in seconds, and may be fractions.
 */
export interface SharedState {
  /** When it began to remember, in milliseconds since 1970: what happened before may have been forgotten. */
  bornAt(): Promise<number>;
  get(key: string): Promise<string | null>;
  put(key: string, value: string, seconds: number): Promise<void>;
  /** Writes where nothing stands. Of many that try at once exactly one is told true. */
  claim(key: string, value: string, seconds: number): Promise<boolean>;
  /** Writes where `from` still stands; false where it does not. */
  replace(key: string, from: string, to: string, seconds: number): Promise<boolean>;
  /** Takes the key away while it still holds that value. */
  release(key: string, value: string): Promise<void>;
  /** Takes the key away, whatever it holds. */
  forget(key: string): Promise<void>;
  close(): Promise<void>;
}
