import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { closeOf } from './close-of';

/** Requests that cost the sender little and could cost the site much. */

export const MB = 1024 * 1024;

/**
 * Sends as much of the body as the site accepts; returns the status, or null if the connection was closed without one.
 */
export function postBody(url: string, size: number): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      origin: url,
      'content-type': 'application/x-www-form-urlencoded',
      'transfer-encoding': 'chunked',
    };
    const sending = request(`${url}/login`, { method: 'POST', headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? null);
      sending.destroy();
    });
    sending.on('error', () => resolve(null));
    const chunk = Buffer.alloc(MB, 'a');
    let left = size;
    const more = () => {
      while (left > 0 && !sending.destroyed) {
        left -= chunk.length;
        if (!sending.write(chunk)) return void sending.once('drain', more);
      }
      sending.end();
    };
    more();
  });
}

export function connectTo(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return once(socket, 'connect').then(() => socket);
}

/** What a connection receives until it ends, even when it is reset. */
export async function textOf(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // `data` listeners start a paused socket.
  socket.pause();
  await closeOf(socket);
  return received;
}
