import { Cluster, Redis, type RedisOptions } from 'ioredis';
import type { RedisConfig } from '../config/redis-env.server';

/** Without `replyMapping`, whose type does not allow for `undefined`. */
type Options = Omit<RedisOptions, 'replyMapping'>;

/** A client of one server, of the master that Sentinels name, or of a cluster. It reconnects when it loses its server. */
export type RedisClient = Redis | Cluster;

export type RedisCommand = [name: string, ...args: (string | number)[]];

export const PREFIX = 'player-site:';

/** A slower Redis counts as unavailable, because pages wait for it. */
const CONNECT_TIMEOUT_MS = 1_000;
const COMMAND_TIMEOUT_MS = 1_000;

/** The longest wait between two attempts to connect: a promoted replica is found within this time. */
const MAX_RETRY_MS = 1_000;

/** How often an absent Sentinel is looked for: the others bring news of a new master too. The client prints each failure. */
const SENTINEL_RETRY_MS = 10_000;

const retryAfter = (attempt: number) => Math.min(attempt * 100, MAX_RETRY_MS);

/**
 * What a client is for.
 *
 * - `commands`: all commands but those below, sent in pipelines
 * - `confirmed-writes`: writes that wait for replicas. The connection is blocked meanwhile, so that they need their own
 * - `subscriptions`: waits for Redis without a limit, and subscribes again after each reconnection
 */
export type ClientUse = 'commands' | 'confirmed-writes' | 'subscriptions';

/** Begins to connect, and never throws for a Redis that is away: the client connects when it is back. */
export function createRedisClient(config: RedisConfig, use: ClientUse): RedisClient {
  const { topology } = config;
  const options = optionsFor(config, use);
  switch (topology.kind) {
    case 'single':
      return new Redis(topology.url, options);
    case 'sentinel':
      return new Redis({ ...options, ...sentinelOptions(config, topology) });
    case 'cluster':
      return connectEarly(
        new Cluster(
          topology.nodes.map((node) => ({ ...node })),
          clusterOptions(options),
        ),
        use,
      );
  }
}

function optionsFor({ username, password, tls }: RedisConfig, use: ClientUse): Options {
  const isSubscriber = use === 'subscriptions';
  return {
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(tls && { tls }),
    keyPrefix: PREFIX,
    connectTimeout: CONNECT_TIMEOUT_MS,
    ...(!isSubscriber && { commandTimeout: COMMAND_TIMEOUT_MS }),
    retryStrategy: retryAfter,
    // Never repeat a command automatically: the first one may have taken effect.
    maxRetriesPerRequest: isSubscriber ? null : 0,
    autoResendUnfulfilledCommands: false,
    enableAutoPipelining: use === 'commands',
    // A write that waits in a queue for a new master would take effect after its caller has given up.
    enableOfflineQueue: use !== 'confirmed-writes',
  };
}

type SentinelTopology = Extract<RedisConfig['topology'], { kind: 'sentinel' }>;

const sentinelOptions = ({ tls }: RedisConfig, { sentinels, name, sentinelPassword }: SentinelTopology): Options => ({
  sentinels: [...sentinels],
  name,
  ...(sentinelPassword !== undefined && { sentinelPassword }),
  ...(tls && { enableTLSForSentinelMode: true, sentinelTLS: tls }),
  sentinelCommandTimeout: COMMAND_TIMEOUT_MS,
  sentinelRetryStrategy: retryAfter,
  // Leaves a master that a partition separates from the majority, as soon as a Sentinel names another one.
  failoverDetector: true,
  sentinelReconnectStrategy: () => SENTINEL_RETRY_MS,
  // Leaves a master that has become a replica. The command that it refused had no effect and is not repeated.
  reconnectOnError: ({ message }) => message.startsWith('READONLY'),
});

/**
 * A command is sent to another node only after `MOVED` or `ASK`, which say that it had no effect. The delays of 0 turn
 * the client's own repetitions off: it would repeat commands whose connection was lost, and they may have taken effect.
 */
const clusterOptions = ({
  keyPrefix = '',
  enableAutoPipelining = false,
  // The queue of the cluster itself must be on: with it off, the client cannot ask a node that it is connecting to whether
  // the cluster is ready. Writes that guard money are not sent before that: `isConnected`.
  enableOfflineQueue: _queue,
  ...redisOptions
}: Options) => ({
  keyPrefix,
  enableAutoPipelining,
  redisOptions,
  maxRedirections: 3,
  retryDelayOnFailover: 0,
  retryDelayOnClusterDown: 0,
  clusterRetryStrategy: retryAfter,
  slotsRefreshTimeout: CONNECT_TIMEOUT_MS,
  // Names stay names, because certificates are issued for them.
  dnsLookup: (name: string, callback: (error: null, address: string) => void) => callback(null, name),
});

/** Connects to each node of a cluster when it becomes known, and not with the first command for it. A subscriber needs one. */
function connectEarly(cluster: Cluster, use: ClientUse): Cluster {
  if (use === 'subscriptions') return cluster;
  cluster.on('+node', (node: Redis) => void node.connect().catch(() => undefined));
  return cluster;
}

/** Whether each command would be sent at once, to any shard. */
export const isConnected = (client: RedisClient): boolean =>
  client.status === 'ready' &&
  (!(client instanceof Cluster) || client.nodes('master').every(({ status }) => status === 'ready'));
