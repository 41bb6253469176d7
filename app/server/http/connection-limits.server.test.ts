import { EventEmitter, once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeOf } from '../../../tests/support/close-of';
import { limitConnections, limitPipelining } from './connection-limits.server';

let server: Server;
let sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener, trusted: readonly string[] = [], idleMs?: number): Promise<void> {
  server = createServer(listener);
  limitConnections(server, trusted, idleMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

async function open(): Promise<Socket> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

const REQUEST = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';

/** Whether the server answers a request on this connection, instead of closing it. */
async function isServed(socket: Socket): Promise<boolean> {
  const isAnswered = new Promise<boolean>((resolve) => {
    const onClose = () => resolve(false);
    socket.once('close', onClose);
    socket.once('data', () => {
      socket.off('close', onClose);
      resolve(true);
    });
  });
  socket.write(REQUEST);
  return isAnswered;
}

describe('connections', () => {
  it('are limited to 256 of one network, of all its addresses together', () => {
    server = createServer();
    const given = new EventEmitter() as Server;
    given.setTimeout = () => given;
    limitConnections(given, []);
    const connectFrom = (remoteAddress: string) => {
      const socket = Object.assign(new EventEmitter(), { remoteAddress, destroy: vi.fn() });
      given.emit('connection', socket);
      return socket.destroy.mock.calls.length === 0;
    };
    for (let host = 1; host <= 256; host += 1) expect(connectFrom(`2001:db8::${host.toString(16)}`)).toBe(true);
    expect(connectFrom('2001:db8::ffff')).toBe(false);
    expect(connectFrom('2001:db8:0:1::1')).toBe(true);
    for (let count = 1; count <= 256; count += 1)
      expect(connectFrom(count % 2 ? '192.0.2.7' : '::ffff:192.0.2.7')).toBe(true);
    expect(connectFrom('192.0.2.7')).toBe(false);
  });

  it('are limited to 256 of one address', async () => {
    await serve((_request, response) => void response.end('ok'));
    const first = await Promise.all(Array.from({ length: 256 }, open));
    expect(await isServed(await open())).toBe(false);
    const gone = once(server, 'request');
    expect(await isServed(first[0] as Socket)).toBe(true);
    const [request] = (await gone) as [{ socket: Socket }];
    const closed = once(request.socket, 'close');
    first[0]?.destroy();
    await closed;
    expect(await isServed(await open())).toBe(true);
  });

  it('of a trusted proxy are not limited', async () => {
    await serve((_request, response) => void response.end('ok'), ['loopback']);
    await Promise.all(Array.from({ length: 256 }, open));
    expect(await isServed(await open())).toBe(true);
  });

  it('that do not read their response end', async () => {
    const size = 64 * 1024 * 1024;
    await serve((_request, response) => void response.end(Buffer.alloc(size)), [], 100);
    const socket = (await open()).pause();
    const requested = once(server, 'request');
    socket.write(REQUEST);
    const [, response] = (await requested) as [unknown, ServerResponse];
    await once(response, 'close');
    let received = 0;
    socket.on('data', (chunk: Buffer) => (received += chunk.length));
    await closeOf(socket.resume());
    expect(received).toBeLessThan(size / 2);
  });
});

describe('requests on one connection', () => {
  it('are served while eight of them are unanswered; with the ninth the connection ends', async () => {
    const served: string[] = [];
    await serve(limitPipelining(({ url = '' }) => void served.push(url)));
    const socket = await open();
    const closed = closeOf(socket);
    socket.resume();
    socket.write(Array.from({ length: 20 }, (_, index) => `GET /${index} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
    await closed;
    expect(served).toEqual(['/0', '/1', '/2', '/3', '/4', '/5', '/6', '/7']);
  });

  it('are served one after the other without end', async () => {
    await serve(limitPipelining((_request, response) => void response.end('ok')));
    const socket = await open();
    for (let request = 0; request < 20; request += 1) expect(await isServed(socket)).toBe(true);
  });
});
