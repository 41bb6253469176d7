import type { Browser } from 'playwright';
import { machineMs } from './machine-speed';
import { heapMb, PHONE, readMetrics, slowPhone, waitForHydration, type PageMetrics } from './page-metrics';
import { median } from '../statistics';

/** Wait after the load until hydration and deferred loads are complete, in milliseconds. */
export const SETTLED_MS = 2_000;

const SHIFT_GOAL = 0.01;

/** The visitors of a page, and how often they come. */
export interface Visits {
  readonly browser: Browser;
  readonly origin: string;
  /** Cookies of the visitor: those of the closed popup, and of a player's session. */
  readonly cookies: Readonly<Record<string, string>>;
  readonly loads: number;
  /** A turn counts only if `machineMs` was below this limit before and after it. */
  readonly machineMs: number;
  readonly withPictures: boolean;
}

interface Load extends PageMetrics {
  readonly heap: number;
}

/** One load with the page's scripts and one without, as sent in lite mode. */
interface Turn {
  readonly whole: Load;
  readonly bare: Load;
}

/** Loads a page with an empty cache. */
export async function loadPage(visits: Visits, path: string, slowdown: number, withScripts: boolean): Promise<Load> {
  const { browser, origin, cookies, withPictures } = visits;
  const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
  try {
    const all = { ...cookies, lite: withScripts ? '0' : '1' };
    await context.addCookies(Object.entries(all).map(([name, value]) => ({ name, value, url: origin })));
    if (!withPictures) await context.route('**/media/**', (route) => route.abort());
    const { page, devtools } = await slowPhone(context, slowdown);
    const loading = page.goto(`${origin}${path}`, { waitUntil: 'networkidle', timeout: 120_000 });
    await Promise.all([withScripts && waitForHydration(page), loading]);
    await page.waitForTimeout(SETTLED_MS);
    return { ...(await readMetrics(page)), heap: await heapMb(devtools) };
  } finally {
    await context.close();
  }
}

/**
 * Repeats turns until enough of them count, up to five times that number. Also returns the machine speed before the
 * first turn and after each.
 */
async function measureTurns(visits: Visits, path: string, slowdown: number) {
  const counted: Turn[] = [];
  const machine = [await machineMs(visits.browser)];
  while (counted.length < visits.loads && machine.length <= 5 * visits.loads) {
    const whole = await loadPage(visits, path, slowdown, true);
    const bare = await loadPage(visits, path, slowdown, false);
    machine.push(await machineMs(visits.browser));
    if (Math.max(...machine.slice(-2)) <= visits.machineMs) counted.push({ whole, bare });
  }
  return { counted, machine };
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

/** Prints a page's figures beside those of the same page without scripts. @param name what the page is called in the output */
export async function comparePage(visits: Visits, path: string, slowdown: number, name = path): Promise<void> {
  const { counted, machine } = await measureTurns(visits, path, slowdown);
  const turns = `machine ${median(machine).toFixed(1)} ms, ${counted.length} of ${machine.length - 1} turns`;
  if (counted.length === 0) {
    console.log(`${name} ${slowdown}×  ${turns}, at best ${Math.min(...machine).toFixed(1)} ms`);
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
      `${name.padEnd(13)} ${String(slowdown).padStart(2)}×`,
      `paint ${paints.map(seconds).join(' and ')}, ${(paints[0] / paints[1]).toFixed(2)}`,
      `blocked ${blocked.map((ms) => ms.toFixed(0)).join(' and ')} ms (longest task ${of(({ longestTask }) => longestTask).toFixed(0)}, of a script ${of(({ longestScript }) => longestScript).toFixed(0)})`,
      `hydrated ${seconds(of(({ hydrated }) => hydrated ?? NaN))}`,
      `shift ${worst.shift.toFixed(3)}`,
      `heap ${of(({ heap }) => heap).toFixed(2)} MB`,
      turns,
      worst.largest,
    ].join('   '),
  );
  if (worst.shift > SHIFT_GOAL) console.log(`  moved: ${worst.moved.join('\n         ')}`);
}
