import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { createFolderState } from '~/platform/state/folder-state.server';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { StateUnavailableError, type SharedState } from '~/platform/state/shared-state';
import { archivedAssets } from './asset-archive.server';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const newFolder = () => mkdtempSync(path.join(tmpdir(), 'assets-'));

/** A built client with these assets. */
function buildWith(assets: Record<string, string>): string {
  const directory = newFolder();
  mkdirSync(path.join(directory, 'assets'));
  for (const [name, text] of Object.entries(assets)) writeFileSync(path.join(directory, 'assets', name), text);
  return directory;
}

type Store = Pick<SharedState, 'get' | 'put'>;

/** Starts an instance of a build. @returns a function that asks it for a path */
async function startInstance(store: Store, assets: Record<string, string> = {}) {
  const app = express().use(archivedAssets(buildWith(assets), store));
  const server = createServer(app.use((_request, response) => void response.status(404).end()));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return (name: string) => fetch(`http://127.0.0.1:${port}${name}`);
}

describe.each([
  ['the shared state', () => createMemoryState()],
  ["the instance's folder", () => createFolderState(newFolder())],
])('an archive in %s', (_name, createStore) => {
  it('answers one build with the scripts and styles of another', async () => {
    const store = createStore();
    const older = await startInstance(store, { 'page-A1.js': 'old()', 'page-A1.css': 'p{}', 'page-A1.js.br': '…' });
    const newer = await startInstance(store, { 'page-B2.js': 'new()' });
    for (const name of ['/assets/page-A1.css', '/assets/page-A1.js'])
      await expect.poll(async () => (await newer(name)).status).toBe(200);
    const script = await newer('/assets/page-A1.js');
    expect(await script.text()).toBe('old()');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    await expect.poll(async () => (await older('/assets/page-B2.js')).status).toBe(200);
    expect((await newer('/assets/page-A1.js.br')).status).toBe(404);
  });

  it.each(['/assets/none-C3.js', '/assets/..%2f..%2fpackage.js', '/assets/%2e%2e.js', '/page-A1.js'])(
    'does not know %s',
    async (name) => {
      const instance = await startInstance(createStore(), { 'page-A1.js': 'old()' });
      expect((await instance(name)).status).toBe(404);
    },
  );
});

it('answers 404 while the store is away', async () => {
  const away = () => Promise.reject(new StateUnavailableError());
  const instance = await startInstance({ get: away, put: away }, { 'page-A1.js': 'old()' });
  expect((await instance('/assets/page-A1.js')).status).toBe(404);
});

describe('a folder', () => {
  it('keeps values over a restart, for their lifetime, and removes them with a later start', async () => {
    const folder = newFolder();
    const clock = { now: Date.now() };
    const start = () => createFolderState(folder, () => clock.now);
    await start().put('asset:page-A1.js', 'old()', 60);
    expect(await start().get('asset:page-A1.js')).toBe('old()');
    clock.now += 61_000;
    const later = start();
    expect(await later.get('asset:page-A1.js')).toBeNull();
    await later.put('asset:page-B2.js', 'new()', 60);
    expect(readdirSync(folder)).toEqual(['asset%3Apage-B2.js']);
  });

  it('that could not be made is made with the next value', async () => {
    const place = path.join(newFolder(), 'taken');
    writeFileSync(place, 'a file in its place');
    const state = createFolderState(place);
    await expect(state.put('asset:page-A1.js', 'old()', 60)).rejects.toThrow();
    rmSync(place);
    await state.put('asset:page-A1.js', 'old()', 60);
    expect(await state.get('asset:page-A1.js')).toBe('old()');
  });
});
