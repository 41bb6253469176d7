import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { popupCookie } from '../tests/support/popup-cookie';
import { startSite } from '../tests/support/site';
import { startBareSite } from './phone/bare-remix-site';
import { readMarkup } from './phone/markup-to-jsx';
import { waitForHydration, PHONE, slowPhone, readMetrics } from './phone/page-metrics';
import { median } from './statistics';

/**
 * Benchmark of hydration on a low-end phone: the site's pages against a bare Remix page with the same markup and no
 * hooks or handlers, both without the popup. Run by hand, after `npm run build`: `npx tsx bench/hydration.ts [path …]`.
 * `LOADS=9` sets the number of loads (default 5); `SLOWDOWNS=4` limits the run to one CPU slowdown.
 *
 * Goal: at most 1.15 of the bare page.
 */

process.env.NODE_ENV = 'production';

const LOADS = Number(process.env.LOADS ?? 5);
const SLOWDOWNS = (process.env.SLOWDOWNS ?? '4,20').split(',').map(Number);

/** Time from navigation to the first effect, in milliseconds. */
async function measureHydration(browser: Browser, address: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    await context.addCookies([{ name: 'popup', value: closedPopup, url: address }]);
    const { page } = await slowPhone(context, slowdown);
    await Promise.all([waitForHydration(page), page.goto(address, { waitUntil: 'commit', timeout: 120_000 })]);
    return (await readMetrics(page)).hydrated ?? NaN;
  } finally {
    await context.close();
  }
}

const given = process.argv.slice(2);
const site = await startSite();
const closedPopup = await popupCookie(site.url);
const browser = await chromium.launch(browserOptions);
try {
  console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}; medians of ${LOADS}`);
  for (const path of given.length > 0 ? given : ['/', '/casino/slot']) {
    const blank = await browser.newPage();
    // tsx wraps functions in its `__name` helper, which does not exist in the page.
    await blank.evaluate('globalThis.__name = (named) => named');
    const page = await fetch(site.url + path, { headers: { cookie: `popup=${closedPopup}` } });
    const bare = await startBareSite(await readMarkup(blank, await page.text()), site.url);
    await blank.close();
    // Warm-up: the first visit loads the pictures into the site's cache.
    for (const address of [site.url + path, bare.url]) await measureHydration(browser, address, 1);
    for (const slowdown of SLOWDOWNS) {
      const times: { whole: number; bare: number }[] = [];
      for (let turn = 0; turn < LOADS; turn += 1) {
        const whole = await measureHydration(browser, site.url + path, slowdown);
        times.push({ whole, bare: await measureHydration(browser, bare.url, slowdown) });
      }
      const [whole, plain] = [median(times.map((turn) => turn.whole)), median(times.map((turn) => turn.bare))];
      console.log(
        `${path.padEnd(13)} ${String(slowdown).padStart(2)}×  hydrated ${(whole / 1000).toFixed(2)} and ${(plain / 1000).toFixed(2)} s, ${(whole / plain).toFixed(2)}`,
      );
    }
    bare.stop();
  }
  console.log(`load of the machine after ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  await site.stop();
}
