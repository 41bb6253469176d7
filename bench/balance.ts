import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { sealedCookies, startBenchSite } from './live/bench-site';
import { quantile } from './statistics';

/**
 * Benchmark of the balance poll: each player asks for the balance every three seconds. Run by hand, after `npm run
 * build`: `npx tsx bench/balance.ts [players] [seconds]`. Set `REDIS_URL` to measure the cost of shared state, or
 * `BARE=1` to measure express alone.
 */

const [players = 10_000, seconds = 30] = process.argv.slice(2).map(Number);
const POLL_MS = 3_000;
const TICK_MS = 10;
const WARM_UP_MS = 2 * POLL_MS;
/** The site takes at most 256 connections from one address. */
const CONNECTIONS = 250;

const cookies = await sealedCookies(players);
const site = await startBenchSite();
const pool = new Pool(`http://${site.host}`, { connections: CONNECTIONS });
const tags = new Map<number, string>();
const statuses = new Map<number, number>();
let taken: number[] = [];
let failed = 0;

async function poll(player: number): Promise<void> {
  const began = performance.now();
  const tag = tags.get(player);
  const headers = { cookie: cookies[player] ?? '', ...(tag && { 'if-none-match': tag }) };
  const answer = await pool.request({ method: 'GET', path: `/balance?of=${player}`, headers });
  await answer.body.dump();
  if (answer.headers.etag) tags.set(player, String(answer.headers.etag));
  statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
  taken.push(performance.now() - began);
}

/** Polls for every player once in three seconds, evenly spread. */
async function pollFor(milliseconds: number): Promise<void> {
  const perMs = players / POLL_MS;
  const began = performance.now();
  let sent = 0;
  while (performance.now() - began < milliseconds) {
    const due = Math.floor((performance.now() - began) * perMs);
    for (; sent < due; sent += 1) void poll(sent % players).catch(() => (failed += 1));
    await pause(TICK_MS);
  }
}

try {
  await pollFor(WARM_UP_MS);
  taken = [];
  statuses.clear();
  const before = site.processorSeconds();
  await pollFor(seconds * 1000);
  const used = site.processorSeconds() - before;
  const sorted = taken.sort((a, b) => a - b);
  console.log(
    `polls      ${Math.round(sorted.length / seconds)}/s, answers ${JSON.stringify([...statuses])}, ${failed} failed`,
  );
  console.log(`processor  ${((used / seconds) * 100).toFixed(0)} % of a core`);
  console.log(`latency    p50 ${quantile(sorted, 0.5).toFixed(1)} ms  p99 ${quantile(sorted, 0.99).toFixed(1)} ms`);
  console.log(`memory     ${(site.residentKb() / 1024).toFixed(0)} MB   (load ${loadavg()[0]?.toFixed(1)})`);
} finally {
  await site.stop();
}
process.exit(0);
