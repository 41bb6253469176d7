import { LRUCache } from 'lru-cache';
import { StateUnavailableError, type SharedState } from '~/server/state/shared-state';

/**
 * Sessions that ended although their sealed cookie is still valid, so that a copied cookie is worthless. All instances know
 * them through the shared state. While that is unavailable, an instance knows only the sessions that ended on itself.
 */
export interface EndedSessions {
  end(sessionId: string): Promise<void>;
  isOver(sessionId: string): Promise<boolean>;
}

/** Publishes ended sessions to the other instances, which close the sessions' connections. */
export interface EndNews {
  publish(channel: string, message: string): Promise<void>;
  subscribe(channel: string, onMessage: (message: string) => void): void;
}

const CHANNEL = 'session-over';

const MAX_OWN = 100_000;

interface EndedSessionsOptions {
  /** Null for a single instance, which keeps ended sessions in memory. */
  readonly shared: { readonly state: SharedState; readonly news: EndNews } | null;
  /** The maximum lifetime of a session. After it the cookie itself is invalid. */
  readonly lifetimeSeconds: number;
  /** Called for every session that ends at any instance. For a session that ends here it may be called twice. */
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
