import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RequestHandler } from 'express';
import { WebSocketServer } from 'ws';
import { BET_SETTLED_COMMAND, BONUS_PROGRESS_COMMAND, NOTIFICATION_COMMAND, NOTIFY_TARGET } from '~/realtime/hub-names';
import { writeInvocation } from '~/realtime/hub-protocol';
import { toContractNotification } from '../notifier';
import type { Services } from '../services';
import type { Session } from '../store/sessions';
import { openConnection, RECORD_LIMIT, type HubConnection } from './connection';
import { createNegotiations } from './negotiations';

/** Dummy base, needed to parse a path as a URL. */
const BASE = 'http://hub';

export interface Hub {
  /** The players with an open connection, without duplicates. */
  connectedPlayers(): number[];
  /** Answers SignalR's `negotiate`, for clients that do not open the WebSocket at once. */
  readonly negotiate: RequestHandler;
  /** Asks every client to reconnect later, and resolves when all connections are closed. */
  close(): Promise<void>;
}

/** Attaches the hub to the server. It pushes notifications, bonus progress and settled bets to their player's connections. */
export function attachHub(
  server: Server,
  {
    store,
    notifier,
    sessionEndings,
    bonusNews,
    capabilities,
  }: Pick<Services, 'store' | 'notifier' | 'sessionEndings' | 'bonusNews' | 'capabilities'>,
): Hub {
  const connections = new Map<HubConnection, Session>();
  const sockets = new WebSocketServer({ noServer: true, maxPayload: RECORD_LIMIT, perMessageDeflate: false });

  const negotiations = createNegotiations();

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    const url = new URL(request.url ?? '', BASE);
    const token = accessToken(request, url);
    const session = token === null ? null : store.sessions.find(token);
    if (!session) return refuseUpgrade(stream, '401 Unauthorized');
    const id = url.searchParams.get('id');
    if (id !== null && !negotiations.redeem(id, session.id)) return refuseUpgrade(stream, '404 Not Found');
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const connection = openConnection(socket);
      connections.set(connection, session);
      socket.once('close', () => connections.delete(connection));
    });
  });

  const stopPushing = notifier.listen((playerId, notification) => {
    for (const [connection, session] of connections) {
      if (session.playerId !== playerId) continue;
      // The player may have changed the language since the connection was opened.
      const locale = store.sessions.localeOf(session.id) ?? session.locale;
      const message = toContractNotification(notification, locale);
      connection.send(writeInvocation(NOTIFY_TARGET, NOTIFICATION_COMMAND, message));
    }
  });

  const push = (playerId: number, command: string, message: unknown) => {
    const record = writeInvocation(NOTIFY_TARGET, command, message);
    for (const [connection, session] of connections) if (session.playerId === playerId) connection.send(record);
  };

  const stopProgress = bonusNews.listen((playerId, progress) => {
    if (capabilities.has('bonus-wallet')) push(playerId, BONUS_PROGRESS_COMMAND, progress);
  });

  const stopBets = notifier.listenToBets((playerId, id) => {
    if (capabilities.has('bets')) push(playerId, BET_SETTLED_COMMAND, { id });
  });

  const stopClosing = sessionEndings.listen((sessionIds) => {
    for (const [connection, session] of connections) {
      if (sessionIds.includes(session.id)) void connection.close({ allowReconnect: false });
    }
  });

  return {
    negotiate(request, response) {
      const token = accessToken(request, new URL(request.originalUrl, BASE));
      const session = token === null ? null : store.sessions.find(token);
      if (session) response.json(negotiations.offer(session.id));
      else response.sendStatus(401);
    },
    connectedPlayers: () => [...new Set([...connections.values()].map(({ playerId }) => playerId))],
    async close() {
      stopPushing();
      stopProgress();
      stopBets();
      stopClosing();
      await Promise.all([...connections.keys()].map((connection) => connection.close({ allowReconnect: true })));
    },
  };
}

/**
 * The access token of a connection: from the query for browsers, which cannot set headers on a WebSocket, else from the
 * header.
 */
function accessToken(request: IncomingMessage, url: URL): string | null {
  return /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? url.searchParams.get('access_token');
}

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.on('error', () => undefined);
  stream.once('finish', () => stream.destroy());
  stream.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
