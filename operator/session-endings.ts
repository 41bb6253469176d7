import type { Sessions } from './store/sessions';

type Listener = (sessionIds: readonly number[]) => void;

/** Ends sessions, and tells whoever holds something open for them. */
export interface SessionEndings {
  end(sessionId: number): void;
  /** Ends every open session of the player, but for one when that is given. */
  endOthers(playerId: number, exceptId: number | null): void;
  /** Returns the way to stop listening. */
  listen(listener: Listener): () => void;
}

export function createSessionEndings(sessions: Sessions): SessionEndings {
  const listeners = new Set<Listener>();
  const tell: Listener = (ids) => listeners.forEach((listener) => listener(ids));
  return {
    end(sessionId) {
      sessions.end(sessionId);
      tell([sessionId]);
    },
    endOthers: (playerId, exceptId) => tell(sessions.endOthers(playerId, exceptId)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
