import { chromium, type Browser, type BrowserContext } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { startSite } from '../tests/support/site';
import { PHONE } from './phone/page-metrics';
import { median } from './statistics';

/**
 * Benchmark of the login form while the browser computes its fingerprint, on a phone four times slower. Run by hand, after
 * `npm run build`: `npx tsx bench/typing.ts [site …]`. Each visit begins without cookies. Half of the visitors do nothing;
 * the others press a key every 150 ms for three seconds, from hydration on. With several sites (builds that run already)
 * the visits alternate. `VISITS=9` sets the number of visits of each kind (default 5).
 */

const VISITS = Number(process.env.VISITS ?? 5);
const SLOWDOWN = 4;
const KEYS = 20;
const KEY_PAUSE_MS = 150;

interface Visit {
  /** Sum of the long tasks between hydration and the stored fingerprint. */
  readonly longTasks: number;
  readonly longestTask: number;
  /** The longest time from a key to the next frame. Chromium rounds it to 8 ms and omits those under 16. */
  readonly slowestKey: number;
  /** From hydration to the stored fingerprint. */
  readonly storedAfter: number;
  readonly fingerprint: string;
}

interface Observed {
  hydrated: number;
  readonly tasks: { readonly startTime: number; readonly duration: number }[];
  readonly keys: number[];
}

const OBSERVE_PAGE = `
  const observed = (window.observed = { hydrated: 0, tasks: [], keys: [] });
  const on = (type, act, options) =>
    new PerformanceObserver((list) => list.getEntries().forEach(act)).observe({ type, buffered: true, ...options });
  on('longtask', ({ startTime, duration }) => observed.tasks.push({ startTime, duration }));
  on('event', ({ name, duration }) => name === 'keydown' && observed.keys.push(duration), { durationThreshold: 16 });
  new MutationObserver(() => {
    if (observed.hydrated || !('hydrated' in document.documentElement.dataset)) return;
    observed.hydrated = performance.now();
    console.debug('hydrated');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });`;

async function visit(context: BrowserContext, site: string, types: boolean): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await page.addInitScript(OBSERVE_PAGE);
  const stored = page.waitForResponse('**/device', { timeout: 60_000 });
  const hydrated = page.waitForEvent('console', { predicate: (message) => message.text() === 'hydrated' });
  await page.goto(`${site}/login`);
  await hydrated;
  if (types) {
    await page.locator('main [name=username]').focus();
    for (let key = 0; key < KEYS; key += 1) {
      // Playwright's own `press` waits for the page after each key.
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', text: 'a', key: 'a' });
      await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key: 'a' });
      await page.waitForTimeout(KEY_PAUSE_MS);
    }
  }
  await stored;
  const storedAt = await page.evaluate('performance.now()');
  const { hydrated: from, tasks, keys } = await page.evaluate<Observed>('window.observed');
  const durations = tasks.filter(({ startTime }) => startTime >= from).map(({ duration }) => duration);
  const cookies = await context.cookies();
  return {
    longTasks: durations.reduce((sum, duration) => sum + duration, 0),
    longestTask: Math.max(0, ...durations),
    slowestKey: Math.max(0, ...keys),
    storedAfter: Number(storedAt) - from,
    fingerprint: cookies.find(({ name }) => name === 'fingerprint')?.value ?? 'none',
  };
}

async function visitFresh(browser: Browser, site: string, types: boolean): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    return await visit(context, site, types);
  } finally {
    await context.close();
  }
}

function report(site: string, kind: string, visits: readonly Visit[]): void {
  const of = (read: (visit: Visit) => number) => `${median(visits.map(read)).toFixed(0)} ms`;
  console.log(
    [
      `${site} ${kind}`,
      `long tasks ${of(({ longTasks }) => longTasks)}, longest ${of(({ longestTask }) => longestTask)}`,
      `slowest key ${of(({ slowestKey }) => slowestKey)}`,
      `stored after ${of(({ storedAfter }) => storedAfter)}`,
      [...new Set(visits.map(({ fingerprint }) => fingerprint))].join(' '),
    ].join('   '),
  );
}

const given = process.argv.slice(2);
const own = given.length > 0 ? null : await startSite();
const sites = own ? [own.url] : given;
const browser = await chromium.launch(browserOptions);
try {
  const idle = new Map<string, Visit[]>(sites.map((site) => [site, []]));
  const typing = new Map<string, Visit[]>(sites.map((site) => [site, []]));
  for (let turn = 0; turn < VISITS; turn += 1) {
    for (const site of sites) {
      idle.get(site)?.push(await visitFresh(browser, site, false));
      typing.get(site)?.push(await visitFresh(browser, site, true));
    }
  }
  for (const site of sites) {
    report(site, 'idle  ', idle.get(site) ?? []);
    report(site, 'typing', typing.get(site) ?? []);
  }
} finally {
  await browser.close();
  await own?.stop();
}
