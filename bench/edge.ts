import { Agent, request } from 'undici';
import { startDemoOperator } from '../tests/support/demo-operator';
import { startFaultProxy } from '../tests/support/fault-proxy';
import { freePort } from '../tests/support/free-port';
import { guestAddresses } from '../tests/support/guest-addresses';
import { metric } from '../tests/support/metrics';
import { popupCookie } from '../tests/support/popup-cookie';
import { startSite } from '../tests/support/site';
import { startVarnish } from '../tests/support/varnish';

/**
 * Benchmark of the edge cache: `npm run build && npx tsx bench/edge.ts`. 1,000 guests (`GUESTS`) crawl 20 pages each (`PAGES`)
 * behind Varnish. A guest has a language (60 % none, else tr, en or de), lite mode (5 %), brotli (95 %), and closes the
 * banner and the popup at a page of the crawl. A quarter of the pages is the home page.
 *
 * It prints the share of requests for which the site was not asked, refreshes in the background counted as asked (goal: 0.95),
 * the time from an announced change to the page that shows it (goal: under 1 s), and how many pages guests get after the site
 * was killed.
 */

const GUESTS = Number(process.env.GUESTS ?? 1_000);
const PAGES = Number(process.env.PAGES ?? 20);
const AT_ONCE = 20;
const ROUNDS = 15;

const operator = await startDemoOperator();
const proxy = await startFaultProxy(operator.apiUrl);
const [port, edgePort] = [await freePort(), await freePort()];
const site = await startSite({
  PORT: String(port),
  PUBLIC_ORIGIN: `http://localhost:${edgePort}`,
  OPERATOR_API_URL: proxy.apiUrl,
  METRICS_PORT: '0',
  EDGE_CACHE: 'varnish',
  EDGE_PURGE_URL: `http://127.0.0.1:${edgePort}/`,
});
const edge = await startVarnish(edgePort, [port, port]);
const dispatcher = new Agent({ connections: AT_ONCE });

async function get(path: string, headers: Record<string, string> = {}) {
  const { statusCode, body } = await request(`${edge.origin}${path}`, { headers, dispatcher });
  return { statusCode, text: await body.text() };
}

/** The same numbers in every run. */
let seed = 1;
function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}
const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;

const { cached } = await guestAddresses();
const lobbies = cached.filter((path) => path.startsWith('/casino/'));
const known = [...cached, ...lobbies.map((path) => `${path}?page=2`)].filter((path) => path !== '/offline');
/** A lobby with one page has no second one that a link leads to. */
const addresses: string[] = [];
for (const path of known)
  if ((await fetch(`${site.url}${path}`, { redirect: 'manual' })).status === 200) addresses.push(path);
const popups = Object.fromEntries(
  await Promise.all(
    ['tr', 'en', 'de'].map(async (language) => [language, await popupCookie(site.url, language)] as const),
  ),
) as Record<string, string>;

async function crawlAsGuest(): Promise<void> {
  const language = random() < 0.6 ? null : oneOf(['tr', 'en', 'de']);
  const closesAt = Math.floor(random() * PAGES);
  const fixed = [...(language ? [`language=${language}`] : []), ...(random() < 0.05 ? ['lite=1'] : [])];
  const encoding = random() < 0.95 ? 'gzip, deflate, br' : 'gzip';
  for (let page = 0; page < PAGES; page += 1) {
    const closed = page > closesAt ? ['topbanner=read', `popup=${popups[language ?? 'tr']}`] : [];
    const cookie = [...fixed, ...closed, `device=${random()}`].join('; ');
    const path = random() < 0.25 ? '/' : oneOf(addresses);
    const { statusCode } = await get(path, { cookie, 'accept-encoding': encoding });
    if (statusCode !== 200) throw new Error(`${path} is answered ${statusCode}.`);
  }
}

const asked = () => metric(site, 'site_cache_reads_total', { cache: 'pages' });
const askedBefore = await asked();
const start = performance.now();
let left = GUESTS;
await Promise.all(
  Array.from({ length: AT_ONCE }, async () => {
    while (left > 0) {
      left -= 1;
      await crawlAsGuest();
    }
  }),
);
const seconds = (performance.now() - start) / 1_000;
const requests = GUESTS * PAGES;
const toSite = (await asked()) - askedBefore;
console.log(
  `${GUESTS} guests, ${requests} pages in ${seconds.toFixed(1)} s: the site was asked ${toSite} times, hit ratio ${(1 - toSite / requests).toFixed(3)}`,
);

const delays: number[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const title = `Promotion ${round}`;
  proxy.faults.set('cms/promotionlist', {
    kind: 'rewrite',
    rewrite: (_call, data) => (data as object[]).map((promotion) => ({ ...promotion, title })),
  });
  const before = performance.now();
  await fetch(new URL('/content/changed', site.metricsUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"tags":["cms/promotionlist"]}',
  });
  while (!(await get('/promotions')).text.includes(title));
  delays.push(performance.now() - before);
  // Announcements within a second go together. The goal is for a single one.
  await new Promise((resolve) => setTimeout(resolve, 1_100));
}
delays.sort((one, other) => one - other);
const [middle = 0, longest = 0] = [delays[Math.floor(ROUNDS / 2)], delays.at(-1)];
console.log(
  `From the announcement to the changed page: median ${middle.toFixed(0)} ms, longest ${longest.toFixed(0)} ms`,
);

for (const path of addresses) await get(path);
process.kill(site.pid, 'SIGKILL');
await site.ended();
const statuses = [];
for (let round = 0; round < 3; round += 1) for (const path of addresses) statuses.push((await get(path)).statusCode);
console.log(
  `The site is killed: ${statuses.filter((status) => status === 200).length} of ${statuses.length} pages with status 200`,
);

await dispatcher.close();
await edge.stop();
await proxy.close();
await operator.close();
