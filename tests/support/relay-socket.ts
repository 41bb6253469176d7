import { once } from 'node:events';
import { WebSocket, type ClientOptions } from 'ws';
import { RECORD_END } from './raw-hub';
import type { HttpBrowser } from './http-browser';

export const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;
export const PING = `{"type":6}${RECORD_END}`;

/** A WebSocket to the relay that the test controls. */
export interface RelaySocket {
  readonly socket: WebSocket;
  /** Resolves with the next frame that was not returned yet. */
  next(): Promise<string>;
  /** Resolves with the close code. */
  readonly closed: Promise<number>;
}

interface Options {
  readonly path?: string;
  /** Null omits the header. */
  readonly origin?: string | null;
  readonly cookie?: string | null;
}

export const cookieOf = (visitor: HttpBrowser) =>
  [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');

function connect(visitor: HttpBrowser, { path = '/hubs/notify', origin, cookie }: Options): WebSocket {
  const headers: Record<string, string> = {};
  const cookies = cookie === undefined ? cookieOf(visitor) : cookie;
  if (cookies) headers['cookie'] = cookies;
  if (origin !== null) headers['origin'] = origin ?? visitor.origin;
  const options: ClientOptions = { headers, perMessageDeflate: false };
  const socket = new WebSocket(`${visitor.url.replace('http', 'ws')}${path}`, options);
  socket.on('error', () => undefined);
  return socket;
}

/** The status of the answer to an upgrade. After 101 the connection is closed at once. */
export async function upgradeStatus(visitor: HttpBrowser, options: Options = {}): Promise<number> {
  const socket = connect(visitor, options);
  return new Promise((resolve, reject) => {
    socket.once('open', () => {
      socket.once('close', () => resolve(101));
      socket.close();
    });
    socket.once('unexpected-response', (request, { statusCode = 0 }) => {
      request.destroy();
      resolve(statusCode);
    });
    socket.once('error', reject);
  });
}

/** Connects, and completes the handshake by default. */
export async function openRelay(visitor: HttpBrowser, { handshake = true } = {}): Promise<RelaySocket> {
  const socket = connect(visitor, {});
  const frames: string[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data) => {
    frames.push((data as Buffer).toString());
    wake();
  });
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await Promise.race([once(socket, 'open'), closed.then((code) => Promise.reject(new Error(`closed: ${code}`)))]);
  const relay: RelaySocket = {
    socket,
    closed,
    async next() {
      while (frames.length === 0) await new Promise<void>((resolve) => (wake = resolve));
      return frames.shift() as string;
    },
  };
  if (handshake) {
    socket.send(HANDSHAKE);
    await relay.next();
  }
  return relay;
}
