import { loadavg } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { callJourneys, type Sites } from '../tests/support/call-journeys';
import { startDemoOperator } from '../tests/support/demo-operator';
import { enterAsNewPlayer } from '../tests/support/enter-as-new-player';
import { HttpBrowser } from '../tests/support/http-browser';
import { listenToRelay } from '../tests/support/hub-client';
import { startSite } from '../tests/support/site';
import { until } from '../tests/support/until';

/**
 * Uses every capability of a site for a while, and prints what its process holds: once a minute, before the first visitor,
 * when all have left, and a day later (the clock is turned). Run by hand, after `npm run build`: `npx tsx bench/soak.ts
 * [minutes]`.
 *
 * - players: each makes one call of the contract, by the form or page that makes it. All calls, in turn
 * - live: players who open the live connection, and close it seconds later
 * - guests: pages, each from a new address
 */

const MINUTES = Number(process.argv[2] ?? 30);
const MINUTE_MS = 60_000;
const PLAYERS_AT_ONCE = 3;
const LISTEN_MS = 3_000;
/** Longer than a connection that is not used stays open, and than the timers of a page. */
const LEAVE_MS = 150_000;
const DAY_MS = 86_400_000;
/** The site stands still while garbage is collected: failures this soon after one began are counted apart. */
const COLLECTION_MS = 2_000;
const GUEST_PAGES = [
  '/',
  '/casino/slot',
  '/casino/live',
  '/search?search=rulet',
  '/promotions',
  '/pages/1',
  '/nowhere',
];

interface Held {
  /** Heap and external memory after a collection. */
  readonly heapMb: number;
  readonly residentMb: number;
  readonly sockets: number;
  readonly timers: number;
  /** On the process itself. */
  readonly listeners: number;
}

const operator = await startDemoOperator();
const site = await startSite({
  OPERATOR_API_URL: operator.apiUrl,
  OPERATOR_HUB_URL: operator.hubUrl,
  NODE_OPTIONS: `--import ${new URL('soak/probe.mjs', import.meta.url).href}`,
});
const sites: Sites = { site, operatorUrl: operator.apiUrl };

const done = { players: 0, live: 0, guests: 0 };
const failures = new Map<string, number>();
let isOver = false;
let collectedAt = -Infinity;

/** Repeats visits of one kind until the time is over. A failure is counted and ends nothing. */
async function repeat(kind: keyof typeof done, visit: (turn: number) => Promise<unknown>): Promise<void> {
  for (let turn = 0; !isOver; turn += 1) {
    try {
      await visit(turn);
      done[kind] += 1;
    } catch (error) {
      const when = Date.now() - collectedAt < COLLECTION_MS ? 'at a collection' : 'at no collection';
      const what = `${kind}, ${when}: ${(error as Error).message.split('\n', 1)[0]}`;
      failures.set(what, (failures.get(what) ?? 0) + 1);
    }
  }
}

async function callOnce(turn: number): Promise<void> {
  const journey = callJourneys[turn % callJourneys.length];
  if (!journey) return;
  const step = await journey.prepare(sites, turn);
  const { status } = await step.take();
  if (status >= 500) throw new Error(`${journey.call} ended with ${status}`);
}

async function listen(): Promise<void> {
  const { visitor } = await enterAsNewPlayer(operator.apiUrl, site.url);
  const { connection } = await listenToRelay(visitor);
  await pause(LISTEN_MS);
  await connection.stop();
}

async function look(turn: number): Promise<void> {
  const { status } = await new HttpBrowser(site.url).get(GUEST_PAGES[turn % GUEST_PAGES.length] ?? '/');
  if (status >= 500) throw new Error(`a page ended with ${status}`);
  await pause(100);
}

async function say(when: string): Promise<void> {
  const before = site.logs.length;
  collectedAt = Date.now();
  process.kill(site.pid, 'SIGUSR2');
  const said = () => site.logs.slice(before).find((line) => line.includes('"msg":"held"'));
  await until('the site says what it holds', () => Promise.resolve(said() !== undefined));
  const { heapMb, residentMb, sockets, timers, listeners } = JSON.parse(said() ?? '') as Held;
  const columns = [when, ...Object.values(done), heapMb.toFixed(1), residentMb.toFixed(0), sockets, timers, listeners];
  console.log(columns.map((column) => String(column).padStart(10)).join(''));
}

const heads = ['minute', ...Object.keys(done), 'heap MB', 'RSS MB', 'sockets', 'timers', 'listeners'];
console.log(`load ${loadavg()[0]?.toFixed(1)}\n${heads.map((head) => head.padStart(10)).join('')}`);
await look(0);
await say('start');
const visits = [
  ...Array.from({ length: PLAYERS_AT_ONCE }, (_, lane) =>
    repeat('players', (turn) => callOnce(turn * PLAYERS_AT_ONCE + lane)),
  ),
  repeat('live', listen),
  repeat('guests', look),
];
for (let minute = 1; minute <= MINUTES; minute += 1) {
  await pause(MINUTE_MS);
  await say(String(minute));
}
isOver = true;
await Promise.all(visits);
await pause(LEAVE_MS);
await say('end');
// What is kept for a time, such as the counts of the rate limits, is forgotten then. The clock is not held: a held timer
// is none of Node's, which are counted.
await site.clock.turn(DAY_MS);
await say('next day');
for (const [what, count] of failures) console.log(`${count} × ${what}`);
await site.stop();
await operator.close();
process.exit();
