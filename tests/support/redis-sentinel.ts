import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port';
import { runRedis, startRedis, type TestRedis } from './redis';
import { until } from './until';

/** A master with two replicas, and three Sentinels that promote one of them when the master is away. */
export interface TestSentinels {
  /** The settings of a site that uses it. */
  readonly env: Record<string, string>;
  /** The master of the beginning first. */
  readonly servers: readonly TestRedis[];
  readonly passwords: readonly string[];
  /** The present master, as the first Sentinel says. */
  master(): Promise<TestRedis>;
  /** The `REDIS_URL` of one of the servers alone. */
  urlOf(server: TestRedis): string;
  /** Makes a server that was the master a replica, as a Sentinel does after ten seconds, and waits for both replicas. */
  rejoin(server: TestRedis): Promise<void>;
  stop(): Promise<void>;
}

const NAME = 'the-master';
const PASSWORD = 'the-password-of-the-servers';
const SENTINEL_PASSWORD = 'the-password-of-the-sentinels';

/** A master that is silent for so long is replaced. */
const DOWN_AFTER_MS = 700;

export async function startSentinels(): Promise<TestSentinels> {
  const auth = ['--requirepass', PASSWORD, '--masterauth', PASSWORD];
  const quickSync = ['--repl-diskless-sync', 'yes', '--repl-diskless-sync-delay', '0'];
  const first = await startRedis(undefined, [...auth, ...quickSync]);
  const replicaOf = ['--replicaof', '127.0.0.1', String(first.port)];
  const replicas = await Promise.all([1, 2].map(() => startRedis(undefined, [...auth, ...quickSync, ...replicaOf])));
  const servers = [first, ...replicas];
  const connect = ({ port }: TestRedis) => new Redis({ port, password: PASSWORD, retryStrategy: () => null });
  await replicasOf(connect(first), 2);
  const sentinels = await Promise.all([1, 2, 3].map(() => startSentinel(first.port)));
  const asked = sentinels.map(({ port }) => new Redis({ port, password: SENTINEL_PASSWORD }));
  await Promise.all(asked.map(knowsAll));

  async function master(): Promise<TestRedis> {
    const [, port] = ((await asked[0]?.call('SENTINEL', 'get-master-addr-by-name', NAME)) ?? []) as string[];
    const found = servers.find((server) => server.port === Number(port));
    if (!found) throw new Error(`no server has port ${port}`);
    return found;
  }

  return {
    env: {
      REDIS_SENTINELS: sentinels.map(({ port }) => `127.0.0.1:${port}`).join(','),
      REDIS_SENTINEL_NAME: NAME,
      REDIS_SENTINEL_PASSWORD: SENTINEL_PASSWORD,
      REDIS_PASSWORD: PASSWORD,
    },
    servers,
    passwords: [PASSWORD, SENTINEL_PASSWORD],
    master,
    urlOf: ({ port }) => `redis://:${PASSWORD}@127.0.0.1:${port}`,
    async rejoin(server) {
      const present = await master();
      const old = connect(server);
      await old.replicaof('127.0.0.1', present.port);
      old.disconnect();
      await replicasOf(connect(present), 2);
    },
    async stop() {
      asked.forEach((client) => client.disconnect());
      await Promise.all([...sentinels, ...servers].map((each) => each.stop('SIGKILL')));
    },
  };
}

/** Sentinels write what they learn into their configuration file. */
async function startSentinel(masterPort: number) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(tmpdir(), 'sentinel-'));
  const settings = [
    `port ${port}`,
    'bind 127.0.0.1',
    `requirepass ${SENTINEL_PASSWORD}`,
    `sentinel sentinel-pass ${SENTINEL_PASSWORD}`,
    `sentinel monitor ${NAME} 127.0.0.1 ${masterPort} 2`,
    `sentinel auth-pass ${NAME} ${PASSWORD}`,
    `sentinel down-after-milliseconds ${NAME} ${DOWN_AFTER_MS}`,
    `sentinel failover-timeout ${NAME} 1500`,
  ];
  writeFileSync(path.join(folder, 'sentinel.conf'), `${settings.join('\n')}\n`);
  return { port, ...(await runRedis(['sentinel.conf', '--sentinel'], 'Sentinel ID is', folder)) };
}

/** Waits until the master has that many replicas, and closes the connection. */
async function replicasOf(master: Redis, count: number): Promise<void> {
  await until(`${count} replicas`, async () => {
    const info = await master.info('replication');
    return (info.match(/state=online/g) ?? []).length === count;
  });
  master.disconnect();
}

/** Waits until the Sentinel knows the two others and both replicas. */
async function knowsAll(sentinel: Redis): Promise<void> {
  const count = async (what: string) => ((await sentinel.call('SENTINEL', what, NAME)) as unknown[]).length;
  await until(
    'a Sentinel that knows all',
    async () => (await count('sentinels')) === 2 && (await count('replicas')) === 2,
  );
}
