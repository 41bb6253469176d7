// @module-tag tier-2

import { once } from 'node:events';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { closeOf } from '../support/close-of';
import { connectTo, MB, postBody, textOf } from '../support/heavy-requests';
import { HttpBrowser } from '../support/http-browser';
import { startSite, type TestSite } from '../support/site';

/** Requests that cost the sender little and could cost the site much. */

let site: TestSite;
beforeAll(async () => {
  site = await startSite();
  await new HttpBrowser(site.url).get('/');
  await new HttpBrowser(site.url).post('/login', { username: 'demo', password: 'x' });
});
afterAll(() => site.stop());

it('forty bodies of 100 MB at once are refused', async () => {
  const statuses = await Promise.all(Array.from({ length: 40 }, () => postBody(site.url, 100 * MB)));
  expect(new Set(statuses).has(413)).toBe(true);
  expect(statuses.filter((status) => status !== 413 && status !== null)).toEqual([]);
  expect((await new HttpBrowser(site.url).get('/')).status).toBe(200);
});

it.each([
  ['one of 100 kB', `X-Long: ${'a'.repeat(100_000)}`],
  ['five thousand of them', Array.from({ length: 5_000 }, (_, index) => `X-${index}: 1`).join('\r\n')],
  ['cookies of 30 kB', `Cookie: ${'session=1; '.repeat(3_000)}`],
])('headers, %s, are answered with 431', async (_name, header) => {
  const socket = await connectTo(site.url);
  const answer = once(socket, 'data') as Promise<[Buffer]>;
  socket.write(`GET / HTTP/1.1\r\nHost: x\r\n${header}\r\n\r\n`);
  expect(String((await answer)[0])).toMatch(/^HTTP\/1\.1 431/);
  socket.destroy();
});

it('three hundred unfinished requests delay no other request and are closed', async () => {
  const slow = await Promise.all(Array.from({ length: 300 }, () => connectTo(site.url)));
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
  const sockets = await Promise.all(Array.from({ length: 10 }, () => connectTo(site.url)));
  const received = sockets.map(textOf);
  for (const socket of sockets) socket.write('GET /login HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(250));
  // The site has read the requests when it answers another one that came later.
  for (let answered = 0; answered < 10; answered += 1) await new HttpBrowser(site.url).get('/login');
  for (const socket of sockets) socket.resume();
  for (const answers of await Promise.all(received))
    expect(answers.match(/HTTP\/1\.1 200 OK\r\n/g)?.length ?? 0).toBeLessThanOrEqual(8);
});
