import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { operatorApi } from './api';
import { operatorMedia } from './media/media';
import { createNotifier } from './notifier';
import { seedIfEmpty } from './seed/seed';
import type { Services } from './services';
import { openStore } from './store/store';
import { settleInBackground } from './third-parties/sportsbook/bets';
import { thirdParties } from './third-parties/third-parties';

export interface OperatorOptions {
  /** The first of a pair of ports; a pair in use moves on to the next free one. 0 takes any two. */
  readonly port: number;
  readonly dataDir: string;
  /** Origin of the player site, for ways back to it. */
  readonly siteOrigin: string;
}

export interface RunningOperator {
  /** Base of the contract's calls, with a trailing slash. */
  readonly apiUrl: string;
  /** The second origin, without a trailing slash. */
  readonly thirdPartyOrigin: string;
  close(): Promise<void>;
}

/** Loopback only: a demonstration is not for the network. */
const HOST = '127.0.0.1';

/** Starts the embedded operator on loopback, seeding its database when that is new. */
export async function startOperator({ port, dataDir, siteOrigin }: OperatorOptions): Promise<RunningOperator> {
  const store = openStore(dataDir);
  await seedIfEmpty(store);
  const [apiServer, thirdPartyServer] = await listenOnPair(port);
  const thirdPartyOrigin = `http://localhost:${portOf(thirdPartyServer)}`;
  const services: Services = { store, notifier: createNotifier(store.notifications), thirdPartyOrigin, siteOrigin };

  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use('/api', operatorApi(services));
  app.use('/media', operatorMedia());
  apiServer.on('request', app as RequestListener);
  thirdPartyServer.on('request', thirdParties(services) as RequestListener);
  const stopSettling = settleInBackground(services);

  return {
    apiUrl: `http://${HOST}:${portOf(apiServer)}/api/`,
    thirdPartyOrigin,
    async close() {
      stopSettling();
      await Promise.all([closeServer(apiServer), closeServer(thirdPartyServer)]);
      store.close();
    },
  };
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listenOnPair(port: number): Promise<[Server, Server]> {
  const first = await listen(port);
  const second = first && (await listen(port === 0 ? 0 : port + 1));
  if (first && second) return [first, second];
  if (first) await closeServer(first);
  return listenOnPair(port + 2);
}

/** Null when the port is taken. */
function listen(port: number): Promise<Server | null> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(null);
      else reject(error);
    });
    server.listen(port, HOST, () => resolve(server));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
