import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import type { ViteDevServer } from 'vite';
import { ConfigurationError, readConfig, type Config } from './app/server/config/env.server';
import type { Site } from './app/server/site.server';
import type { RunningOperator } from './operator/operator';

/**
 * The composition root: configuration, operator, site, express, listening, stopping.
 *
 * Everything that reaches React is imported dynamically: React chooses its development or production build from
 * NODE_ENV when it is first loaded, and that choice belongs to how this file was built, not to the environment.
 */

/** Room for the session's cookies, which may take five of 4 kB. */
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** How often the two time-outs are looked at: they hold to within this much. */
const CONNECTIONS_CHECK_MS = 2_000;

/** The whole stop, the grace included. What is not done by then is cut; payments say of themselves that they are unknown. */
const STOP_MS = 10_000;

/** Also after a long grace, requests get the time of a page. */
const SHORTEST_DRAIN_MS = 5_000;

export interface RunningSite {
  readonly url: string;
  /** Lets requests finish: ten seconds in all, with the grace. */
  close(): Promise<void>;
}

/** @param vite the development server; without it the built client is served */
export async function startSite(config: Config, vite?: ViteDevServer): Promise<RunningSite> {
  const log = pino({ level: config.logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });
  process.env.NODE_ENV = vite ? 'development' : 'production';

  const server = createServer({
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: HEADERS_TIMEOUT_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
  });
  // Players come when the site is ready. Only where its address depends on the port, or the demonstration looks for ports
  // beside it, listening comes first; until the rest is there, it says so.
  const listensFirst = config.port === 0 || config.operatorApiUrl === undefined;
  if (listensFirst) {
    server.on('request', notReady);
    await listen(server, config.port);
  }
  const port = listensFirst ? (server.address() as AddressInfo).port : config.port;
  const url = config.publicOrigin ?? `http://localhost:${port}`;

  const operator = config.operatorApiUrl ? null : await startEmbeddedOperator(config, url);
  const apiUrl = config.operatorApiUrl ?? operator?.apiUrl ?? '';
  const { secretKeptIn } = await import('./app/session/keys.server');
  const { createSite } = await import('./app/server/site.server');
  const { createWebApp } = await import('./app/server/web-app.server');
  const site = await createSite({
    origin: url,
    mainDomain: config.mainDomain,
    apiUrl,
    hubUrl: config.operatorHubUrl ?? operator?.hubUrl ?? '',
    secrets: config.sessionSecrets ?? [secretKeptIn(config.dataDir)],
    redisUrl: config.redisUrl,
    paymentHosts: config.paymentHosts,
    dataDir: config.dataDir,
    liveChat: config.liveChat,
    development: vite !== undefined,
    log,
  });

  let ready = true;
  const app = createWebApp({
    site,
    apiUrl,
    trustProxy: config.trustProxy,
    isReady: () => ready,
    queueLimits: config,
    ...(vite ? await developmentParts(vite) : await productionParts()),
  });
  const metrics = await startMetrics(config.metricsPort, site);
  server.off('request', notReady);
  server.on('request', app);
  server.on('upgrade', site.relay.upgrade);
  if (!listensFirst) await listen(server, config.port);
  log.info({ url, port, operator: apiUrl, embedded: operator !== null, metrics: metrics?.port }, 'listening');
  if (operator) welcome(url, operator);

  return {
    url,
    async close() {
      ready = false;
      log.info('stopping');
      const graceMs = config.shutdownGraceSeconds * 1000;
      await setTimeout(graceMs);
      await Promise.all([site.relay.close(), drain(server, Math.max(SHORTEST_DRAIN_MS, STOP_MS - graceMs))]);
      metrics?.close();
      await Promise.all([operator?.close(), site.client.close(), site.content.close(), site.state.close()]);
    },
  };
}

async function startMetrics(port: number | undefined, { metrics, client, relay }: Site) {
  if (port === undefined) return null;
  const { serveMetrics } = await import('./app/server/metrics/serve-metrics.server');
  return serveMetrics(port, metrics, {
    breakers: client.breakers,
    relayConnections: relay.connections,
  });
}

async function startEmbeddedOperator(config: Config, siteOrigin: string) {
  const { JACKPOT_INTERVAL_MS, startOperator } = await import('./operator/operator');
  return startOperator({
    port: config.operatorPort,
    dataDir: config.dataDir,
    siteOrigin,
    scenarios: config.operatorScenarios,
    jackpotIntervalMs: JACKPOT_INTERVAL_MS,
  });
}

async function productionParts() {
  const { staticFiles } = await import('./app/server/http/static-files.server');
  const build = await import('virtual:remix/server-build');
  return { files: staticFiles(fileURLToPath(new URL('../client', import.meta.url))), build };
}

async function developmentParts(vite: ViteDevServer) {
  const build = () =>
    vite.ssrLoadModule('virtual:remix/server-build') as Promise<typeof import('virtual:remix/server-build')>;
  return { files: vite.middlewares, build };
}

const notReady: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('starting');
};

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
}

function drain(server: Server, patienceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const deadline = globalThis.setTimeout(() => server.closeAllConnections(), patienceMs);
    server.close(() => {
      clearTimeout(deadline);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** For the person who has just started the demonstration. */
function welcome(url: string, operator: RunningOperator): void {
  process.stdout.write(
    [
      '',
      `  Site              ${url}   (log in with demo / demo1234, or yeni / yeni1234)`,
      `  Demo operator     ${operator.apiUrl}`,
      `  Games, payments   ${operator.thirdPartyOrigin}`,
      `  Codes it sent     ${operator.outboxUrl}`,
      '',
      '',
    ].join('\n'),
  );
}

/** Runs the built site until it is told to stop. */
async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const site = await startSite(config);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void site.close().then(() => process.exit(0)));
    }
  } catch (error) {
    const reason = reasonNotToStart(error, config?.dataDir);
    if (reason === null) throw error;
    process.stderr.write(`${reason}\n`);
    process.exit(1);
  }
}

/** For whoever started it and can mend it by a variable; null for what is a fault of the site. */
function reasonNotToStart(error: unknown, dataDir = ''): string | null {
  const { code, message, path, port, syscall } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof ConfigurationError) return message;
  if (syscall === 'listen') {
    const fault = code === 'EADDRINUSE' ? 'is in use' : `cannot be used: ${code}`;
    return `Port ${port} ${fault}. Choose another one with PORT or METRICS_PORT.`;
  }
  // What is missing elsewhere, such as in the build, is no matter of the data.
  if (!path || !dataDir || !isOnTheWay(resolve(path), resolve(dataDir))) return null;
  return `${path} cannot be used: ${code}. Choose another folder with DATA_DIR.`;
}

const isOnTheWay = (path: string, folder: string) => path.startsWith(folder) || folder.startsWith(path);

if (import.meta.env.PROD) await main();
