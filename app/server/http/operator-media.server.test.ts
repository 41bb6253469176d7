import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, expect, it } from 'vitest';
import { operatorMedia } from './operator-media.server';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => (server.closeAllConnections(), server.close())));

async function start(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The `cache-control` with which a browser gets a picture that the operator sends with this one. */
async function lifetimeOf(operators: string | undefined): Promise<string | null> {
  const operator = await start((_request, response) => {
    if (operators !== undefined) response.setHeader('cache-control', operators);
    response.setHeader('content-type', 'image/png').end('picture');
  });
  const site = await start(express().use(operatorMedia(`${operator}/api/`)));
  return (await fetch(`${site}/media/one.png`)).headers.get('cache-control');
}

it("keeps a picture in browsers for a day, and for a year by the operator's word that its address never changes", async () => {
  expect(await lifetimeOf('public, max-age=31536000, immutable')).toBe('public, max-age=31536000, immutable');
  for (const other of [undefined, 'no-store', 'public, max-age=60', 'not-immutable-at-all=1'])
    expect(await lifetimeOf(other)).toBe('public, max-age=86400');
});

it('remembers the last thousand missing pictures, and asks for none with a long address', async () => {
  const asked: string[] = [];
  const operator = await start((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404).end();
  });
  const site = await start(express().use(operatorMedia(`${operator}/api/`)));
  const statusOf = async (name: string) => (await fetch(`${site}/media/${name}.png`)).status;
  for (let number = 0; number <= 1_000; number += 1) expect(await statusOf(`${number}`)).toBe(404);
  const before = asked.length;
  expect(await statusOf('1000')).toBe(404);
  expect(await statusOf('x'.repeat(300))).toBe(404);
  expect(asked).toHaveLength(before);
  expect(await statusOf('0')).toBe(404);
  expect(asked).toHaveLength(before + 1);
});
