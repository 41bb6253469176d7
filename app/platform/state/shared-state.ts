/** The store cannot be reached, or is full. */
export class StateUnavailableError extends Error {}

/**
 * - `confirmed`: as `guaranteed`, and replicas have it before the write counts. For the writes that let a payment be sent:
 *   without them it could be sent twice. A write that is not confirmed rejects, and may have taken effect
 * - `guaranteed`: for the whole lifetime; a full memory rejects new entries instead. The default
 * - `evictable`: memory may forget it early, and never rejects it: nothing that guards money may depend on it
 */
export type Retention = 'confirmed' | 'guaranteed' | 'evictable';

/**
 * A key-value store that all instances of the site share: in Redis where it is configured, otherwise in memory. It records, for
 * example, which payments were sent. Every method rejects with `StateUnavailableError` when the store cannot be reached; code
 * that guards money must then not act, because it could act twice. Lifetimes are in seconds, fractions included.
 */
export interface SharedState {
  /** Changes whenever entries of the key's part of the store may be lost: emptied, restarted, or replaced by a replica. */
  generation(key: string): Promise<string>;
  get(key: string): Promise<string | null>;
  put(key: string, value: string, seconds: number, retention?: Retention): Promise<void>;
  /** Sets the key if it is absent. Exactly one of several simultaneous calls returns true. */
  claim(key: string, value: string, seconds: number, retention?: Retention): Promise<boolean>;
  /** Compare-and-set: writes `to` if the value is `from`; otherwise returns false. */
  replace(key: string, from: string, to: string, seconds: number, retention?: Retention): Promise<boolean>;
  /** Compare-and-delete: deletes the key if it has this value. */
  release(key: string, value: string): Promise<void>;
  forget(key: string): Promise<void>;
  close(): Promise<void>;
}

/** Messages between all instances of the site. One that is sent while an instance cannot be reached is lost to it. */
export interface SharedEvents {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, onMessage: (message: string) => void): void;
}

/** What the shared state answers; undefined while it is unavailable, or where a single instance has none. */
export async function orWithout<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StateUnavailableError) return undefined;
    throw error;
  }
}
