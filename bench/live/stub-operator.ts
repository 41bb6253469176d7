import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { NOTIFICATION_COMMAND, NOTIFY_TARGET } from '~/realtime/hub-names';
import { writeHandshakeResponse, writeInvocation, writePing } from '~/realtime/hub-protocol';

/**
 * Stub operator of the live benchmarks, in its own process. Its balances change now and then; its hub pings, and sends
 * every connection one notification when it receives the message `push`.
 */

const PING_MS = 15_000;
const CHANGES_EVERY = 20;

const sockets = new Set<WebSocket>();
const hub = new WebSocketServer({ noServer: true, perMessageDeflate: false, clientTracking: false });
let asked = 0;

const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
  request.resume();
  response.setHeader('content-type', 'application/json');
  if (!request.url?.includes('user/balance')) {
    response.statusCode = 404;
    response.end('{}');
    return;
  }
  asked += 1;
  response.end(
    `{"success":true,"message":null,"data":{"balance":${100 + Math.floor(asked / CHANGES_EVERY / 10_000)}.5}}`,
  );
});
server.on('upgrade', (request, stream, head) => {
  hub.handleUpgrade(request, stream, head, (socket) => {
    socket.once('message', () => {
      socket.send(writeHandshakeResponse(null));
      sockets.add(socket);
    });
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
  });
});

// Pings are spread over the interval, as they are when connections open at different times.
let turn = 0;
const TURNS = 100;
setInterval(() => {
  turn = (turn + 1) % TURNS;
  let index = 0;
  for (const socket of sockets) if (index++ % TURNS === turn) socket.send(writePing());
}, PING_MS / TURNS);

process.on('message', (message) => {
  if (message !== 'push') return;
  const record = writeInvocation(NOTIFY_TARGET, NOTIFICATION_COMMAND, {
    ...{ id: 418, title: 'Yatırımınız onaylandı', note: '250,50 ₺ hesabınıza geçti.', type: 1 },
    ...{ timeStamp: '2026-11-21T01:23:45', isRead: false },
  });
  for (const socket of sockets) socket.send(record);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
