import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { loadavg } from 'node:os';
import { chromium } from 'playwright';
import { request } from 'undici';
import { browserOptions } from '../tests/support/browser';
import { variants } from './departures/variants';
import { sealedCookies } from './live/bench-site';
import { GUEST, sendRequests, type Visitors } from './pages/load';
import { PHONE, slowPhone, readMetrics } from './phone/page-metrics';
import { avoidMeasuredCore, startOperator, startSite, type Server } from './pages/servers';
import { median, quantile } from './statistics';

/**
 * What each departure from the framework's documented way is worth. The bench builds the site once as it is and once without each
 * departure, serves all builds side by side, and loads them in turns. A departure stays where the whole page costs at least
 * 10 % more without it.
 *
 * Run it by hand, after `npm run build`: `npx tsx bench/departures.ts [departure …]`; all of `departures/variants.ts` unless
 * some are named. `TURNS=20` for fewer than fifty turns, `PARTS=costs,scripts` for less than all of the three parts,
 * `BUILT=1` to use the builds of the last run.
 *
 * - `costs`: processor time for each page, of all threads of the server. Other work on the machine disturbs it little.
 * - `scripts`: bytes of the scripts that a guest's first page names, in brotli.
 * - `paints`: the largest paint of a guest's first page on a slow network, in Chromium.
 */

const TURNS = Number(process.env.TURNS ?? 50);
/** Short turns, so that other work on the machine disturbs all builds alike. */
const PAGES_A_TURN = 24;
const WARM_UP_PAGES = 600;
const PLAYERS = 100;

const PAINT_TURNS = 9;

const AS_IT_IS = 'as-it-is';
const FOLDER = 'build/departures';

interface Page {
  readonly name: string;
  readonly address: string;
  readonly visitors: Visitors;
}

function build(name: string): string {
  const folder = path.join(FOLDER, name);
  const entry = path.join(folder, 'build/server/server.js');
  if (process.env.BUILT === '1' && existsSync(entry)) return entry;
  rmSync(folder, { recursive: true, force: true });
  execFileSync('npx', ['remix', 'vite:build', '--config', 'bench/departures/vite.config.ts'], {
    env: { ...process.env, DEPARTURE: name, BUILD_DIRECTORY: path.join(folder, 'build') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  execFileSync('npx', ['tsx', path.resolve('scripts/compress-assets.ts')], { cwd: folder, stdio: 'inherit' });
  return entry;
}

/** Milliseconds of processor time for a page. */
async function costOf({ origin, pid }: Server, { address, visitors }: Page, count: number): Promise<number> {
  const before = processorMs(pid);
  await sendRequests(origin, address, visitors, count);
  return (processorMs(pid) - before) / count;
}

/** Processor time of all threads so far. Linux counts it in nanoseconds here, and in hundredths of a second elsewhere. */
function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const spent = threads.map((thread) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]),
  );
  return spent.reduce((sum, nanoseconds) => sum + nanoseconds, 0) / 1_000_000;
}

/** Bytes of the scripts that a guest's page names, and how many there are. */
async function scriptsOf({ origin }: Server, address: string): Promise<{ bytes: number; files: number }> {
  const headers = { 'accept-encoding': 'br', cookie: GUEST[0] ?? '' };
  const page = await (await fetch(`${origin}${address}`, { headers: { cookie: headers.cookie } })).text();
  const files = new Set(page.match(/\/assets\/[\w.-]+\.js/g));
  let bytes = 0;
  for (const file of files) {
    const answer = await request(`${origin}${file}`, { headers });
    bytes += (await answer.body.arrayBuffer()).byteLength;
  }
  return { bytes, files: files.size };
}

type Sites = readonly (readonly [name: string, server: Server])[];

async function compareCosts(sites: Sites, page: Page): Promise<void> {
  for (const [, site] of sites) await costOf(site, page, WARM_UP_PAGES);
  const costs = new Map<string, number[]>(sites.map(([name]) => [name, []]));
  for (let turn = 0; turn < TURNS; turn += 1)
    for (const [name, site] of turn % 2 === 0 ? sites : sites.toReversed())
      costs.get(name)?.push(await costOf(site, page, PAGES_A_TURN));
  const asItIs = costs.get(AS_IT_IS) ?? [];
  for (const [name, own] of costs) {
    const more = percent(median(own.map((cost, turn) => cost / (asItIs[turn] ?? NaN))));
    const quiet = percent(quick(own) / quick(asItIs));
    console.log(
      `${page.name.padEnd(18)} ${name.padEnd(20)} ${median(own).toFixed(2)} ms  ${more}   quick turns ${quick(own).toFixed(2)} ms  ${quiet}`,
    );
  }
}

