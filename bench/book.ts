import { loadavg } from 'node:os';
import { startFaultProxy, type FaultProxy } from '../tests/support/fault-proxy';
import { measureLatency } from './pages/load';
import { avoidMeasuredCore, startOperator, startSite } from './pages/servers';
import { median, quantile } from './statistics';

/**
 * Benchmark of a sport's page by the size of its book: `npm run build && npx tsx bench/book.ts`. Two sites side by side have
 * football with 100 matches in 4 leagues and with 5,000 in 250. The pages have an address that the page cache does
 * not keep. `ROUNDS=9` changes the number of rounds (default 5).
 *
 * Goal: the median with 5,000 matches at most 1.2 times that with 100.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 5);
const PER_SECOND = 20;
const SECONDS = 4;
const BOOKS = [
  { matches: 100, leagues: 4 },
  { matches: 5_000, leagues: 250 },
] as const;

type Book = (typeof BOOKS)[number];

const operator = await startOperator();

async function startBook({ matches, leagues }: Book) {
  const proxy: FaultProxy = await startFaultProxy(`${operator.origin}/api/`);
  const events = matches / leagues;
  const listed = Array.from({ length: leagues }, (_, at) => ({ id: `league-${at}`, name: `Ülke ${at} Ligi`, events }));
  proxy.faults.set('sportsbook/tree', {
    kind: 'rewrite',
    rewrite: () => [{ id: 'football', name: 'Futbol', events: matches, live: 0, leagues: listed }],
  });
  proxy.faults.set('sportsbook/events', {
    kind: 'rewrite',
    rewrite: (_call, data) => ({ ...(data as object), total: matches }),
  });
  const site = await startSite({ ...operator, origin: new URL(proxy.apiUrl).origin });
  return { matches, proxy, site, medians: [] as number[] };
}

const books = await Promise.all(BOOKS.map(startBook));
avoidMeasuredCore();
let asked = 0;
const measure = async (origin: string, seconds: number) =>
  measureLatency(origin, `/spor/football?round=${(asked += 1)}`, PER_SECOND, seconds);

for (const { site } of books) await measure(site.origin, 2);
for (let round = 0; round < ROUNDS; round += 1)
  for (const { site, medians } of books) medians.push(median(await measure(site.origin, SECONDS)));
console.log(`load ${loadavg()[0]?.toFixed(1)}`);
for (const { matches, medians } of books) {
  const sorted = [...medians].sort((one, other) => one - other);
  const [low, middle, high] = [0, 0.5, 1].map((share) => quantile(sorted, share).toFixed(1));
  console.log(`${matches} matches: median ${middle} ms (rounds ${low} to ${high})`);
}
const [few = NaN, many = NaN] = books.map(({ medians }) => median(medians));
console.log(`ratio ${(many / few).toFixed(2)}`);
await Promise.all(books.map(({ site, proxy }) => Promise.all([site.stop(), proxy.close()])));
await operator.stop();
