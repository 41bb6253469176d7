import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from 'proxy-addr';
import { createCounts } from '~/lib/counts';
import { networkOf } from '~/lib/network-of';

/** A browser has six; the rest is for players behind one router. Trusted proxies limit their clients themselves. */
const MAX_CONNECTIONS = 256;

/** Browsers wait for each response of HTTP/1.1. Node reads on while responses are not read, and holds them in memory. */
const MAX_UNANSWERED = 8;

/** A connection without a byte for this long ends: longer than any response, as a payment's 15 s with the page after it. */
const IDLE_MS = 30_000;

/** Call it once for a server, before it listens. @param trustedProxies addresses, ranges and names such as `loopback` */
export function limitConnections(server: Server, trustedProxies: readonly string[], idleMs = IDLE_MS): void {
  const isTrusted = proxyAddr.compile([...trustedProxies]);
  const networks = createCounts();
  server.setTimeout(idleMs);
  server.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(remoteAddress, 0)) return;
    const network = networkOf(remoteAddress);
    if (networks.of(network) >= MAX_CONNECTIONS) socket.destroy();
    else socket.once('close', networks.add(network));
  });
}

/** Passes requests on to the listener, except those of a connection that does not wait for responses: it ends. */
export function limitPipelining(listener: RequestListener): RequestListener {
  const unanswered = new WeakMap<Socket, number>();
  return (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request;
    // Node emits all requests that it has read, also those of a connection that was destroyed meanwhile.
    if (socket.destroyed) return;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MAX_UNANSWERED) return void socket.destroy();
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    // Node drops what it has read behind an upgrade that is ignored. The end of the connection tells the client.
    response.shouldKeepAlive &&= request.headers.upgrade === undefined;
    listener(request, response);
  };
}
