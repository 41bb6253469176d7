import { createServer, type RequestListener, type Server } from 'node:http';
import { webSocketOnlyRequest } from '~/lib/websocket-only-request.server';
import type { AddressInfo } from 'node:net';
import express, { type Express } from 'express';
import { operatorApi } from './api';
import { createBonusNews, type BonusNews } from './bonuses/news';
import { createCapabilities } from './capabilities';
import { HUB_PATH } from '~/realtime/hub-names';
import { attachHub, type Hub } from './hub/hub';
import { announceJackpots } from './hub/jackpot';
import { operatorMedia } from './media';
import { brands, type BrandName } from './seed/brands';
import { createClock, type Clock } from './clock';
import { createPlayLimits } from './limits/limits';
import { limitsPolicies, type PolicyName } from './limits/policies';
import { createNotifier } from './notifier';
import { outboxRoutes } from './outbox/routes';
import { createDemoPlay } from './play/demo-play';
import { injectFaults, scenarioRoutes } from './scenarios/routes';
import { createScenarios } from './scenarios/scenarios';
import { seedIfEmpty } from './seed/seed';
import type { Services } from './services';
import { createSessionEndings } from './session-endings';
import { openStore } from './store/store';
import { settleDueBets, settleInBackground } from './third-parties/sportsbook/bets';
import { thirdParties } from './third-parties/third-parties';

export interface OperatorOptions {
  /** The first of two adjacent ports. If one of them is in use, the next free pair is taken. 0 takes any two ports. */
  readonly port: number;
  readonly dataDir: string;
  /** Origin of the player site, for links back to it. */
  readonly siteOrigin: string;
  /** Enables the fault injection routes for tests. Off by default. */
  readonly scenarios?: boolean;
  /** The rules of limits and pauses. Default: `se`. */
  readonly limitsPolicy?: PolicyName | undefined;
  /** Whether players may cancel withdrawals that wait. By default the policy says it. */
  readonly withdrawalsCancellable?: boolean | undefined;
  /** The brand of the demonstration. Default: `dark`. */
  readonly brand?: BrandName | undefined;
  /** Whether the site shows matches and bets as pages of its own, or this operator's sportsbook in a frame. Default: `pages`. */
  readonly sportsbook?: 'pages' | 'frame' | undefined;
  /** Interval of jackpot notifications, in milliseconds. Default: no notifications. */
  readonly jackpotIntervalMs?: number;
}

export interface RunningOperator {
  /** Base URL of the contract's calls, with a trailing slash. */
  readonly apiUrl: string;
  /** URL of the notification hub. Its scheme is `http`, because SignalR clients require it. */
  readonly hubUrl: string;
  /** URL of the outbox: the codes that a real operator would send by SMS and e-mail. */
  readonly outboxUrl: string;
  /** The second origin, without a trailing slash. */
  readonly thirdPartyOrigin: string;
  close(): Promise<void>;
}

/** Interval of jackpot notifications. Tests that count messages have none: OPERATOR_JACKPOT_MINUTES is 0. */
export const JACKPOT_INTERVAL_MS = Number(process.env['OPERATOR_JACKPOT_MINUTES'] ?? 10) * 60_000;

/** Loopback only: the demonstration must not be reachable from the network. */
const HOST = '127.0.0.1';

/** Starts the embedded operator on loopback and seeds a new database. */
export async function startOperator(options: OperatorOptions): Promise<RunningOperator> {
  const clock = createClock();
  const store = openStore(options.dataDir, clock.now);
  await seedIfEmpty(store);
  const [apiServer, thirdPartyServer] = await listenOnPair(options.port);
  const capabilities = createCapabilities(...(options.sportsbook === 'frame' ? (['bets'] as const) : []));
  const policy = limitsPolicies[options.limitsPolicy ?? 'se'];
  const notifier = createNotifier(store.notifications);
  const bonusNews: BonusNews = createBonusNews(store, notifier, () =>
    settleDueBets({ store, notifier, bonusNews, capabilities }),
  );
  const services: Services = {
    store,
    notifier,
    bonusNews,
    sessionEndings: createSessionEndings(store.sessions),
    capabilities,
    limits: createPlayLimits(store, capabilities, policy),
    demoPlay: createDemoPlay(),
    brand: brands[options.brand ?? 'dark'],
    withdrawalsCancellable: () =>
      options.withdrawalsCancellable ?? (!capabilities.has('limits') || policy.withdrawalsCancellable),
    thirdPartyOrigin: `http://localhost:${portOf(thirdPartyServer)}`,
    siteOrigin: options.siteOrigin,
  };
  const hub = attachHub(apiServer, services);
  const { jackpotIntervalMs } = options;
  const stopJackpots = jackpotIntervalMs ? announceJackpots(hub, services, jackpotIntervalMs) : () => undefined;
  apiServer.on('request', apiOrigin(services, hub, clock, options) as RequestListener);
  thirdPartyServer.on('request', thirdParties(services) as RequestListener);
  const stopSettling = settleInBackground(services);

  const origin = `http://${HOST}:${portOf(apiServer)}`;
  return {
    apiUrl: `${origin}/api/`,
    hubUrl: `${origin}${HUB_PATH}`,
    outboxUrl: `${origin}/outbox`,
    thirdPartyOrigin: services.thirdPartyOrigin,
    async close() {
      stopJackpots();
      stopSettling();
      bonusNews.close();
      await Promise.all([hub.close(), closeServer(apiServer), closeServer(thirdPartyServer)]);
      store.close();
    },
  };
}

function apiOrigin(services: Services, hub: Hub, clock: Clock, options: OperatorOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  if (options.scenarios) {
    const scenarios = createScenarios();
    app.use(scenarioRoutes(scenarios, services.capabilities, clock));
    app.use('/api', injectFaults(scenarios));
  }
  app.use('/api', operatorApi(services));
  app.post(`${HUB_PATH}/negotiate`, hub.negotiate);
  app.use(operatorMedia());
  app.use(outboxRoutes(services));
  return app;
}

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function listenOnPair(port: number): Promise<[Server, Server]> {
  const first = await listen(port);
  const second = first && (await listen(port === 0 ? 0 : port + 1));
  if (first && second) return [first, second];
  if (first) await closeServer(first);
  return listenOnPair(port + 2);
}

/** Listens on a port. Resolves to null if the port is in use. */
function listen(port: number): Promise<Server | null> {
  const server = createServer({ IncomingMessage: webSocketOnlyRequest(HUB_PATH) });
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
