import { randomBytes, randomUUID } from 'node:crypto';

/** How long a client may take from its negotiation to its WebSocket. */
const LIFETIME_MS = 15_000;

/** The connections that were negotiated and are not open yet. */
export interface Negotiations {
  /** The answer to `negotiate`, of SignalR's version 1, for one connection of a session. */
  offer(sessionId: number): object;
  /** Whether the session has negotiated this connection a moment ago. Each counts once. */
  redeem(connectionToken: string, sessionId: number): boolean;
}

/** Keeps them in memory: a client connects to the process that negotiated. */
export function createNegotiations(): Negotiations {
  /** In the order of their ends. */
  const offered = new Map<string, { readonly sessionId: number; readonly endsAt: number }>();

  function forgetOld(): void {
    for (const [connectionToken, { endsAt }] of offered) {
      if (endsAt > Date.now()) return;
      offered.delete(connectionToken);
    }
  }

  return {
    offer(sessionId) {
      forgetOld();
      const connectionToken = randomBytes(16).toString('base64url');
      offered.set(connectionToken, { sessionId, endsAt: Date.now() + LIFETIME_MS });
      return {
        negotiateVersion: 1,
        connectionId: randomUUID(),
        connectionToken,
        availableTransports: [{ transport: 'WebSockets', transferFormats: ['Text'] }],
      };
    },
    redeem(connectionToken, sessionId) {
      forgetOld();
      const isKnown = offered.get(connectionToken)?.sessionId === sessionId;
      if (isKnown) offered.delete(connectionToken);
      return isKnown;
    },
  };
}
