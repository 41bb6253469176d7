import { LRUCache } from 'lru-cache';
import { StateUnavailableError, type SharedState } from '~/server/state/shared-state';

/**
 * Sessions that are over although their cookie would still open: whoever kept a copy is a guest. Known to all instances by
 * the shared state; while that is away, an instance refuses the sessions that ended with itself, and no player waits.
 */
export interface EndedSessions {
  end(sessionId: string): Promise<void>;
  isOver(sessionId: string): Promise<boolean>;
}

/** Tells what is open at other instances that it has to close. */
export interface EndNews {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, onMessage: (message: string) => void): void;
}

const CHANNEL = 'session-over';

const MAX_OWN = 100_000;

interface EndedSessionsOptions {
  /** Null for one instance alone, which remembers by itself until its process ends. */
  readonly shared: { readonly state: SharedState; readonly news: EndNews } | null;
  /** After which no cookie of the session opens any more. */
  readonly lifetimeSeconds: number;
  /** Told of every session that ends, here or at another instance; of those that end here once or twice. */
  onEnd(sessionId: string): void;
}

export function createEndedSessions({ shared, lifetimeSeconds, onEnd }: EndedSessionsOptions): EndedSessions {
  const own = new LRUCache<string, true>({ max: MAX_OWN, ttl: lifetimeSeconds * 1000 });
  const keyOf = (sessionId: string) => `session-over:${sessionId}`;
  shared?.news.subscribe(CHANNEL, onEnd);
  return {
    async end(sessionId) {
      own.set(sessionId, true);
      onEnd(sessionId);
      await orWithout(shared?.state.put(keyOf(sessionId), '1', lifetimeSeconds));
      await orWithout(shared?.news.publish(CHANNEL, sessionId));
    },
    async isOver(sessionId) {
      if (own.has(sessionId)) return true;
      return typeof (await orWithout(shared?.state.get(keyOf(sessionId)))) === 'string';
    },
  };
}

async function orWithout<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StateUnavailableError) return undefined;
    throw error;
  }
}
