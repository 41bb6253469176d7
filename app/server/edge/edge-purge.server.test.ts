import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createEdgePurge } from './edge-purge.server';

interface Received {
  readonly method: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** An edge that answers purges as the test says, and remembers them. */
async function edgeThat(answer: (response: ServerResponse, count: number) => void) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ method: request.method, headers: request.headers, body });
      answer(response, received.length);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/purge` };
}

function purgeOf(urls: string[], vendor: 'varnish' | 'fastly' | 'cloudflare' = 'varnish') {
  const results: string[] = [];
  const error = vi.fn();
  const { purge } = createEdgePurge({
    vendor,
    purgeUrls: urls,
    purgeToken: 'a-token',
    log: { error },
    onPurge: (result) => results.push(result),
    waitsMs: [1, 1],
  });
  return { purge, results, error };
}

const accept = (response: ServerResponse) => void response.end();

describe('a purge', () => {
  it.each([
    ['varnish', { method: 'PURGE', headers: { 'xkey-purge': 'cms/grouped casino/games' }, body: '' }],
    [
      'fastly',
      { method: 'POST', headers: { 'surrogate-key': 'cms/grouped casino/games', 'fastly-key': 'a-token' }, body: '' },
    ],
    [
      'cloudflare',
      {
        method: 'POST',
        headers: { authorization: 'Bearer a-token', 'content-type': 'application/json' },
        body: '{"tags":["cms/grouped","casino/games"]}',
      },
    ],
  ] as const)('is sent to %s in its own form', async (vendor, request) => {
    const { received, url } = await edgeThat(accept);
    purgeOf([url], vendor).purge(['cms/grouped', 'casino/games']);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(received[0]).toMatchObject(request);
  });

  it('goes to every edge, and one that fails does not hold up the others', async () => {
    const [good, bad] = [await edgeThat(accept), await edgeThat((response) => void response.writeHead(500).end())];
    const { purge, results } = purgeOf([bad.url, good.url]);
    purge(['cms/grouped']);
    await vi.waitFor(() => expect(results).toContain('failed'));
    expect(good.received).toHaveLength(1);
    expect(results.filter((result) => result === 'purged')).toHaveLength(1);
  });

  it('that comes while another one is in flight goes with the next one, however many there are', async () => {
    const waiting: ServerResponse[] = [];
    const { received, url } = await edgeThat((response) => void waiting.push(response));
    const { purge } = purgeOf([url]);
    purge(['cms/grouped']);
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    for (let round = 0; round < 1_000; round += 1) purge([round % 2 === 0 ? 'cms/content' : 'casino/games']);
    waiting[0]?.end();
    await vi.waitFor(() => expect(waiting).toHaveLength(2));
    waiting[1]?.end();
    expect(received[1]?.headers['xkey-purge']).toBe('cms/content casino/games');
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['answers 403', (response) => void response.writeHead(403).end('no')],
    ['leads elsewhere', (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['cuts the connection', (response) => void response.destroy()],
    ['answers no HTTP', (response) => void response.socket?.end('garbage\r\n\r\n')],
  ])('is repeated within bounds, counted and logged when the edge %s', async (_name, answer) => {
    const { received, url } = await edgeThat(answer);
    const { purge, results, error } = purgeOf([url]);
    purge(['cms/grouped']);
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
    expect(results).toEqual(['retried', 'retried', 'failed']);
    expect(received).toHaveLength(3);
    expect(JSON.stringify(error.mock.calls)).not.toContain('a-token');
  });

  it('succeeds at the second attempt, and a later one is sent again', async () => {
    const { received, url } = await edgeThat(
      (response, count) => void response.writeHead(count === 1 ? 503 : 200).end(),
    );
    const { purge, results } = purgeOf([url]);
    purge(['cms/grouped']);
    await vi.waitFor(() => expect(results).toEqual(['retried', 'purged']));
    purge(['cms/content']);
    await vi.waitFor(() => expect(received).toHaveLength(3));
  });
});
