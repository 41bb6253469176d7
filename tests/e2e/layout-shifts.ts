import type { Page } from '@playwright/test';

interface WindowWithShifts {
  readonly shifts: readonly number[];
}

/** Records the layout shifts of the pages that load from now on. Returns what reads those of the current page. */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as WindowWithShifts).shifts);
}
