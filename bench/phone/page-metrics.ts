import type { BrowserContext, CDPSession, Page } from 'playwright';

/** Slow 4G with Lighthouse's values: 1.6 Mbit/s down, 750 kbit/s up, 150 ms round trip. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Browser context options of the phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };

/** Metrics of one page load. Times are in milliseconds since navigation. */
export interface PageMetrics {
  largestPaint: number;
  /** The element of the largest paint. */
  largest: string;
  /** Total blocking time: the part of each long task above 50 ms, summed. */
  blocking: number;
  longestTask: number;
  /** The longest time that scripts took in one animation frame or task. */
  longestScript: number;
  shift: number;
  /** Layout shifts: time, element, old box, new box. */
  moved: string[];
  /** Hydration time; null on a page without scripts. */
  hydrated: number | null;
  /** The longest time from an input event to the next frame. */
  interaction: number;
}

interface LayoutShift {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Opens a page on an emulated phone with an empty cache: 360 × 740, slow network, slowed CPU. */
export async function slowPhone(
  context: BrowserContext,
  cpuSlowdown: number,
): Promise<{ page: Page; devtools: CDPSession }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  // tsx wraps functions in its `__name` helper, which does not exist in the page.
  await page.addInitScript('globalThis.__name = (named) => named');
  await page.addInitScript(observePage);
  return { page, devtools };
}

/** Installs the performance observers. Runs in the page before all other scripts. */
function observePage(): void {
  const metrics: PageMetrics = {
    ...{
      largestPaint: 0,
      largest: '',
      blocking: 0,
      longestTask: 0,
      longestScript: 0,
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
    metrics.largestPaint = startTime;
    metrics.largest = element?.outerHTML.slice(0, 70) ?? '';
  });
  on('longtask', ({ duration }) => {
    metrics.blocking += Math.max(0, duration - 50);
    metrics.longestTask = Math.max(metrics.longestTask, duration);
  });
  on<{ scripts: readonly { duration: number }[] }>('long-animation-frame', ({ scripts }) => {
    metrics.longestScript = Math.max(metrics.longestScript, ...scripts.map(({ duration }) => duration));
  });
  on<LayoutShift>('layout-shift', ({ value, hadRecentInput, sources, startTime }) => {
    if (hadRecentInput) return;
    metrics.shift += value;
    for (const { node, previousRect, currentRect } of sources) {
      const name = node instanceof Element ? node.outerHTML.slice(0, 60) : String(node?.nodeName);
      const box = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(' ');
      metrics.moved.push(`${Math.round(startTime)} ms: ${name} from ${box(previousRect)} to ${box(currentRect)}`);
    }
  });
  on<{ interactionId: number }>(
    'event',
    ({ duration, interactionId }) => {
      if (interactionId) metrics.interaction = Math.max(metrics.interaction, duration);
    },
    { durationThreshold: 16 },
  );
  new MutationObserver(() => {
    if (metrics.hydrated !== null || !('hydrated' in document.documentElement.dataset)) return;
    metrics.hydrated = performance.now();
    console.debug('hydrated');
  }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-hydrated'] });
  Object.assign(window, { metrics });
}

const HYDRATION_TIMEOUT_MS = 120_000;

/**
 * Resolves when the page signals hydration; call it before the navigation. Polling from outside is no alternative:
 * Playwright's scripts would take a quarter of a second of such a phone's CPU.
 */
export async function waitForHydration(page: Page): Promise<void> {
  await page.waitForEvent('console', {
    predicate: (message) => message.text() === 'hydrated',
    timeout: HYDRATION_TIMEOUT_MS,
  });
}

export const readMetrics = (page: Page): Promise<PageMetrics> =>
  page.evaluate(() => (window as unknown as { metrics: PageMetrics }).metrics);

/** Live heap of the page's scripts, in MB. */
export async function heapMb(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}
