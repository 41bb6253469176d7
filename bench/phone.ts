import { loadavg } from 'node:os';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { newPlayer } from '../tests/support/players';
import { popupCookie } from '../tests/support/popup-cookie';
import { startSite, type TestSite } from '../tests/support/site';
import { median } from './pages/load';
import { machineMs } from './phone/machine-speed';
import { waitForHydration, heapMb, PHONE, slowPhone, readMetrics, type PageMetrics } from './phone/page-metrics';

/**
 * Benchmark of the site on a low-end phone, emulated by Chromium: slow 4G, CPU slowed down 4 and 20 times. Run by hand,
 * after `npm run build`: `npx tsx bench/phone.ts [path …]`. Each load is a guest's visit with an empty cache, who has
 * closed the popup: it would cover the page. Loads alternate with the same page without scripts, as sent in lite mode.
 * `LOADS=9` sets the number of loads (default 5), `SLOWDOWNS=1` measures the network alone, `PICTURES=off` shows what
 * the pictures cost, `MACHINE_MS=20` drops turns measured while the machine was busy.
 *
 * Goals: the largest paint at most 1.05 of the page without scripts; blocking time at most 50 ms (4×), 1 s (20×);
 * layout shift 0.01; heap 3.5 MB; a tap on a favourite 100 ms (4×).
 */

const LOADS = Number(process.env.LOADS ?? 5);
const SLOWDOWNS = (process.env.SLOWDOWNS ?? '4,20').split(',').map(Number);

/** Wait after the load until hydration and deferred loads are complete. */
const SETTLED_MS = 2_000;

const SHIFT_GOAL = 0.01;

/** A turn counts only if `machineMs` was below this limit before and after it. */
const MACHINE_MS = Number(process.env.MACHINE_MS ?? Infinity);

interface Load extends PageMetrics {
  readonly heap: number;
}

async function load(browser: Browser, address: string, slowdown: number, withScripts: boolean): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addCookies([
      { name: 'lite', value: withScripts ? '0' : '1', url: address },
      { name: 'popup', value: closedPopup, url: address },
    ]);
    if (process.env.PICTURES === 'off') await context.route('**/media/**', (route) => route.abort());
    const { page, devtools } = await slowPhone(context, slowdown);
    await Promise.all([withScripts && waitForHydration(page), page.goto(address, { waitUntil: 'networkidle' })]);
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await readMetrics(page)), heap: await heapMb(devtools) };
  } finally {
    await context.close();
  }
}

/** One load with the page's scripts and one without. */
interface Turn {
  readonly whole: Load;
  readonly bare: Load;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/**
 * Repeats turns until enough of them count, up to five times that number. Also returns the machine speed before the
 * first turn and after each.
 */
async function measureTurns(browser: Browser, address: string, slowdown: number) {
  const counted: Turn[] = [];
  const machine = [await machineMs(browser)];
  while (counted.length < LOADS && machine.length <= 5 * LOADS) {
    const whole = await load(browser, address, slowdown, true);
    const bare = await load(browser, address, slowdown, false);
    machine.push(await machineMs(browser));
    if (Math.max(...machine.slice(-2)) <= MACHINE_MS) counted.push({ whole, bare });
  }
  return { counted, machine };
}

async function compare(browser: Browser, address: string, path: string, slowdown: number): Promise<void> {
  const { counted, machine } = await measureTurns(browser, address, slowdown);
  const turns = `machine ${median(machine).toFixed(1)} ms, ${counted.length} of ${machine.length - 1} turns`;
  if (counted.length === 0) {
    console.log(`${path} ${slowdown}×  ${turns}, at best ${Math.min(...machine).toFixed(1)} ms`);
    return;
  }
  const whole = counted.map((turn) => turn.whole);
  const of = (read: (load: Load) => number) => median(whole.map(read));
  const bare = (read: (load: Load) => number) => median(counted.map((turn) => read(turn.bare)));
  const paints = [of(({ largestPaint }) => largestPaint), bare(({ largestPaint }) => largestPaint)] as const;
  const blocked = [of(({ blocking }) => blocking), bare(({ blocking }) => blocking)] as const;
  const worst = whole.reduce((a, b) => (b.shift > a.shift ? b : a));
  console.log(
    [
      `${path.padEnd(13)} ${String(slowdown).padStart(2)}×`,
      `paint ${paints.map(seconds).join(' and ')}, ${(paints[0] / paints[1]).toFixed(2)}`,
      `blocked ${blocked.map((ms) => ms.toFixed(0)).join(' and ')} ms (longest task ${of(({ longestTask }) => longestTask).toFixed(0)})`,
      `hydrated ${seconds(of(({ hydrated }) => hydrated ?? NaN))}`,
      `shift ${worst.shift.toFixed(3)}`,
      `heap ${of(({ heap }) => heap).toFixed(2)} MB`,
      turns,
      worst.largest,
    ].join('   '),
  );
  if (worst.shift > SHIFT_GOAL) console.log(`  moved: ${worst.moved.join('\n         ')}`);
}

/**
 * Measures taps on favourites: on games that have been on the screen for a while, and on games that scroll into view,
 * with their pictures, at the moment of the tap.
 */
async function taps(context: BrowserContext, site: TestSite): Promise<void> {
  const { username, password } = await newPlayer(site.operatorUrl);
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
const site = await startSite();
const closedPopup = await popupCookie(site.url);
const browser = await chromium.launch(browserOptions);
try {
  console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}; medians of ${LOADS}`);
  for (const path of given.length > 0 ? given : ['/', '/casino/slot', '/pages/1']) {
    const address = `${site.url}${path}`;
    // Warm-up: the first visit loads the operator's pictures into the site's cache.
    await load(browser, address, 1, true);
    for (const slowdown of SLOWDOWNS) await compare(browser, address, path, slowdown);
  }
  await taps(await browser.newContext({ ...PHONE, serviceWorkers: 'block' }), site);
  console.log(`load of the machine after ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await site.stop();
}
