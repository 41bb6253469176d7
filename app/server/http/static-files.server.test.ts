import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { staticFiles } from './static-files.server';

it('a file that was deleted after start-up fails one request and does not end the process', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'files-'));
  for (const name of ['gone.css', 'stays.css']) writeFileSync(join(directory, name), 'body {}');
  const server = createServer(express().use(staticFiles(directory)));
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  onTestFinished(() => {
    server.close();
    rmSync(directory, { recursive: true });
  });
  const ask = (name: string) => fetch(`http://localhost:${(server.address() as AddressInfo).port}/${name}`);
  rmSync(join(directory, 'gone.css'));
  await expect(ask('gone.css')).rejects.toThrow();
  expect(await (await ask('stays.css')).text()).toBe('body {}');
  expect((await ask('never.css')).status).toBe(404);
});
