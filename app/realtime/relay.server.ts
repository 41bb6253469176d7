import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { dialHub, MESSAGE_LIMIT_BYTES, type HubCaller } from './dial-hub.server';
import { HUB_PATH } from './hub-names';
import { refuseUpgrade, upgradeFault } from './upgrade.server';
import { relayConnection, type RelayedConnection } from './relayed-connection.server';

/** A browser takes one, or one for each tab where it cannot share. */
const CONNECTIONS_PER_SESSION = 10;

/** The time between looks at who has fallen silent. */
const ROUND_MS = 15_000;

interface RelayOptions {
  readonly hubUrl: string;
  /** The only origin whose pages may connect. */
  readonly origin: string;
  /** Who sends the request: the session that the connection belongs to, null for a guest. */
  identify(request: IncomingMessage): Promise<(HubCaller & { readonly sessionId: string }) | null>;
  readonly log: Logger;
}

/** Players' browsers on one side, the operator's hub on the other (design §6). */
export interface Relay {
  /** For the server's `upgrade` event. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  /** How many there are, those included that are being made. */
  connections(): number;
  /** Closes all connections of a session that is over, also those that are still being made. */
  endSession(sessionId: string): void;
  /** Asks every browser to come back, to whoever listens then. Resolves when all are gone. */
  close(): Promise<void>;
}

/** A place among the connections of a session, taken before the hub is dialled. */
interface Place {
  connection: RelayedConnection | null;
  isOver: boolean;
}

export function createRelay({ hubUrl, origin, identify, log }: RelayOptions): Relay {
  const sessions = new Map<string, Set<Place>>();
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: MESSAGE_LIMIT_BYTES,
    perMessageDeflate: false,
  });
  let isStopping = false;
  let allGone: () => void = () => undefined;
  const rounds = setInterval(() => forEach(({ connection }) => connection?.round()), ROUND_MS).unref();

  const forEach = (act: (place: Place) => void) => sessions.forEach((places) => [...places].forEach(act));

  function end(place: Place, allowReconnect: boolean): void {
    place.isOver = true;
    place.connection?.end({ allowReconnect });
  }

  /** Null when the session has as many connections as it may. */
  function takePlace(sessionId: string): Place | null {
    const places = sessions.get(sessionId) ?? new Set();
    if (places.size >= CONNECTIONS_PER_SESSION) return null;
    const place: Place = { connection: null, isOver: false };
    sessions.set(sessionId, places.add(place));
    return place;
  }

  function leavePlace(sessionId: string, place: Place): void {
    const places = sessions.get(sessionId);
    places?.delete(place);
    if (places?.size === 0) sessions.delete(sessionId);
    if (sessions.size === 0) allGone();
  }

  async function connect(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const fault = upgradeFault(request, HUB_PATH, origin);
    if (fault) return refuseUpgrade(stream, fault);
    const caller = await identify(request);
    if (!caller) return refuseUpgrade(stream, 401);
    if (isStopping) return refuseUpgrade(stream, 503);
    const { sessionId } = caller;
    const place = takePlace(sessionId);
    if (!place) return refuseUpgrade(stream, 429);

    const dialled = await dialHub(hubUrl, caller);
    if (dialled.kind !== 'open') {
      leavePlace(sessionId, place);
      if (dialled.kind === 'unavailable') log.warn({ reason: dialled.reason }, 'hub unavailable');
      return refuseUpgrade(stream, dialled.kind === 'unauthorised' ? 401 : 503);
    }
    const hub = dialled.socket;
    if (place.isOver || stream.destroyed) {
      leavePlace(sessionId, place);
      hub.terminate();
      return refuseUpgrade(stream, isStopping ? 503 : 401);
    }
    sockets.handleUpgrade(request, stream, head, (browser) => {
      place.connection = relayConnection(browser, hub, () => leavePlace(sessionId, place));
    });
    // Nobody took it: the request was not one after all.
    if (place.connection === null) {
      leavePlace(sessionId, place);
      hub.terminate();
    }
  }

  return {
    upgrade(request, stream, head) {
      stream.on('error', () => undefined);
      connect(request, stream, head).catch((error: unknown) => {
        log.error({ err: error }, 'upgrade failed');
        stream.destroy();
      });
    },
    connections: () => [...sessions.values()].reduce((sum, { size }) => sum + size, 0),
    endSession: (sessionId) => sessions.get(sessionId)?.forEach((place) => end(place, false)),
    close() {
      isStopping = true;
      clearInterval(rounds);
      const gone = new Promise<void>((resolve) => (allGone = resolve));
      forEach((place) => end(place, true));
      return sessions.size === 0 ? Promise.resolve() : gone;
    },
  };
}
