import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeOf } from '../support/close-of';
import { HttpBrowser } from '../support/http-browser';
import { startSite, type TestSite } from '../support/site';

/** Requests that cost the sender little and could cost the site much. */

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  // Loads the first page before measuring, because that takes memory too.
  await new HttpBrowser(site.url).get('/');
  await new HttpBrowser(site.url).post('/login', { username: 'demo', password: 'x' });
});
afterAll(() => site.stop());

const MB = 1024 * 1024;

/**
 * Sends as much of the body as the site accepts; returns the status, or null if the connection was closed without one.
 */
function postBody(size: number): Promise<number | null> {
  return new Promise((resolve) => {
    const headers = {
      origin: site.url,
      'content-type': 'application/x-www-form-urlencoded',
      'transfer-encoding': 'chunked',
    };
    const sending = request(`${site.url}/login`, { method: 'POST', headers }, (response) => {
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

it('forty bodies of 100 MB at once are refused and not kept in memory', async () => {
  const before = site.residentMb();
  const statuses = await Promise.all(Array.from({ length: 40 }, () => postBody(100 * MB)));
  expect(new Set(statuses).has(413)).toBe(true);
  expect(statuses.filter((status) => status !== 413 && status !== null)).toEqual([]);
  expect(site.residentMb() - before).toBeLessThan(80);
  expect((await new HttpBrowser(site.url).get('/')).status).toBe(200);
});

function open(): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  return once(socket, 'connect').then(() => socket);
}

it.each([
  ['one of 100 kB', `X-Long: ${'a'.repeat(100_000)}`],
  ['five thousand of them', Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`).join('\r\n')],
  ['cookies of 30 kB', `Cookie: ${'session=1; '.repeat(3_000)}`],
])('headers, %s, are answered with 431', async (_name, header) => {
  const socket = await open();
  const answer = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 431/);
  socket.destroy();
});

it('three hundred unfinished requests delay no other request and are closed', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, open));
  const gone = slow.map(closeOf);
  slow.forEach((socket, index) => {
    socket.resume();
    socket.write(
      index % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: '
        : `POST /login HTTP/1.1\r\nHost: x\r\nOrigin: ${site.url}\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n\r\na=`,
    );
  });
  const drip = setInterval(() => slow.forEach((socket) => socket.write('a')), 1_000);
  for (const address of ['/', '/login', '/casino/slot']) {
    expect((await new HttpBrowser(site.url).get(address)).status).toBe(200);
  }
  await Promise.all(gone);
  clearInterval(drip);
}, 60_000);

it('ten connections that send 250 requests each and read nothing get eight answers, and are closed', async () => {
  const before = site.residentMb();
  const sockets = await Promise.all(Array.from({ length: 10 }, open));
  const received = sockets.map(textOf);
  for (const socket of sockets) socket.write('GET /login HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(250));
  // The site has read the requests when it answers another one that came later.
  for (let answered = 0; answered < 10; answered += 1) await new HttpBrowser(site.url).get('/login');
  expect(site.residentMb() - before).toBeLessThan(60);
  for (const socket of sockets) socket.resume();
  for (const answers of await Promise.all(received))
    expect(answers.match(/HTTP\/1\.1 200 OK\r\n/g)?.length ?? 0).toBeLessThanOrEqual(8);
});

/** What a connection receives until it ends, also when it is reset. */
async function textOf(socket: Socket): Promise<string> {
  let received = '';
  socket.on('data', (chunk: Buffer) => (received += chunk.toString('latin1')));
  // `data` listeners start a paused socket.
  socket.pause();
  await closeOf(socket);
  return received;
}