/** What a turn costs that little else disturbed. */
const quick = (costs: readonly number[]) =>
  quantile(
    [...costs].sort((one, two) => one - two),
    0.2,
  );

async function compareScripts(sites: Sites, address: string): Promise<void> {
  let asItIs = NaN;
  for (const [name, server] of sites) {
    const { bytes, files } = await scriptsOf(server, address);
    if (name === AS_IT_IS) asItIs = bytes;
    const scripts = `${bytes} B in ${files} scripts`;
    console.log(`${`scripts, ${address}`.padEnd(23)} ${name.padEnd(20)} ${scripts}   ${percent(bytes / asItIs)}`);
  }
}

/** When a guest's phone has painted the largest thing of a page: a slow network, a processor of its own pace, nothing cached. */
async function comparePaints(sites: Sites, address: string): Promise<void> {
  const browser = await chromium.launch(browserOptions);
  const paints = new Map<string, number[]>(sites.map(([name]) => [name, []]));
  for (let turn = 0; turn <= PAINT_TURNS; turn += 1)
    for (const [name, { origin }] of turn % 2 === 0 ? sites : sites.toReversed()) {
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
      const { page } = await slowPhone(context, 1);
      await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
      // The first turn brings the operator's pictures into the site's memory.
      if (turn > 0) paints.get(name)?.push((await readMetrics(page)).largestPaint);
      await context.close();
    }
  await browser.close();
  const asItIs = median(paints.get(AS_IT_IS) ?? []);
  for (const [name, own] of paints)
    console.log(
      `${`paint, ${address}`.padEnd(18)} ${name.padEnd(20)} ${median(own).toFixed(0)} ms   ${percent(median(own) / asItIs)}`,
    );
}

const percent = (ratio: number) => `${ratio < 1 ? '' : '+'}${((ratio - 1) * 100).toFixed(1)} %`;

const named = process.argv.slice(2);
const unknown = named.filter((name) => !(name in variants));
if (unknown.length > 0) throw new Error(`No departure is called ${unknown.join(', ')}.`);
const names = [AS_IT_IS, ...(named.length > 0 ? named : Object.keys(variants))];
const entries = names.map((name) => [name, build(name)] as const);
// The same build a second time shows how much of a difference is chance.
const again = entries.slice(0, 1).map(([name, entry]) => [`${name}, again`, entry] as const);

const isWanted = (part: string) => (process.env.PARTS ?? 'costs,scripts,paints').split(',').includes(part);

avoidMeasuredCore();
const players = await sealedCookies(PLAYERS);
const pages: readonly Page[] = [
  { name: "a player's home", address: '/', visitors: players },
  { name: "a player's lobby", address: '/casino/slot', visitors: players },
  { name: 'dashboard', address: '/dashboard', visitors: players },
  // With a query that the page cache does not know, a guest's page is rendered each time.
  { name: "a guest's home", address: '/?rendered', visitors: GUEST },
];
const operator = await startOperator();
const sites: [string, Server][] = [];
try {
  for (const [name, entry] of [...entries, ...again]) sites.push([name, await startSite(operator, {}, entry)]);
  console.log(
    `load of the machine before ${loadavg()[0]?.toFixed(1)}; medians of ${TURNS} turns of ${PAGES_A_TURN} pages`,
  );
  if (isWanted('costs')) for (const page of pages) await compareCosts(sites, page);
  if (isWanted('scripts')) for (const address of ['/', '/casino/slot']) await compareScripts(sites, address);
  if (isWanted('paints')) for (const address of ['/', '/pages/1']) await comparePaints(sites, address);
  console.log(`load of the machine after ${loadavg()[0]?.toFixed(1)}`);
} finally {
  for (const [, server] of sites) await server.stop();
  await operator.stop();
}
