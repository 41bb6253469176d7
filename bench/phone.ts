import { loadavg } from 'node:os';
import { chromium, type BrowserContext } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { startDemoOperator } from '../tests/support/demo-operator';
import { HttpBrowser } from '../tests/support/http-browser';
import { fund, newPlayer } from '../tests/support/players';
import { popupCookie } from '../tests/support/popup-cookie';
import { startSite, type TestSite } from '../tests/support/site';
import { startBitmapMedia } from './phone/bitmap-media';
import { comparePage, loadPage, SETTLED_MS, type Visits } from './phone/compare-page';
import { addressOf, GUEST_KINDS, PLAYER_KINDS, type PageKind } from '../tests/support/page-kinds';
import { PHONE, readMetrics, slowPhone, type PageMetrics } from './phone/page-metrics';
import { median } from './statistics';

/**
 * Benchmark of the site on a low-end phone, emulated by Chromium: slow 4G, CPU slowed down 4 and 20 times. Run by hand,
 * after `npm run build`: `npx tsx bench/phone.ts [path …]`, or `guests` and `players` for a page of each kind.
 *
 * Each load is a visit with an empty cache, of a guest or player who has closed the popup: it would cover the page. Loads
 * alternate with the same page without scripts, as sent in lite mode. `LOADS=9` sets the number of loads (default 5),
 * `SLOWDOWNS=1` measures the network alone, `PICTURES=off` shows what the pictures cost, `PICTURES=bitmaps` sends WebP in
 * place of the demonstration's drawings, `MACHINE_MS=20` drops turns measured while the machine was busy.
 *
 * Goals: the largest paint at most 1.05 of the page without scripts; blocking time at most 50 ms (4×), 1 s (20×);
 * layout shift 0.01; heap 3.5 MB; a tap on a favourite 100 ms (4×).
 */

const LOADS = Number(process.env.LOADS ?? 5);
const SLOWDOWNS = (process.env.SLOWDOWNS ?? '4,20').split(',').map(Number);

/**
 * Measures taps on favourites: on games that have been on the screen for a while, and on games that scroll into view,
 * with their pictures, at the moment of the tap.
 */
async function taps(context: BrowserContext, site: TestSite): Promise<void> {
  const { username, password } = await newPlayer(operator.apiUrl);
  await context.addCookies([{ name: 'popup', value: closedPopup, url: site.url }]);
  const { page } = await slowPhone(context, SLOWDOWNS[0] ?? 1);
  await page.goto(`${site.url}/login?redirectTo=${encodeURIComponent('/casino/slot')}`);
  await page.locator('html[data-hydrated]').waitFor();
  await page.locator('main [name=username]').fill(username);
  await page.locator('main [name=password]').fill(password);
  await page.locator('main form:has([name=password]) [type=submit]').click();
  await page.waitForURL('**/casino/slot');
  await page.goto(`${site.url}/casino/slot`, { waitUntil: 'networkidle' });
  const atRest: number[] = [];
  const atOnce: number[] = [];
  const stars = page.locator('main button[data-star]');
  for (let tap = 0; tap < Math.min(2 * LOADS, await stars.count()); tap += 1) {
    const star = stars.nth(tap);
    const isAtRest = tap % 2 === 0;
    await star.scrollIntoViewIfNeeded();
    if (isAtRest) await page.waitForTimeout(SETTLED_MS);
    await page.evaluate(() =>
      Object.assign((window as unknown as { metrics: PageMetrics }).metrics, { interaction: 0 }),
    );
    const { x, y, width, height } = (await star.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Playwright's own `tap` adds event listeners, which would be measured too.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForTimeout(SETTLED_MS);
    (isAtRest ? atRest : atOnce).push((await readMetrics(page)).interaction);
  }
  const formatFigures = (taken: number[]) =>
    `${median(taken).toFixed(0)} ms, at most ${Math.max(...taken).toFixed(0)} ms`;
  console.log(
    `a favourite   ${SLOWDOWNS[0]}×  ${formatFigures(atRest)}; scrolled to in the same moment ${formatFigures(atOnce)}`,
  );
}

const given = process.argv.slice(2);
const browser = await chromium.launch(browserOptions);
const operator = await startDemoOperator();
const media = process.env.PICTURES === 'bitmaps' ? await startBitmapMedia(browser, operator.apiUrl) : undefined;
const site = await startSite({ OPERATOR_API_URL: media?.apiUrl ?? operator.apiUrl, OPERATOR_HUB_URL: operator.hubUrl });
const closedPopup = await popupCookie(site.url);
const guest: Visits = {
  ...{ browser, origin: site.url, cookies: { popup: closedPopup }, loads: LOADS },
  ...{ machineMs: Number(process.env.MACHINE_MS ?? Infinity), withPictures: process.env.PICTURES !== 'off' },
};

async function measure(visits: Visits, path: string, name = path): Promise<void> {
  // Warm-up: the first visit loads the operator's pictures into the site's cache.
  await loadPage(visits, path, 1, true);
  for (const slowdown of SLOWDOWNS) await comparePage(visits, path, slowdown, name);
}

async function measureKinds(visits: Visits, kinds: readonly PageKind[], visitor: HttpBrowser): Promise<void> {
  for (const kind of kinds) await measure(visits, await addressOf(kind, visitor), kind.name);
}

async function measurePlayers(): Promise<void> {
  const player = await newPlayer(operator.apiUrl);
  await fund(player, 1_000);
  const visitor = new HttpBrowser(site.url);
  await visitor.logIn(player.username, player.password);
  // Shows the welcome message, which would be on the first page measured.
  await visitor.get('/pages/1');
  await measureKinds(
    { ...guest, cookies: { ...Object.fromEntries(visitor.cookies), ...guest.cookies } },
    PLAYER_KINDS,
    visitor,
  );
}

try {
  console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}; medians of ${LOADS}`);
  for (const what of given.length > 0 ? given : ['/', '/casino/slot', '/pages/1']) {
    if (what === 'guests') await measureKinds(guest, GUEST_KINDS, new HttpBrowser(site.url));
    else if (what === 'players') await measurePlayers();
    else await measure(guest, what);
  }
  if (given.length === 0) await taps(await browser.newContext({ ...PHONE, serviceWorkers: 'block' }), site);
  console.log(`load of the machine after ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await site.stop();
  media?.close();
  await operator.close();
  await browser.close();
}
