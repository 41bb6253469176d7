import { loadavg } from 'node:os';
import { chromium, type Browser } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { startSite } from '../tests/support/site';
import { median } from './pages/load';
import { startBareSite } from './phone/bare-remix-site';
import { readMarkup } from './phone/markup-as-code';
import { alive, PHONE, slowPhone, whatWasSeen } from './phone/watch';

/**
 * When a page has come alive on a cheap phone, beside a bare Remix page of the same markup: no hooks, no handlers, nothing but
 * Remix and React. Run it by hand, after `npm run build`: `npx tsx bench/hydration.ts [path …]`. `LOADS=9` for more than five,
 * `SLOWDOWNS=4` for one processor.
 *
 * Goal: 1.15 of the bare page.
 */

process.env.NODE_ENV = 'production';

const LOADS = Number(process.env.LOADS ?? 5);
const SLOWDOWNS = (process.env.SLOWDOWNS ?? '4,20').split(',').map(Number);

/** Milliseconds from the navigation to the first effect. */
async function hydrated(browser: Browser, address: string, slowdown: number): Promise<number> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const { page } = await slowPhone(context, slowdown);
    await Promise.all([alive(page), page.goto(address, { waitUntil: 'commit', timeout: 120_000 })]);
    return (await whatWasSeen(page)).hydrated ?? NaN;
  } finally {
    await context.close();
  }
}

const given = process.argv.slice(2);
const site = await startSite();
const browser = await chromium.launch(browserOptions);
try {
  console.log(`load of the machine before ${loadavg()[0]?.toFixed(1)}; medians of ${LOADS}`);
  for (const path of given.length > 0 ? given : ['/', '/casino/slot']) {
    const blank = await browser.newPage();
    // tsx names functions by a helper of its own, which the page does not have.
    await blank.evaluate('globalThis.__name = (named) => named');
    const bare = await startBareSite(await readMarkup(blank, await (await fetch(site.url + path)).text()), site.url);
    await blank.close();
    // The pictures come into the site's memory with the first visits.
    for (const address of [site.url + path, bare.url]) await hydrated(browser, address, 1);
    for (const slowdown of SLOWDOWNS) {
      const times: { whole: number; bare: number }[] = [];
      for (let turn = 0; turn < LOADS; turn += 1) {
        const whole = await hydrated(browser, site.url + path, slowdown);
        times.push({ whole, bare: await hydrated(browser, bare.url, slowdown) });
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
