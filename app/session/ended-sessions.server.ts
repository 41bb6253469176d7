import { createReplicatedMap, type Replication } from '~/platform/state/replicated-map.server';

interface EndedSessionsOptions {
  readonly shared: Replication;
  readonly lifetimeSeconds: number;
  /** Called for every session that ends, here or at another instance. May be called twice for one session. */
  onEnd(sessionId: string): void;
}

/**
 * A copy of an ended session's cookie is worth nothing. While the shared state is away, an instance refuses the sessions whose
 * end it has heard of, and no player waits.
 */
export function createEndedSessions({ shared, lifetimeSeconds, onEnd }: EndedSessionsOptions) {
  const ended = createReplicatedMap<true, string>({
    ...{ name: 'session-over', shared, lifetimeSeconds },
    read: (sessionId) => sessionId,
    write: (sessionId) => sessionId,
    hear(sessionId, local) {
      local.set(sessionId, true);
      onEnd(sessionId);
    },
  });
  return {
    end: (sessionId: string) => ended.tell(sessionId, sessionId, '1'),
    isOver: async (sessionId: string) => ended.local.has(sessionId) || (await ended.find(sessionId)) !== null,
  };
}
