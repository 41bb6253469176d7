import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** What the browser's context is told. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** All times in milliseconds since the navigation began. */
export interface Watched {
  largestPaint: number;
  /** What was painted then. */
  largest: string;
  /** Sum of what long tasks took beyond 50 ms each. */
  blocking: number;
  longestTask: number;
  shift: number;
  /** What moved: when, what, from which box to which. */
  moved: string[];
  /** When the enhancements were at work; null where there are none. */
  hydrated: number | null;
  /** The longest that an event took from the tap to the next frame. */
  interaction: number;
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** A new phone with nothing cached: 360 × 740, a slow network, a processor so many times slower. */
export async function slowPhone(
  context: BrowserContext,
  cpuSlowdown: number,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // tsx names functions by a helper of its own, which the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(watch);
  return { page, devtools };
}

/** Runs in the page, before everything else. */
function watch(): void {
  const seen: Watched = {
    ...{
      largestPaint: 0,
      largest: '',
      blocking: 0,
      longestTask: 0,
      shift: 0,
      moved: [],
      hydrated: null,
      interaction: 0,
    },
  };
  const on = <T>(type: string, act: (entry: PerformanceEntry & T) => void, options = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) act(entry as PerformanceEntry & T);
    }).observe({ type, buffered: true, ...options });
  on<{ element?: Element }>('largest-contentful-paint', ({ startTime, element }) => {
    seen.largestPaint = startTime;
    seen.largest = element?.outerHTML.slice(0, 70) ?? '';
  });
  on('longtask', ({ duration }) => {
    seen.blocking += Math.max(0, duration - 50);
    seen.longestTask = Math.max(seen.longestTask, duration);
  });
  on<LayoutShift>('layout-shift', ({ value, hadRecentInput, sources, startTime }) => {
    if (hadRecentInput) return;
    seen.shift += value;
    for (const { node, previousRect, currentRect } of sources) {
      const name = node instanceof Element ? node.outerHTML.slice(0, 60) : String(node?.nodeName);
      const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
      seen.moved.push(`${Math.round(startTime)} ms: ${name} from ${box(previousRect)} to ${box(currentRect)}`);
    }
  });
  on<{ interactionId: number }>(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) seen.interaction = Math.max(seen.interaction, duration);
    },
    { durationThreshold: 16 },
  );
  new MutationObserver(() => {
    if (seen.hydrated !== null || !('hydrated' in document.documentElement.dataset)) return;
    seen.hydrated = performance.now();
    console.debug('alive');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  Object.assign(window, { seen });
}

const ALIVE_MS = 120_000;

/**
 * Until the page says by itself that it is alive; begin to wait before it is opened. To look for it from outside, Playwright runs
 * a script in the page that is a quarter of a second of such a phone's time.
 */
export async function alive(page: Page): Promise<void> {
  await page.waitForEvent('console', { predicate: (message) => message.text() === 'alive', timeout: ALIVE_MS });
}

export const whatWasSeen = (page: Page): Promise<Watched> =>
  page.evaluate(() => (window as unknown as { seen: Watched }).seen);

/** What the page's scripts keep alive, in MB. */
export async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
