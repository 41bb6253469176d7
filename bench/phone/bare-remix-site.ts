import { execFile } from 'node:child_process';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { createRequestHandler, type ServerBuild } from '@remix-run/node';
import compression from 'compression';
import express from 'express';
import { routeSource, type Markup } from './markup-to-jsx';

const FOLDER = path.resolve('.cache/bare-remix');

export interface BareSite {
  readonly url: string;
  stop(): void;
}

/**
 * Builds and serves a one-page Remix site with that markup, as the template does it. Styles and pictures are proxied
 * from `siteUrl`.
 */
export async function startBareSite(markup: Markup, siteUrl: string): Promise<BareSite> {
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(`${FOLDER}/app/routes`, { recursive: true });
  await cp('bench/phone/bare-remix', FOLDER, { recursive: true });
  await writeFile(`${FOLDER}/app/routes/_index.js`, routeSource(markup));
  await promisify(execFile)('npx', ['remix', 'vite:build', FOLDER], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  // Node caches modules by URL: a new query forces it to load the new build.
  const built = `${pathToFileURL(`${FOLDER}/build/server/index.js`).href}?${Date.now()}`;
  const handle = createRequestHandler((await import(built)) as ServerBuild, 'production');

  const app = express();
  app.use(compression());
  app.use(express.static(`${FOLDER}/build/client`, { immutable: true, maxAge: '1y', index: false }));
  app.get('/', (request, response, next) => {
    handle(new Request(`http://localhost${request.url}`))
      .then(async (answer) => response.type('html').send(await answer.text()))
      .catch(next);
  });
  app.use((request, response, next) => {
    fetch(siteUrl + request.url)
      .then(async (answer) => {
        const type = answer.headers.get('content-type') ?? 'text/plain';
        response.status(answer.status).set('cache-control', 'public, max-age=86400').type(type);
        response.send(Buffer.from(await answer.arrayBuffer()));
      })
      .catch(next);
  });
  const server = await new Promise<Server>((resolve) => {
    const listening = app.listen(0, '127.0.0.1', () => resolve(listening));
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
