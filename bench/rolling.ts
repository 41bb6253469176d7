import { setTimeout as pause } from 'node:timers/promises';
import { startDemoOperator } from '../tests/support/demo-operator';
import { freePort } from '../tests/support/free-port';
import { HttpBrowser } from '../tests/support/http-browser';
import { newPlayer } from '../tests/support/players';
import { startRedis } from '../tests/support/redis';
import { startSite } from '../tests/support/site';
import { startBalancer } from './scale/balancer';

/**
 * Replaces four instances behind HAProxy one after the other, while players read and send forms. Run by hand, after
 * `npm run build`: `npx tsx bench/rolling.ts`. `REQUESTS=20000` sets the least number of requests (default 5,000).
 *
 * Goal: no request fails, and no player is logged out.
 */

const INSTANCES = 4;
const PLAYERS = 8;
const REQUESTS = Number(process.env.REQUESTS ?? 5_000);

const [operator, redis] = await Promise.all([startDemoOperator(), startRedis()]);
const ports = await Promise.all(Array.from({ length: INSTANCES }, () => freePort()));
const balancer = await startBalancer(ports.map((port) => `127.0.0.1:${port}`));
const startOn = (port: number) =>
  startSite({
    PORT: String(port),
    PUBLIC_ORIGIN: balancer.origin,
    OPERATOR_API_URL: operator.apiUrl,
    OPERATOR_HUB_URL: operator.hubUrl,
    SESSION_SECRETS: 'one secret that all of the instances are given',
    REDIS_URL: redis.url,
    SHUTDOWN_GRACE_SECONDS: '2',
  });
const instances = await Promise.all(ports.map(startOn));

const failures = new Map<string, number>();
let requests = 0;
let isOver = false;

async function play(): Promise<void> {
  const { username, password } = await newPlayer(operator.apiUrl);
  const visitor = new HttpBrowser(balancer.origin);
  await visitor.logIn(username, password);
  const steps = [
    () => visitor.get('/dashboard'),
    () => visitor.get('/balance'),
    () => visitor.post('/preferences', { lite: '0', redirectTo: '/' }),
    () => visitor.get('/casino/slot'),
  ];
  for (let step = 0; !isOver || requests < REQUESTS; step += 1) {
    const answer = await steps[step % steps.length]?.().catch((error: Error) => error);
    requests += 1;
    const failure = answer instanceof Error ? String(answer.cause) : answer && failureOf(answer);
    if (failure) failures.set(failure, (failures.get(failure) ?? 0) + 1);
    if (answer instanceof Response) await answer.arrayBuffer();
  }
}

/** Null for an answer that a logged-in player expects. */
const failureOf = ({ status, url, headers }: Response) =>
  [200, 303, 304].includes(status) && !headers.get('location')?.startsWith('/login')
    ? null
    : `${status} at ${new URL(url).pathname}`;

await pause(1_000);
const playing = Array.from({ length: PLAYERS }, play);
for (const [index, port] of ports.entries()) {
  await instances[index]?.stop();
  instances[index] = await startOn(port);
  await pause(1_000);
}
isOver = true;
await Promise.all(playing);
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(
  `${requests} requests while ${INSTANCES} instances were replaced, ${failed} failed`,
  Object.fromEntries(failures),
);
await Promise.all([balancer.stop(), ...instances.map((instance) => instance.stop())]);
await Promise.all([redis.stop(), operator.close()]);
process.exit(failed > 0 ? 1 : 0);
