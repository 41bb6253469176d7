import type { Sessions } from './store/sessions';

type Listener = (sessionIds: readonly number[]) => void;

/** Ends sessions and notifies the listeners, which close what they hold for them. */
export interface SessionEndings {
  end(sessionId: number): void;
  /** Ends every open session of the player except `exceptId`, if given. */
  endOthers(playerId: number, exceptId: number | null): void;
  /** Adds a listener. Returns a function that removes it. */
  listen(listener: Listener): () => void;
}

export function createSessionEndings(sessions: Sessions): SessionEndings {
  const listeners = new Set<Listener>();
  const notifyListeners: Listener = (ids) => listeners.forEach((listener) => listener(ids));
  return {
    end(sessionId) {
      sessions.end(sessionId);
      notifyListeners([sessionId]);
    },
    endOthers: (playerId, exceptId) => notifyListeners(sessions.endOthers(playerId, exceptId)),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
