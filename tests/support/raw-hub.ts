import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { listenOnLoopback } from './listen-on-loopback';

/** A hub that the test controls: the test receives each connection as it opens. */
export interface RawHub {
  readonly url: string;
  /** All requests for an upgrade or a negotiation, accepted or not. */
  readonly requests: IncomingMessage[];
  /** The accepted connections. */
  readonly sockets: WebSocket[];
  /** Handles a new connection; by default it answers the handshake and sends nothing else. */
  greet: (socket: WebSocket) => void;
  /** Refuses connections: answers with this HTTP status, or never answers. */
  refusal: number | 'silence' | null;
  /** Answers `negotiate` requests, which are recorded too. By default the hub has none: 404. */
  negotiate: (request: IncomingMessage) => { readonly status?: number; readonly body: string };
  /** Emits `upgrade` for each upgrade request, after it was recorded. */
  readonly events: EventEmitter;
  /** Breaks all connections without a closing handshake. */
  kill(): void;
  close(): Promise<void>;
}

export const RECORD_END = '\u001e';

export const shakeHands = (socket: WebSocket) => socket.once('message', () => socket.send(`{}${RECORD_END}`));

export async function startRawHub(): Promise<RawHub> {
  const server = createServer();
  const streams = new Set<Socket>();
  const wss = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  const hub: Omit<RawHub, 'url'> = {
    requests: [],
    sockets: [],
    greet: shakeHands,
    refusal: null,
    negotiate: () => ({ status: 404, body: '' }),
    events: new EventEmitter(),
    kill: () => streams.forEach((stream) => stream.destroy()),
    close: () =>
      new Promise((resolve) => {
        streams.forEach((stream) => stream.destroy());
        server.close(() => resolve());
      }),
  };
  server.on('connection', (stream) => {
    streams.add(stream);
    stream.once('close', () => streams.delete(stream));
  });
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    hub.requests.push(request);
    const { status = 200, body } = hub.negotiate(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server.on('upgrade', (request, stream, head) => {
    hub.requests.push(request);
    hub.events.emit('upgrade');
    stream.on('error', () => undefined);
    if (hub.refusal === 'silence') return;
    if (hub.refusal !== null) {
      stream.end(`HTTP/1.1 ${hub.refusal} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    wss.handleUpgrade(request, stream, head, (socket) => {
      socket.on('error', () => undefined);
      hub.sockets.push(socket);
      hub.greet(socket);
    });
  });
  return Object.assign(hub, { url: `ws://127.0.0.1:${await listenOnLoopback(server)}/hubs/notify` });
}
