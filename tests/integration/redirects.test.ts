// @module-tag tier-1
// @module-tag lib
// @module-tag session

import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HttpBrowser } from '../support/http-browser';
import { listenOnLoopback } from '../support/listen-on-loopback';
import { upgradeStatus } from '../support/relay-socket';
import { startSite, type TestSite } from '../support/site';

/** Tests an operator, or someone in its place, that answers every call with a redirect to another host. */

let operator: Server;
let elsewhere: Server;
let site: TestSite;
/** What the other host was sent. */
const received: string[] = [];
let status = 307;

const listen = async (server: Server) => `http://127.0.0.1:${await listenOnLoopback(server)}`;

const session = { token: 'canary-token', username: 'ayse', usercode: '7' };

beforeAll(async () => {
  elsewhere = createServer((request, response) => {
    received.push(`${request.method} ${request.url}`);
    response.setHeader('content-type', 'application/json').end('{"success":true,"message":null,"data":[]}');
  });
  elsewhere.on('upgrade', (request, stream) => {
    received.push(`upgrade ${request.url}`);
    stream.destroy();
  });
  const target = await listen(elsewhere);
  operator = createServer((request, response) => {
    if (request.url?.endsWith('/auth/login')) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ success: true, message: null, data: session }));
    } else response.writeHead(status, { location: `${target}${request.url}` }).end();
  });
  operator.on('upgrade', (request, stream) => {
    stream.end(`HTTP/1.1 ${status} Moved\r\nLocation: ${target}${request.url}\r\nContent-Length: 0\r\n\r\n`);
  });
  site = await startSite({ OPERATOR_API_URL: `${await listen(operator)}/api/` });
});
afterAll(async () => {
  await site.stop();
  for (const server of [operator, elsewhere]) {
    server.closeAllConnections();
    server.close();
  }
});

it.each([301, 302, 303, 307, 308])('a redirect with %i is never followed', async (redirect) => {
  status = redirect;
  const visitor = new HttpBrowser(site.url);
  expect((await visitor.logIn('ayse', 'sifre1234')).status).toBe(303);
  const statuses = [
    (await visitor.get('/')).status,
    (await visitor.get('/balance')).status,
    (await visitor.get('/dashboard/game-history')).status,
    (await visitor.post('/ticket', { subject: 'Konu başlığı', message: 'Bir ileti, yeterince uzun.' })).status,
    (await visitor.get(`/media/banners/x${redirect}.svg`)).status,
    await upgradeStatus(visitor),
  ];
  expect(statuses).toEqual([200, 502, 502, 502, 404, 503]);
  expect(received).toEqual([]);
});
