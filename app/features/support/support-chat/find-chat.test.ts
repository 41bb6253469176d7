import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { FALLBACK_DELAY_MS, findChat } from './find-chat';

const servers: Server[] = [];
afterEach(() => {
  vi.useRealTimers();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function host(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/chat`;
}

const answering = () => host((_request, response) => void response.end());
const listing = (pages: unknown) => host((_request, response) => void response.end(JSON.stringify(pages)));
const refusing = () => host((request) => void request.socket.destroy());

it('returns the first address that responds', async () => {
  const pages = [await answering(), await answering()];
  expect(await findChat(pages, await listing([]))).toBe(pages[0]);
});

it('skips an address that refuses the connection', async () => {
  const pages = [await refusing(), await answering()];
  expect(await findChat(pages, await listing([]))).toBe(pages[1]);
});

it('skips an address that the server reports as failing', async () => {
  const pages = [await answering(), await answering()];
  expect(await findChat(pages, await listing([pages[0]]))).toBe(pages[1]);
  expect(await findChat(pages, await listing(pages))).toBeNull();
});

it.each([null, {}, 'x'])('ignores an invalid report of the server: %j', async (list) => {
  const pages = [await answering()];
  expect(await findChat(pages, await listing(list))).toBe(pages[0]);
  expect(await findChat(pages, await refusing())).toBe(pages[0]);
});

it('skips an address that does not respond within five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const pages = [await host(() => asked()), await answering()];
  let found: string | null | undefined;
  const search = findChat(pages, await listing([])).then((page) => (found = page));
  await isAsked;
  vi.advanceTimersByTime(FALLBACK_DELAY_MS - 1);
  expect(found).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await search).toBe(pages[1]);
});

it('returns null without a responding address', async () => {
  expect(await findChat([await refusing(), await refusing()], await listing([]))).toBeNull();
  expect(await findChat([], await listing([]))).toBeNull();
});
