import { loadavg } from 'node:os';
import { sealedCookies } from './live/bench-site';
import { fetchBytes, GUEST, measureLatency, measureThroughput, type Visitors } from './pages/load';
import {
  buildDefaultSite,
  avoidMeasuredCore,
  startStaticBytes,
  startOperator,
  startSite,
  type Server,
} from './pages/servers';
import { median, quantile } from './statistics';

/**
 * Benchmark of the server's cost per page, on one core. Run by hand, after `npm run build`: `npx tsx bench/pages.ts
 * [part …]`. Without arguments it runs all five parts.
 *
 * - `guests`: cached pages against express, then node:http, that send the same bytes from memory, alternating. Goals: 0.75
 *   of express, 0.7 of node:http.
 * - `tail`: latency of guests while cached pages are refreshed in the background, against the same express,
 *   alternating. Goal: no spikes.
 * - `players`: players' pages against the same pages served by Remix's template, alternating. Goal: twice as many.
 * - `lobby`: a player's lobby with 5,400 games (the site) against one with 108, alternating. Goal: within 10 %.
 * - `growth`: a lobby of 100 to 5,000 games, one player to 10,000.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 7);
const SECONDS = 2;

/** A freshly started server renders its first thousand pages at half its later speed. */
const WARM_UP_SECONDS = 6;
const PER_SECOND = 100;

/** Longer than the page cache's lifetime, so that each turn includes a refresh. */
const TAIL_SECONDS = 12;
const TAIL_TURNS = 3;

const PLAYERS = 100;

/** The first page of the slot lobby and the largest one. */
const GUEST_PAGES = ['/', '/casino/slot', '/casino/slot?page=6'];
const PLAYER_PAGES = ['/', '/casino/slot', '/dashboard'];
const LOBBY_PAGES = ['/casino/slot', '/casino/slot?sort=popular'];

interface Round {
  readonly rate: number;
  /** CPU time per response, in milliseconds. */
  readonly cost: number;
}

async function measure({ origin, processorSeconds }: Server, address: string, visitors: Visitors): Promise<Round> {
  const before = processorSeconds();
  const rate = await measureThroughput(origin, address, visitors, SECONDS);
  return { rate, cost: ((processorSeconds() - before) * 1000) / (rate * SECONDS) };
}

/**
 * Prints the throughput ratio of the two servers, and the CPU time per response of each. Other processes on the machine
 * disturb the CPU time less than the throughput.
 */
async function compare(name: string, address: string, visitors: Visitors, ours: Server, theirs: Server): Promise<void> {
  for (const { origin } of [ours, theirs]) await measureThroughput(origin, address, visitors, WARM_UP_SECONDS);
  const rounds: { site: Round; other: Round }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const site = await measure(ours, address, visitors);
    rounds.push({ site, other: await measure(theirs, address, visitors) });
  }
  const [site, other] = (['site', 'other'] as const).map((whose) => {
    const rate = median(rounds.map((round) => round[whose].rate));
    const cost = median(rounds.map((round) => round[whose].cost));
    return `${rate.toFixed(0)}/s at ${cost.toFixed(2)} ms`;
  });
  const rates = spread(rounds.map((round) => round.site.rate / round.other.rate));
  const costs = spread(rounds.map((round) => round.other.cost / round.site.cost));
  console.log(`${address.padEnd(20)} site ${site}   ${name} ${other}   answers ${rates}   processor ${costs}`);
}

const spread = (ratios: readonly number[]) =>
  `${median(ratios).toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`;

