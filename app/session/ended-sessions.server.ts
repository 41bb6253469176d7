import { LRUCache } from 'lru-cache';
import { StateAway, type SharedState } from '~/state/shared-state';

/**
 * Sessions that are over although their cookie would still open: whoever kept a copy is a guest. Known to all instances by
 * the shared state; while that is away, an instance refuses the sessions that ended with itself, and no player waits.
 */
export interface EndedSessions {
  end(sessionId: string): Promise<void>;
  isOver(sessionId: string): Promise<boolean>;
}

const MAX_OWN = 100_000;

/**
 * @param state null for one instance alone, which remembers by itself until its process ends
 * @param lifetimeSeconds after which no cookie of the session opens any more
 */
export function createEndedSessions(state: SharedState | null, lifetimeSeconds: number): EndedSessions {
  const own = new LRUCache<string, true>({ max: MAX_OWN, ttl: lifetimeSeconds * 1000 });
  const keyOf = (sessionId: string) => `session-over:${sessionId}`;
  return {
    async end(sessionId) {
      own.set(sessionId, true);
      await orWithout(state?.put(keyOf(sessionId), '1', lifetimeSeconds));
    },
    async isOver(sessionId) {
      if (own.has(sessionId)) return true;
      return typeof (await orWithout(state?.get(keyOf(sessionId)))) === 'string';
    },
  };
}

async function orWithout<Answer>(asked: Promise<Answer> | undefined): Promise<Answer | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof StateAway) return undefined;
    throw error;
  }
}
