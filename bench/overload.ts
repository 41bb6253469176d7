import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { startSite, type TestSite } from '../tests/support/site';
import { quantile } from './statistics';

/**
 * Benchmark of overload: twice the page requests that the site can serve. Run by hand, after `npm run build`: `npx tsx
 * bench/overload.ts`. First it measures the capacity for login pages with clients that wait for each response. Then it
 * sends twice that rate without waiting. Goal: 99 % of the accepted requests take less than a second, and memory stays
 * flat.
 */

const WARM_UP_SECONDS = 3;
const CAPACITY_SECONDS = 6;
const OVERLOAD_SECONDS = Number(process.argv[2] ?? 30);
const CLIENTS = 16;

/**
 * The login page is rendered for each visitor and never cached. With `ADDRESSES=unknown`, requests use URLs that were
 * never requested before.
 */
const nextPath =
  process.env.ADDRESSES === 'unknown' ? () => `/casino/slot?provider=${Math.random().toString(36)}` : () => '/login';

async function capacityOf(site: TestSite, seconds: number): Promise<number> {
  const pool = new Pool(site.url, { connections: CLIENTS });
  const until = performance.now() + seconds * 1000;
  let pages = 0;
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        const { body } = await pool.request({ method: 'GET', path: nextPath() });
        await body.dump({ limit: 10_000_000 });
        pages += 1;
      }
    }),
  );
  await pool.close();
  return pages / seconds;
}

interface Run {
  readonly accepted: number[];
  readonly refused: number[];
  readonly megabytes: number[];
  /** Requests that were neither served nor refused. */
  failed: number;
}

/** Sends requests at a fixed rate, without waiting for responses. */
async function overload(site: TestSite, perSecond: number): Promise<Run> {
  // No connection limit: a queue in the benchmark's pool would be counted as the site's latency.
  const pool = new Pool(site.url, { connections: null, connect: { timeout: 30_000 } });
  const run: Run = { accepted: [], refused: [], megabytes: [], failed: 0 };
  const under: Promise<void>[] = [];
  const began = performance.now();
  let sent = 0;
  let nextSample = 0;
  for (let now = 0; now < OVERLOAD_SECONDS * 1000; now = performance.now() - began) {
    for (; sent < (now / 1000) * perSecond; sent += 1) under.push(one(pool, run).catch(() => void (run.failed += 1)));
    if (now >= nextSample) {
      run.megabytes.push(site.residentMb());
      nextSample += 1000;
    }
    await pause(5);
  }
  await Promise.all(under);
  await pool.close();
  return run;
}

async function one(pool: Pool, run: Run): Promise<void> {
  const since = performance.now();
  const { statusCode, body } = await pool.request({ method: 'GET', path: nextPath() });
  await body.dump({ limit: 10_000_000 });
  (statusCode < 500 ? run.accepted : run.refused).push(performance.now() - since);
}

const operator = await startSite({ LOG_LEVEL: 'info' });
const env = { OPERATOR_API_URL: operator.operatorUrl };
const unbounded = await startSite(env);
await capacityOf(unbounded, WARM_UP_SECONDS);
const capacity = await capacityOf(unbounded, CAPACITY_SECONDS);
await unbounded.stop();

const site = await startSite({ ...env, MAX_PAGE_WAIT_MS: '250', MAX_PAGES_UNDER_WAY: process.argv[3] ?? '40' });
await capacityOf(site, WARM_UP_SECONDS);
console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}`);
console.log(`capacity ${capacity.toFixed(0)} pages/s; ${(2 * capacity).toFixed(0)}/s for ${OVERLOAD_SECONDS} s`);
const { accepted, refused, megabytes, failed } = await overload(site, 2 * capacity);
for (const [name, taken] of Object.entries({ accepted, refused })) {
  taken.sort((a, b) => a - b);
  const [p50, p99] = [0.5, 0.99].map((share) => quantile(taken, share).toFixed(0));
  console.log(`${name.padEnd(9)} ${(taken.length / OVERLOAD_SECONDS).toFixed(0)}/s   p50 ${p50} ms   p99 ${p99} ms`);
}
if (failed > 0) console.log(`failed    ${failed}`);
const third = Math.floor(megabytes.length / 3);
const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const thirds = [0, 1, 2].map((part) => mean(megabytes.slice(part * third, (part + 1) * third)).toFixed(0));
console.log(`memory, MB, by thirds of the time: ${thirds.join(', ')}`);
await Promise.all([site.stop(), operator.stop()]);
