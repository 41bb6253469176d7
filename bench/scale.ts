import { spawn } from 'node:child_process';
import { loadavg, tmpdir } from 'node:os';
import { freePort } from '../tests/support/free-port';
import { whenListening } from '../tests/support/when-listening';
import { tools } from '../tests/support/tools';
import { sealedCookies } from './live/bench-site';
import { GUEST, measureThroughput, type Visitors } from './pages/load';
import { startBalancer } from './scale/balancer';
import { avoidMeasuredCore, serverOf, startOperator, startSite, type Server } from './pages/servers';
import { median } from './statistics';

/**
 * Benchmark of several instances behind HAProxy, with one Redis: what a request costs each process, in milliseconds of a
 * processor, with one, two and four instances. Run by hand, after `npm run build`: `npx tsx bench/scale.ts`. All
 * instances share one core, and the others of the machine have the rest: how many answers there are in a second says
 * little, what each costs says how many cores a number of players needs. `ROUNDS=9` sets the number of rounds (default 5).
 */

const COUNTS = [1, 2, 4];
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SECONDS = 3;
const WARM_UP_SECONDS = 4;
const PLAYERS = 200;

interface Kind {
  readonly name: string;
  readonly address: string;
  readonly visitors: Visitors;
}

async function startRedis(): Promise<Server> {
  const port = await freePort();
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(tools.redis.path, options, { stdio: 'ignore', cwd: tmpdir() });
  await whenListening(port);
  return serverOf(child, port, null);
}

/** What one answer costs the processes together, in milliseconds of a processor. */
async function measureCosts(front: Server, groups: readonly (readonly Server[])[], { address, visitors }: Kind) {
  const used = () => groups.map((group) => group.reduce((sum, server) => sum + server.processorSeconds(), 0));
  const before = used();
  const rate = await measureThroughput(front.origin, address, visitors, SECONDS);
  const costs = used().map((seconds, index) => ((seconds - (before[index] ?? 0)) * 1000) / (rate * SECONDS));
  return { rate, costs };
}

async function measureInstances(count: number, kinds: readonly Kind[], operator: Server, redis: Server): Promise<void> {
  const env = { REDIS_URL: redis.origin.replace('http', 'redis') };
  const sites = await Promise.all(Array.from({ length: count }, () => startSite(operator, env)));
  const balancer = await startBalancer(sites.map(({ origin }) => new URL(origin).host));
  for (const kind of kinds) {
    await measureThroughput(balancer.origin, kind.address, kind.visitors, WARM_UP_SECONDS * count);
    const rounds: Awaited<ReturnType<typeof measureCosts>>[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push(await measureCosts(balancer, [sites, [redis], [balancer], [operator]], kind));
    const [site, store, front, calls] = [0, 1, 2, 3].map((group) =>
      median(rounds.map(({ costs }) => costs[group] ?? Number.NaN)).toFixed(3),
    );
    const rate = median(rounds.map((round) => round.rate)).toFixed(0);
    console.log(
      `${count} instances  ${kind.name.padEnd(12)} site ${site} ms   Redis ${store} ms   HAProxy ${front} ms   operator ${calls} ms   ${rate}/s on one core   memory ${sites.map((each) => each.residentMb().toFixed(0)).join(' ')} MB`,
    );
  }
  await Promise.all([balancer, ...sites].map((server) => server.stop()));
}

avoidMeasuredCore();
const players = await sealedCookies(PLAYERS);
const kinds: Kind[] = [
  { name: 'guest home', address: '/', visitors: GUEST },
  { name: 'player home', address: '/', visitors: players },
  { name: 'dashboard', address: '/dashboard', visitors: players },
  { name: 'balance', address: '/balance', visitors: players },
];
console.log(`load before ${loadavg()[0]?.toFixed(1)}; medians of ${ROUNDS} rounds of ${SECONDS} s`);
const [operator, redis] = await Promise.all([startOperator(), startRedis()]);
for (const count of COUNTS) await measureInstances(count, kinds, operator, redis);
await Promise.all([operator.stop(), redis.stop()]);
process.exit();
