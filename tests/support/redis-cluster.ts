import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Redis } from 'ioredis';
import { freePort } from './free-port';
import { startRedis, type TestRedis } from './redis';
import { until } from './until';

/** Three masters with a replica each. */
export interface TestCluster {
  /** The settings of a site that uses it. */
  readonly env: Record<string, string>;
  /** The masters of the beginning. */
  readonly masters: readonly TestRedis[];
  /** Whether the replica of a master has taken its place. @param master a number in `masters` */
  isReplaced(master: number): Promise<boolean>;
  /** Starts a killed master again, which becomes a replica. */
  restart(master: number): Promise<void>;
  /** Empties one master and its replica, as if both had restarted without their data. */
  empty(master: number): Promise<void>;
  stop(): Promise<void>;
}

const MASTERS = [0, 1, 2];
const SLOTS = 16_384;

/** A node that is silent for so long is replaced. */
const NODE_TIMEOUT_MS = 1_000;

interface Node extends TestRedis {
  readonly busPort: number;
  readonly client: Redis;
  restart(): Promise<TestRedis>;
}

export async function startCluster(): Promise<TestCluster> {
  const nodes = await Promise.all([...MASTERS, ...MASTERS].map(startNode));
  const masters = nodes.slice(0, MASTERS.length);
  const replicas = nodes.slice(MASTERS.length);
  const restarted: TestRedis[] = [];
  await Promise.all(nodes.map(({ client }, index) => client.cluster('SET-CONFIG-EPOCH', index + 1)));
  await Promise.all(masters.map(({ client }, index) => client.call('CLUSTER', 'ADDSLOTSRANGE', ...slotsOf(index))));
  for (const { port, busPort } of nodes.slice(1))
    await masters[0]?.client.call('CLUSTER', 'MEET', '127.0.0.1', port, busPort);
  await until('nodes that know each other', async () => {
    const known = await Promise.all(nodes.map(async ({ client }) => String(await client.cluster('NODES'))));
    return known.every((each) => each.trim().split('\n').length === nodes.length && !each.includes('handshake'));
  });
  const ids = await Promise.all(masters.map(({ client }) => client.cluster('MYID')));
  await Promise.all(replicas.map(({ client }, index) => client.cluster('REPLICATE', String(ids[index]))));
  await until('a cluster with replicas', async () => {
    const states = await Promise.all(nodes.map(({ client }) => client.cluster('INFO')));
    const links = await Promise.all(replicas.map(({ client }) => client.info('replication')));
    return (
      states.every((each) => String(each).includes('cluster_state:ok')) &&
      links.every((each) => each.includes('master_link_status:up'))
    );
  });
  return {
    env: { REDIS_CLUSTER: masters.map(({ port }) => `127.0.0.1:${port}`).join(',') },
    masters,
    isReplaced: async (master) => ((await replicas[master]?.client.role()) ?? [])[0] === 'master',
    restart: async (master) => void restarted.push(await (masters[master] as Node).restart()),
    empty: async (master) => void (await masters[master]?.client.flushall()),
    async stop() {
      nodes.forEach(({ client }) => client.disconnect());
      await Promise.all([...nodes, ...restarted].map((node) => node.stop('SIGKILL')));
    },
  };
}

async function startNode(): Promise<Node> {
  const busPort = await freePort();
  const settings = [
    ...['--cluster-enabled', 'yes', '--cluster-port', String(busPort)],
    ...['--cluster-node-timeout', String(NODE_TIMEOUT_MS)],
    ...['--repl-diskless-sync', 'yes', '--repl-diskless-sync-delay', '0'],
  ];
  // It keeps there what it knows of the cluster.
  const folder = mkdtempSync(path.join(tmpdir(), 'redis-node-'));
  const redis = await startRedis(undefined, settings, folder);
  const client = new Redis({ port: redis.port, retryStrategy: () => null });
  client.on('error', () => undefined);
  return { ...redis, busPort, client, restart: () => startRedis(redis.port, settings, folder) };
}

/** The first and the last slot of a master. */
function slotsOf(master: number): [first: number, last: number] {
  const first = (index: number) => Math.floor((SLOTS * index) / MASTERS.length);
  return [first(master), first(master + 1) - 1];
}
