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
const refusing = () => host((request) => void request.socket.destroy());

it('takes the first that answers', async () => {
  const pages = [await answering(), await answering()];
  expect(await findChat(pages)).toBe(pages[0]);
});

it('passes over one that refuses', async () => {
  const pages = [await refusing(), await answering()];
  expect(await findChat(pages)).toBe(pages[1]);
});

it('passes over one that says nothing, after five seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let asked: () => void = () => undefined;
  const isAsked = new Promise<void>((resolve) => (asked = resolve));
  const pages = [await host(() => asked()), await answering()];
  let found: string | null | undefined;
  const search = findChat(pages).then((page) => (found = page));
  await isAsked;
  vi.advanceTimersByTime(FALLBACK_DELAY_MS - 1);
  expect(found).toBeUndefined();
  vi.advanceTimersByTime(1);
  expect(await search).toBe(pages[1]);
});

it('finds nothing where none answers, and where there is none', async () => {
  expect(await findChat([await refusing(), await refusing()])).toBeNull();
  expect(await findChat([])).toBeNull();
});