/** Starts a server with the bytes of the site's page. */
async function startBaseline(site: Server, address: string, by: 'express' | 'node:http'): Promise<Server> {
  const { body, encoding } = await fetchBytes(site.origin, address);
  return startStaticBytes(by, body, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': encoding });
}

async function guests(site: Server): Promise<void> {
  for (const address of GUEST_PAGES) {
    for (const by of ['express', 'node:http'] as const) {
      const bytes = await startBaseline(site, address, by);
      await compare(by, address, GUEST, site, bytes);
      await bytes.stop();
    }
  }
}

async function tail(site: Server): Promise<void> {
  for (const address of GUEST_PAGES) {
    const bytes = await startBaseline(site, address, 'express');
    const sides = { site, express: bytes };
    const taken = { site: [] as number[], express: [] as number[] };
    for (const { origin } of [site, bytes]) await measureThroughput(origin, address, GUEST, 1);
    for (let turn = 0; turn < TAIL_TURNS; turn += 1)
      for (const side of ['site', 'express'] as const)
        taken[side].push(...(await measureLatency(sides[side].origin, address, PER_SECOND, TAIL_SECONDS)));
    const said = (['site', 'express'] as const).map((side) => {
      const sorted = taken[side].sort((one, other) => one - other);
      const [p50, p99, longest] = [0.5, 0.99, 1].map((share) => quantile(sorted, share).toFixed(1));
      return `${side}: p50 ${p50} ms, p99 ${p99} ms, longest ${longest} ms`;
    });
    console.log(`${address.padEnd(20)} ${PER_SECOND}/s   ${said.join('   ')}`);
    await bytes.stop();
  }
}

async function players(site: Server, operator: Server): Promise<void> {
  const cookies = await sealedCookies(PLAYERS);
  const entry = await buildDefaultSite();
  for (const [name, env] of [
    ['template', {}],
    ['template without caches', { UNCACHED: '1' }],
  ] as const) {
    const other = await startSite(operator, env, entry);
    for (const address of PLAYER_PAGES) await compare(name, address, cookies, site, other);
    await other.stop();
  }
}

/** Games in the lobby, as multiples of the demonstration's 108. */
const MANY = 50;

/** The CPU time of a lobby must not grow with its games: 5,400 against 108, alternating. Goal: within 10 %. */
async function lobby(): Promise<void> {
  const cookies = await sealedCookies(PLAYERS);
  const operators = [await startOperator(MANY), await startOperator()] as const;
  const [many, few] = [await startSite(operators[0]), await startSite(operators[1])];
  for (const address of LOBBY_PAGES) await compare('108 games', address, cookies, many, few);
  for (const server of [many, few, ...operators]) await server.stop();
}

async function growth(): Promise<void> {
  for (const times of [1, 10, 50]) {
    const operator = await startOperator(times);
    const site = await startSite(operator);
    const page = (await fetchBytes(site.origin, '/casino/slot')).body.length;
    for (const [who, visitors] of [
      ['guests', GUEST],
      ['players', await sealedCookies(PLAYERS)],
    ] as const) {
      await measureThroughput(site.origin, '/casino/slot', visitors, 2);
      const rate = await measureThroughput(site.origin, '/casino/slot', visitors, 5);
      const size = `${page} B, ${site.residentMb().toFixed(0)} MB`;
      console.log(`games × ${String(times).padEnd(8)} ${who.padEnd(8)} ${rate.toFixed(0)} lobbies/s   ${size}`);
    }
    await site.stop();
    await operator.stop();
  }
  const operator = await startOperator();
  for (const count of [1, 100, 10_000]) {
    const site = await startSite(operator);
    const cookies = await sealedCookies(count);
    await measureThroughput(site.origin, '/', cookies, 2);
    const rate = await measureThroughput(site.origin, '/', cookies, 10);
    console.log(`players ${String(count).padEnd(12)} ${rate.toFixed(0)} homes/s   ${site.residentMb().toFixed(0)} MB`);
    await site.stop();
  }
  await operator.stop();
}

avoidMeasuredCore();
const named = process.argv.slice(2);
const isWanted = (part: string) => named.length === 0 || named.includes(part);
console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}; medians of ${ROUNDS} rounds of ${SECONDS} s`);
if (['guests', 'tail', 'players'].some(isWanted)) {
  const operator = await startOperator();
  const site = await startSite(operator);
  try {
    if (isWanted('guests')) await guests(site);
    if (isWanted('tail')) await tail(site);
    if (isWanted('players')) await players(site, operator);
  } finally {
    await site.stop();
    await operator.stop();
  }
}
if (isWanted('lobby')) await lobby();
if (isWanted('growth')) await growth();
console.log(`load of the machine after ${loadavg()[0]?.toFixed(1)}`);
