import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { dialHub, MESSAGE_LIMIT_BYTES, type HubCaller } from './dial-hub.server';
import { HUB_PATH } from './hub-names';
import { rejectUpgrade, validateUpgrade } from './upgrade.server';
import { relayConnection, type RelayedConnection } from './relayed-connection.server';

/** A browser needs one connection, or one for each tab when its tabs cannot share one. */
const CONNECTIONS_PER_SESSION = 10;

/** How often silent connections are looked for. */
const HEARTBEAT_CHECK_MS = 15_000;

const SOCKET_OPTIONS = {
  noServer: true,
  clientTracking: false,
  maxPayload: MESSAGE_LIMIT_BYTES,
  perMessageDeflate: false,
};

interface RelayOptions {
  readonly hubUrl: string;
  /** The only origin whose pages may connect. */
  readonly origin: string;
  /** Finds the session that a request belongs to, and its credentials for the hub. Null for a guest. */
  identify(request: IncomingMessage): Promise<(HubCaller & { readonly sessionId: string }) | null>;
  readonly log: Logger;
}

/** The WebSocket relay between players' browsers and the operator's hub. Each browser connection has one hub connection. */
export interface Relay {
  /** The listener for the HTTP server's `upgrade` event. */
  upgrade(request: IncomingMessage, stream: Duplex, head: Buffer): void;
  /** The number of connections, those included that are still being opened. */
  connections(): number;
  /** Closes all connections of a session, also those that are still being opened. */
  endSession(sessionId: string): void;
  /** Closes all connections and asks the browsers to reconnect, to another instance. Resolves when all are closed. */
  close(): Promise<void>;
}

/** One of a session's connections. It is reserved before the hub is dialled, so that pending connections count too. */
interface Slot {
  connection: RelayedConnection | null;
  isOver: boolean;
}

export function createRelay({ hubUrl, origin, identify, log }: RelayOptions): Relay {
  const slots = createSlots();
  const sockets = new WebSocketServer(SOCKET_OPTIONS);
  let isStopping = false;
  const heartbeat = setInterval(
    () => slots.forEach(({ connection }) => connection?.checkSilence()),
    HEARTBEAT_CHECK_MS,
  ).unref();

  async function connect(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const errorStatus = validateUpgrade(request, HUB_PATH, origin);
    if (errorStatus) return rejectUpgrade(stream, errorStatus);
    const caller = await identify(request);
    if (!caller) return rejectUpgrade(stream, 401);
    if (isStopping) return rejectUpgrade(stream, 503);
    const { sessionId } = caller;
    const slot = slots.reserve(sessionId);
    if (!slot) return rejectUpgrade(stream, 429);

    const dialled = await dialHub(hubUrl, caller);
    if (dialled.kind !== 'open') {
      slots.release(sessionId, slot);
      if (dialled.kind === 'unavailable') log.warn({ reason: dialled.reason }, 'hub unavailable');
      return rejectUpgrade(stream, dialled.kind === 'unauthorised' ? 401 : 503);
    }
    const hub = dialled.socket;
    if (slot.isOver || stream.destroyed) {
      slots.release(sessionId, slot);
      hub.terminate();
      return rejectUpgrade(stream, isStopping ? 503 : 401);
    }
    sockets.handleUpgrade(request, stream, head, (browser) => {
      slot.connection = relayConnection(browser, hub, () => slots.release(sessionId, slot));
    });
    // `handleUpgrade` rejected the request and never called back.
    if (slot.connection === null) {
      slots.release(sessionId, slot);
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
    connections: slots.count,
    endSession: (sessionId) => slots.of(sessionId).forEach((slot) => end(slot, false)),
    close() {
      isStopping = true;
      clearInterval(heartbeat);
      slots.forEach((slot) => end(slot, true));
      return slots.whenEmpty();
    },
  };
}

function end(slot: Slot, allowReconnect: boolean): void {
  slot.isOver = true;
  slot.connection?.end({ allowReconnect });
}

/** The connections of all sessions. */
function createSlots() {
  const sessions = new Map<string, Set<Slot>>();
  let onEmpty: () => void = () => undefined;
  return {
    /** Null when the session has the maximum number of connections. */
    reserve(sessionId: string): Slot | null {
      const slots = sessions.get(sessionId) ?? new Set();
      if (slots.size >= CONNECTIONS_PER_SESSION) return null;
      const slot: Slot = { connection: null, isOver: false };
      sessions.set(sessionId, slots.add(slot));
      return slot;
    },
    release(sessionId: string, slot: Slot): void {
      const slots = sessions.get(sessionId);
      slots?.delete(slot);
      if (slots?.size === 0) sessions.delete(sessionId);
      if (sessions.size === 0) onEmpty();
    },
    count: () => [...sessions.values()].reduce((sum, { size }) => sum + size, 0),
    of: (sessionId: string): readonly Slot[] => [...(sessions.get(sessionId) ?? [])],
    forEach: (act: (slot: Slot) => void) => sessions.forEach((slots) => [...slots].forEach(act)),
    /** Resolves when all connections are closed. */
    whenEmpty: () => (sessions.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (onEmpty = resolve))),
  };
}
