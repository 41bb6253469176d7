import { LRUCache } from 'lru-cache';
import { atMostEntries } from '~/lib/at-most-entries';
import { orWithout, type SharedEvents, type SharedState } from '~/platform/state/shared-state';

const CHANNEL = 'session-over';

const MAX_OWN = 100_000;

interface EndedSessionsOptions {
  /** Null for a single instance: it remembers in memory until its process ends. The news closes connections elsewhere. */
  readonly shared: { readonly state: SharedState; readonly events: SharedEvents } | null;
  readonly lifetimeSeconds: number;
  /** Called for every session that ends, here or at another instance. May be called twice for one session. */
  onEnd(sessionId: string): void;
}

/**
 * A copy of an ended session's cookie is worth nothing. All instances know them from the shared state. While it is away, an
 * instance refuses the sessions whose end it has heard of, and no player waits.
 */
export function createEndedSessions({ shared, lifetimeSeconds, onEnd }: EndedSessionsOptions) {
  const localSessions = new LRUCache<string, true>({ ...atMostEntries(MAX_OWN), ttl: lifetimeSeconds * 1000 });
  const keyOf = (sessionId: string) => `session-over:${sessionId}`;
  function hear(sessionId: string): void {
    // Kept here, too: a server that takes another's place may lack what was written last.
    localSessions.set(sessionId, true);
    onEnd(sessionId);
  }

  shared?.events.subscribe(CHANNEL, hear);
  return {
    async end(sessionId: string) {
      hear(sessionId);
      await orWithout(shared?.state.put(keyOf(sessionId), '1', lifetimeSeconds));
      await orWithout(shared?.events.publish(CHANNEL, sessionId));
    },
    async isOver(sessionId: string) {
      if (localSessions.has(sessionId)) return true;
      return typeof (await orWithout(shared?.state.get(keyOf(sessionId)))) === 'string';
    },
  };
}
