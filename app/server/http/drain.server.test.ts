import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { closeOf } from '../../../tests/support/close-of';
import { drain } from './drain.server';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function serve(listener: RequestListener): Promise<number> {
  server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Opens a connection and sends a form on it. The server sees neither before its next turn of the event loop. */
function sendForm(port: number): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 1\r\n\r\na');
  return text(socket);
}

describe('draining', () => {
  it('answers forms on connections that it had not accepted yet', async () => {
    const port = await serve((_request, response) => response.end('done'));
    const answers = Array.from({ length: 20 }, () => sendForm(port));
    await drain(server, 1_000);
    for (const answer of await Promise.all(answers)) expect(answer).toContain('done');
  });

  it('ends idle connections at once, and cuts requests that take longer than the limit', async () => {
    const port = await serve((request, response) => void (request.url === '/idle' && response.end()));
    const idle = connect(port, '127.0.0.1');
    idle.write('GET /idle HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(idle, 'data');
    const slow = connect(port, '127.0.0.1');
    slow.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
    await once(server, 'request');
    const order: string[] = [];
    idle.once('close', () => order.push('idle'));
    slow.on('error', () => undefined).once('close', () => order.push('slow'));
    await Promise.all([drain(server, 50), once(idle, 'close'), closeOf(slow)]);
    expect(order).toEqual(['idle', 'slow']);
  });
});
