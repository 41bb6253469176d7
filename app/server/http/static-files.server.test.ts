import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { staticFiles } from './static-files.server';

it('serves the files of the start-up by their exact address, even when they are gone', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'files-'));
  mkdirSync(join(directory, 'assets'));
  for (const name of ['gone.css', '.hidden', 'a.css.br', 'a.css.gz', 'a.css', 'index.html', 'assets/b.js'])
    writeFileSync(join(directory, name), name);
  const server = createServer(express().use(staticFiles(directory)));
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  onTestFinished(() => void server.close());
  rmSync(directory, { recursive: true });
  const ask = (name: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}/${name}`);
  expect(await (await ask('gone.css')).text()).toBe('gone.css');
  expect((await ask('gone.css')).headers.get('etag')).toMatch(/^"[\w-]{22}-identity"$/);
  const asset = await ask('assets/b.js');
  expect([await asset.text(), asset.headers.get('content-type'), asset.headers.get('etag')]).toEqual([
    'assets/b.js',
    'text/javascript; charset=utf-8',
    null,
  ]);
  for (const other of [
    'never.css',
    '.hidden',
    'a.css.br',
    'assets',
    'assets/',
    '',
    'gone.css/',
    '/gone.css',
    'gone%2ecss',
  ])
    expect((await ask(other)).status, other).toBe(404);
});
