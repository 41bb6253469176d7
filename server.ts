import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { pino, type Logger } from 'pino';
import type { ViteDevServer } from 'vite';
import { ConfigurationError, readConfig, type Config } from './app/platform/config/env.server';
import { HUB_PATH } from './app/realtime/hub-names';
import { limitConnections } from './app/server/http/connection-limits.server';
import { drain } from './app/server/http/drain.server';
import { faultOf, findFolderFault, folderFaultText, isDatabaseFault } from './app/lib/folder-fault.server';
import { webSocketOnlyRequest } from './app/lib/websocket-only-request.server';
import { logProcessFaults, limitHeapGrowth } from './app/server/process-faults.server';
import type { Site, SiteSettings } from './app/server/site.server';
import type { RunningOperator } from './operator/operator';

/**
 * The composition root: reads the configuration, starts the operator and the site, listens, and stops.
 *
 * Import every module that reaches React dynamically, after NODE_ENV is set: React chooses its development or production
 * build when it is first loaded.
 */

/** The session may take five cookies of 4 kB. */
const MAX_HEADER_BYTES = 32 * 1024;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 20_000;

/** The built client, beside the built server. */
const CLIENT = fileURLToPath(new URL('../client', import.meta.url));

/** How often Node checks the two time-outs above: each may last this much longer. */
const CONNECTIONS_CHECK_MS = 2_000;

const SERVER_OPTIONS = {
  IncomingMessage: webSocketOnlyRequest(HUB_PATH),
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: HEADERS_TIMEOUT_MS,
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionsCheckingInterval: CONNECTIONS_CHECK_MS,
};

/**
 * The limit for a whole shutdown, grace period included. Connections still open then are cut. A payment that is cut shows
 * the player that its result is unknown.
 */
const SHUTDOWN_TIMEOUT_MS = 10_000;

/** The least time that requests get to finish, even after a long grace period: the time of one page. */
const MIN_DRAIN_MS = 5_000;

export interface RunningSite {
  readonly url: string;
  /** Stops the site. Waits for the grace period, then for requests to finish: ten seconds in all. */
  close(): Promise<void>;
}

/**
 * Starts the site and, without an operator in the configuration, the embedded operator.
 *
 * @param vite the development server; without it the built client is served
 * @throws when a port cannot be used or the data directory cannot be written
 */
export async function startSite(config: Config, vite?: ViteDevServer, log = createLog(config)): Promise<RunningSite> {
  process.env.NODE_ENV = vite ? 'development' : 'production';
  await checkDataDir(config, log);

  const server = createServer(SERVER_OPTIONS);
  limitConnections(server, config.trustProxy);
  // The site listens when it is ready, with two exceptions: with port 0 its URL depends on the port that it gets, and the
  // embedded operator looks for free ports next to the site's. Until it is ready it then answers 503.
  const listensEarly = config.port === 0 || config.operatorApiUrl === undefined;
  if (listensEarly) {
    server.on('request', answerStarting);
    await listen(server, config.port);
  }
  const port = listensEarly ? (server.address() as AddressInfo).port : config.port;
  const url = config.publicOrigin ?? `http://localhost:${port}`;

  const operator = config.operatorApiUrl ? null : await startEmbeddedOperator(config, url);
  const apiUrl = config.operatorApiUrl ?? operator?.apiUrl ?? '';
  const hubUrl = config.operatorHubUrl ?? operator?.hubUrl ?? '';
  const site = await createConfiguredSite(config, {
    origin: url,
    apiUrl,
    hub: { url: hubUrl, isNegotiated: config.negotiatesHub, redirectHosts: config.hubHosts },
    development: vite !== undefined,
    assetIntegrity: vite ? new Map() : (await import('./app/server/http/asset-integrity.server')).hashAssets(CLIENT),
    log,
  });
  const { createWebApp } = await import('./app/server/web-app.server');

  let ready = false;
  const app = createWebApp({
    site,
    apiUrl,
    trustProxy: config.trustProxy,
    isReady: () => ready,
    queueLimits: config,
    hstsPreload: config.hstsPreload,
    ...(vite ? await developmentBuild(vite) : await productionBuild(config, site)),
  });
  const metrics = await startMetrics(config, site, () => ready);
  server.off('request', answerStarting);
  server.on('request', app);
  server.on('upgrade', site.relay.upgrade);
  if (!listensEarly) await listen(server, config.port);
  ready = true;
  log.info({ url, port, operator: apiUrl, embedded: operator !== null, metrics: metrics?.port }, 'listening');
  if (operator) printAddresses(url, operator);

  return {
    url,
    async close() {
      ready = false;
      log.info('stopping');
      const graceMs = config.shutdownGraceSeconds * 1000;
      await setTimeout(graceMs);
      await Promise.all([site.relay.close(), drain(server, Math.max(MIN_DRAIN_MS, SHUTDOWN_TIMEOUT_MS - graceMs))]);
      metrics?.close();
      site.edge?.close();
      await Promise.all([operator?.close(), site.client.close(), site.content.close(), site.state.close()]);
    },
  };
}

/** What the site and the demonstration operator write into the data directory. */
const DATA_NAMES = ['operator.db', 'operator.db-wal', 'operator.db-shm', 'session-secret', 'last-good/', 'assets/'];

