import { loadavg } from 'node:os';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { newPlayer } from '../tests/support/players';
import { startSite, type TestSite } from '../tests/support/site';
import { median } from './pages/load';
import { alive, heapMb, PHONE, slowPhone, whatWasSeen, type Watched } from './phone/watch';

/**
 * The site on a cheap phone, as Chromium imitates one: slow 4G, a processor four and twenty times slower. Run it by hand,
 * after `npm run build`: `npx tsx bench/phone.ts [path …]`. Each load is a guest's first, with nothing cached, in turns with the same
 * page without its scripts, which is what lite mode sends. `LOADS=9` for more than five, `SLOWDOWNS=1` for the network alone,
 * `PICTURES=off` to see what the pictures cost.
 *
 * Goals: the largest paint at most 1.05 of the page without scripts; blocked for 50 ms at most (4×), 1 s (20×); layout
 * shift 0.01; heap 3.5 MB; a tap on a favourite 100 ms (4×).
 */

const LOADS = Number(process.env.LOADS ?? 5);
const SLOWDOWNS = (process.env.SLOWDOWNS ?? '4,20').split(',').map(Number);

/** Until nothing more is to be expected: hydrated, and what is loaded later is there. */
const SETTLED_MS = 2_000;

interface Load extends Watched {
  readonly heap: number;
}

async function load(browser: Browser, address: string, slowdown: number, withScripts: boolean): Promise<Load> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: 'lite', value: withScripts ? '0' : '1', url: address }]);
    if (process.env.PICTURES === 'off') await context.route('**/media/**', (route) => route.abort());
    const { page, devtools } = await slowPhone(context, slowdown);
    await Promise.all([withScripts && alive(page), page.goto(address, { waitUntil: 'networkidle' })]);
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await whatWasSeen(page)), heap: await heapMb(devtools) };
  } finally {
    await context.close();
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

async function compare(browser: Browser, address: string, path: string, slowdown: number): Promise<void> {
  const loads: { whole: Load; bare: Load }[] = [];
  for (let turn = 0; turn < LOADS; turn += 1) {
    const whole = await load(browser, address, slowdown, true);
    loads.push({ whole, bare: await load(browser, address, slowdown, false) });
  }
  const of = (read: (load: Load) => number) => median(loads.map(({ whole }) => read(whole)));
  const paints = [of(({ largestPaint }) => largestPaint), median(loads.map(({ bare }) => bare.largestPaint))] as const;
  const ratio = paints[0] / paints[1];
  const bareBlocking = median(loads.map(({ bare }) => bare.blocking));
  const blocked =
    `${of(({ blocking }) => blocking).toFixed(0)} and ${bareBlocking.toFixed(0)} ms ` +
    `(longest task ${of(({ longestTask }) => longestTask).toFixed(0)})`;
  console.log(
    `${path.padEnd(13)} ${String(slowdown).padStart(2)}×  paint ${paints.map(seconds).join(' and ')}, ${ratio.toFixed(2)}   blocked ${blocked}   ` +
      `hydrated ${seconds(of(({ hydrated }) => hydrated ?? NaN))}   shift ${Math.max(...loads.map(({ whole }) => whole.shift)).toFixed(3)}   ` +
      `heap ${of(({ heap }) => heap).toFixed(2)} MB   ${loads.at(-1)?.whole.largest}`,
  );
}

/**
 * A player marks games as favourites: those that have been on the screen for a while, and those that come on it in the moment
 * of the tap, with their pictures.
 */
async function taps(context: BrowserContext, site: TestSite): Promise<void> {
  const { username, password } = await newPlayer(site.operatorUrl);
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
    await page.evaluate(() => Object.assign((window as unknown as { seen: Watched }).seen, { interaction: 0 }));
    const { x, y, width, height } = (await star.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Playwright's own tap on an element listens to the events to see that they arrive.
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    await page.waitForTimeout(SETTLED_MS);
    (isAtRest ? atRest : atOnce).push((await whatWasSeen(page)).interaction);
  }
  const inWords = (taken: number[]) => `${median(taken).toFixed(0)} ms, at most ${Math.max(...taken).toFixed(0)} ms`;
  console.log(`a favourite   ${SLOWDOWNS[0]}×  ${inWords(atRest)}; scrolled to in the same moment ${inWords(atOnce)}`);
}

const given = process.argv.slice(2);
const site = await startSite();
const browser = await chromium.launch(browserOptions);
try {
  console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}; medians of ${LOADS}`);
  for (const path of given.length > 0 ? given : ['/', '/casino/slot', '/pages/1']) {
    const address = `${site.url}${path}`;
    // The operator's pictures come into the site's memory with the first visit of all.
    await load(browser, address, 1, true);
    for (const slowdown of SLOWDOWNS) await compare(browser, address, path, slowdown);
  }
  await taps(await browser.newContext({ ...PHONE, serviceWorkers: 'block' }), site);
  console.log(`load of the machine after ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await site.stop();
}
