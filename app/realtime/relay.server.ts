import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import { WebSocketServer } from 'ws';
import { createCounts } from '~/lib/counts';
import { dialHub, MESSAGE_LIMIT_BYTES } from './dial-hub.server';
import type { HubAddress, HubCaller } from './negotiate-hub.server';
import { NOTIFY_TARGET, PAUSED_COMMAND } from './hub-names';
import { writeInvocation } from './hub-protocol';
import { createFixedWindow } from './fixed-window.server';
import { rejectUpgrade, validateUpgrade } from './upgrade.server';
import { relayConnection, type RelayedConnection } from './relayed-connection.server';
import { createUpgradeRefusals, REFUSALS, type RefusalReason } from './upgrade-refusals.server';
import { MINUTE_MS } from '~/lib/minutes-since';

/** A browser needs one connection, or one for each tab when its tabs cannot share one. */
const CONNECTIONS_PER_SESSION = 10;

/** Two browsers of ten tabs that cannot share, or twenty that can. */
const CONNECTIONS_PER_PLAYER = 20;

/**
 * Attempts of one player in a minute, in all sessions together. A failing tab makes four in 42 s
 * (docs/decisions/0011-relay.md); ten tabs that cannot share a connection reach this only when each loses an open one every
 * five seconds.
 */
const ATTEMPTS_PER_PLAYER = 120;

/** Refused guests of one network in a minute; above it, cookies are no longer opened. A network may be many players. */
const GUESTS_PER_NETWORK = 600;

const HEARTBEAT_CHECK_MS = 15_000;

const SOCKET_OPTIONS = {
  noServer: true,
  clientTracking: false,
  maxPayload: MESSAGE_LIMIT_BYTES,
  perMessageDeflate: false,
};

const PAUSED = writeInvocation(NOTIFY_TARGET, PAUSED_COMMAND, {});

interface Owner {
  readonly sessionId: string;
  /** Stands for the player, who may have several sessions. */
  readonly player: string;
  readonly account: string;
  /** Whether a check after that demand finds the session over. */
  isRevoked(demandedAt: number): Promise<boolean>;
}

interface RelayOptions {
  readonly hub: HubAddress;
  /** The only origin whose pages may connect. */
  readonly origin: string;
  /** Finds the session and the player that a request belongs to, and the credentials for the hub. Null for a guest. */
  identify(request: IncomingMessage): Promise<(HubCaller & Owner) | null>;
  networkOf(request: IncomingMessage): string;
  onRefused(reason: RefusalReason): void;
  /** Called when the hub closes a connection. It may have ended the session. */
  onHubClosed(sessionId: string): void;
  readonly log: Logger;
}

/** One of a session's connections. It is reserved before the hub is dialled, so that pending connections count too. */
interface Slot {
  connection: RelayedConnection | null;
  isOver: boolean;
  readonly owner: Owner;
  isPaused: boolean;
  /** Takes it from its player's count. */
  uncount(): void;
}