/** @throws when the data directory cannot be written by a site that cannot do without it, or does not answer */
async function checkDataDir({ dataDir, operatorApiUrl, sessionSecrets }: Config, log: Logger): Promise<void> {
  const fault = await findFolderFault(dataDir, DATA_NAMES);
  if (!fault) return;
  if (!operatorApiUrl || !sessionSecrets || fault.code === 'ETIMEDOUT')
    throw new ConfigurationError(folderFaultText(fault));
  log.warn(fault, 'the data directory cannot be written');
}

const createLog = ({ logLevel }: Pick<Config, 'logLevel'>) =>
  pino({ level: logLevel, base: null, timestamp: pino.stdTimeFunctions.isoTime });

type SiteAddresses = Pick<SiteSettings, 'origin' | 'apiUrl' | 'hub' | 'development' | 'assetIntegrity' | 'log'>;

async function createConfiguredSite(config: Config, addresses: SiteAddresses): Promise<Site> {
  const { secretKeptIn } = await import('./app/session/keys.server');
  const { createSite } = await import('./app/server/site.server');
  const { findLanguages } = await import('./app/i18n/languages.server');
  return createSite({
    ...addresses,
    mainDomain: config.mainDomain,
    secrets: config.sessionSecrets ?? [secretKeptIn(config.dataDir)],
    sessionLengths: config.sessionLengths,
    moneyIdleSeconds: config.moneyIdleSeconds,
    redis: config.redis,
    trustProxy: config.trustProxy,
    paymentHosts: config.paymentHosts,
    edge: config.edge,
    dataDir: config.dataDir,
    languages: findLanguages(config.localesDir),
    liveChat: config.liveChat,
  });
}

async function startMetrics(
  { metricsPort: port, metricsHost: host }: Config,
  { metrics, client, relay, edge }: Site,
  isReady: () => boolean,
) {
  if (port === undefined) return null;
  const { serveMetrics } = await import('./app/server/metrics/serve-metrics.server');
  const { healthChecks } = await import('./app/server/http/health.server');
  const { contentChangedHandler } = await import('./app/server/edge/answer-content-changed.server');
  const sources = { breakers: client.breakers, relayConnections: relay.connections };
  const answerHealth = healthChecks(isReady);
  const answerChange = edge ? contentChangedHandler(edge) : () => false;
  return serveMetrics(
    { port, host },
    metrics,
    sources,
    (request, response) => answerHealth(request, response) || answerChange(request, response),
  );
}

async function startEmbeddedOperator(config: Config, siteOrigin: string) {
  const { JACKPOT_INTERVAL_MS, startOperator } = await import('./operator/operator');
  return startOperator({
    port: config.operatorPort,
    dataDir: config.dataDir,
    siteOrigin,
    scenarios: config.operatorScenarios,
    limitsPolicy: config.demoLimits,
    withdrawalsCancellable: config.operatorCancellation,
    brand: config.demoBrand,
    sportsbook: config.demoSportsbook,
    jackpotIntervalMs: JACKPOT_INTERVAL_MS,
  });
}

async function productionBuild({ redis, dataDir }: Config, { state }: Site) {
  const { staticFiles } = await import('./app/server/http/static-files.server');
  const { archivedAssets } = await import('./app/server/asset-archive.server');
  const { createFolderState } = await import('./app/platform/state/folder-state.server');
  const build = await import('virtual:remix/server-build');
  // A single instance finds the files of the build before it in its own folder.
  const store = redis ? state : createFolderState(resolve(dataDir, 'assets'));
  return { files: staticFiles(CLIENT), filesOfOtherBuilds: archivedAssets(CLIENT, store), build };
}

async function developmentBuild(vite: ViteDevServer) {
  const build = () =>
    vite.ssrLoadModule('virtual:remix/server-build') as Promise<typeof import('virtual:remix/server-build')>;
  return { files: vite.middlewares, filesOfOtherBuilds: null, build };
}

const answerStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'retry-after': '1', 'content-type': 'text/plain' }).end('starting');
};

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve());
  });
}

/** Prints the demonstration's addresses for the person who started it. */
function printAddresses(url: string, operator: RunningOperator): void {
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

/** Runs the built site until SIGINT or SIGTERM. */
async function main(): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    const log = createLog(config);
    logProcessFaults(log);
    limitHeapGrowth();
    const site = await startSite(config, undefined, log);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => void site.close().then(() => process.exit(0)));
    }
  } catch (error) {
    const message = startupErrorMessage(error, config?.dataDir);
    if (message === null) throw error;
    process.stderr.write(`${message}\n`);
    process.exit(1);
  }
}

/** The message for a start-up error that a change of the configuration fixes; null for any other error. */
function startupErrorMessage(error: unknown, dataDir = ''): string | null {
  const { message, path, port, syscall, code } = error as NodeJS.ErrnoException & { port?: number };
  if (error instanceof ConfigurationError) return message;
  if (syscall === 'listen') {
    const fault = code === 'EADDRINUSE' ? 'is in use' : `cannot be used: ${code}`;
    return `Port ${port} ${fault}. Choose another one with PORT, METRICS_PORT or METRICS_HOST.`;
  }
  // Only the demonstration operator has a database. The disk may have filled up since the folder was tried.
  if (dataDir && isDatabaseFault(error)) return folderFaultText(faultOf(dataDir, error));
  // A file error elsewhere, such as in the build, has nothing to do with DATA_DIR.
  if (!path || !dataDir || !isSameBranch(resolve(path), resolve(dataDir))) return null;
  return folderFaultText(faultOf(path, error));
}

/** Whether `path` is inside `folder` or one of its parents. */
const isSameBranch = (path: string, folder: string) => path.startsWith(folder) || folder.startsWith(path);

if (import.meta.env.PROD) await main();