/** The WebSocket relay between players' browsers and the operator's hub. Each browser connection has one hub connection. */
export function createRelay({ hub: hubAddress, origin, identify, networkOf, log, ...events }: RelayOptions) {
  const slots = createSlots();
  const attempts = createFixedWindow(ATTEMPTS_PER_PLAYER, MINUTE_MS);
  const guests = createFixedWindow(GUESTS_PER_NETWORK, MINUTE_MS);
  const refusals = createUpgradeRefusals(log, events.onRefused);
  const sockets = new WebSocketServer(SOCKET_OPTIONS);
  let isStopping = false;
  const heartbeat = setInterval(() => {
    slots.forEach(({ connection }) => connection?.checkSilence());
    refusals.flush();
  }, HEARTBEAT_CHECK_MS).unref();

  function refuse(stream: Duplex, reason: RefusalReason, cause?: string): void {
    refusals.add(reason, cause);
    rejectUpgrade(stream, REFUSALS[reason]);
  }

  async function connect(request: IncomingMessage, stream: Duplex, head: Buffer): Promise<void> {
    const fault = validateUpgrade(request, origin);
    if (fault) return refuse(stream, fault);
    const network = networkOf(request);
    if (guests.isExhausted(network)) return refuse(stream, 'network-flood');
    const caller = await identify(request);
    if (!caller) {
      guests.consume(network);
      return refuse(stream, 'guest');
    }
    if (isStopping) return refuse(stream, 'stopping');
    if (!attempts.consume(caller.player)) return refuse(stream, 'churn');
    const slot = slots.reserve(caller);
    if (typeof slot === 'string') return refuse(stream, slot);

    const dialled = await dialHub(hubAddress, caller);
    if (dialled.kind !== 'open') {
      slots.release(caller, slot);
      if (dialled.kind === 'unauthorised') return refuse(stream, 'guest');
      return refuse(stream, 'hub', dialled.reason);
    }
    const hub = dialled.socket;
    if (slot.isOver || stream.destroyed) {
      slots.release(caller, slot);
      hub.terminate();
      // A browser that has gone was not refused.
      return stream.destroyed ? undefined : refuse(stream, isStopping ? 'stopping' : 'guest');
    }
    sockets.handleUpgrade(request, stream, head, (browser) => {
      slot.connection = relayConnection(browser, hub, {
        onHubClosed: () => events.onHubClosed(caller.sessionId),
        onClosed: () => slots.release(caller, slot),
      });
      if (slot.isPaused) slot.connection.tell(PAUSED);
    });
    // `handleUpgrade` rejected the request and never called back.
    if (slot.connection === null) {
      refusals.add('malformed');
      slots.release(caller, slot);
      hub.terminate();
    }
  }

  async function check(slot: Slot, demandedAt: number): Promise<void> {
    try {
      if (await slot.owner.isRevoked(demandedAt)) end(slot, false);
    } catch (error) {
      log.error({ err: error }, 'session check failed');
    }
  }

  return {
    upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
      stream.on('error', () => undefined);
      connect(request, stream, head).catch((error: unknown) => {
        log.error({ err: error }, 'upgrade failed');
        stream.destroy();
      });
    },
    connections: slots.count,
    /** Closes all connections of a session, also those that are still being opened. */
    endSession: (sessionId: string) => slots.of(sessionId).forEach((slot) => end(slot, false)),
    /** Tells all connections of a player, also those that are still being opened, that play is paused. They stay open. */
    tellPaused(player: string) {
      slots.forEach((slot) => {
        if (slot.owner.player !== player) return;
        slot.isPaused = true;
        slot.connection?.tell(PAUSED);
      });
    },
    /** Has all sessions of a player that have connections checked, and closes the connections of those that are over. */
    checkPlayer(account: string, demandedAt: number) {
      slots.forEach((slot) => {
        if (slot.owner.account === account) void check(slot, demandedAt);
      });
    },
    /** Closes all connections and asks the browsers to reconnect, to another instance. Resolves when all are closed. */
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

function createSlots() {
  const sessions = new Map<string, Set<Slot>>();
  const perPlayer = createCounts();
  let onEmpty: () => void = () => undefined;

  return {
    /** Reserves a connection. A text says why there is none: session or player have the maximum number. */
    reserve(owner: Owner): Slot | 'session-full' | 'player-full' {
      const { sessionId, player } = owner;
      const slots = sessions.get(sessionId) ?? new Set();
      if (slots.size >= CONNECTIONS_PER_SESSION) return 'session-full';
      if (perPlayer.of(player) >= CONNECTIONS_PER_PLAYER) return 'player-full';
      const slot: Slot = { connection: null, isOver: false, owner, isPaused: false, uncount: perPlayer.add(player) };
      sessions.set(sessionId, slots.add(slot));
      return slot;
    },
    release({ sessionId }: Owner, slot: Slot): void {
      const slots = sessions.get(sessionId);
      if (!slots?.delete(slot)) return;
      slot.uncount();
      if (slots.size === 0) sessions.delete(sessionId);
      if (sessions.size === 0) onEmpty();
    },
    count: perPlayer.total,
    of: (sessionId: string): readonly Slot[] => [...(sessions.get(sessionId) ?? [])],
    forEach: (act: (slot: Slot) => void) => sessions.forEach((slots) => [...slots].forEach(act)),
    whenEmpty: () => (sessions.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (onEmpty = resolve))),
  };
}
