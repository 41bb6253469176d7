import type { Page } from '@playwright/test';

/** As Chromium reports it (https://wicg.github.io/layout-instability); TypeScript does not know it yet. */
interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
}

export interface LayoutShift {
  readonly size: number;
  /** What moved, each with its places before and after. */
  readonly moved: readonly string[];
}

interface WindowWithShifts {
  readShifts(): readonly LayoutShift[];
}

/**
 * Records the layout shifts of the pages that load from now on. Returns what reads those of the current page.
 *
 * A busy browser may draw an icon before it has read the word beside it. Such small shifts are left out as long as the
 * browser still reads the HTML.
 */
export async function recordLayoutShifts(page: Page): Promise<() => Promise<readonly LayoutShift[]>> {
  await page.addInitScript(recordInPage);
  return () => page.evaluate(() => (window as unknown as WindowWithShifts).readShifts());
}

function recordInPage(): void {
  const entries: { readonly at: number; readonly shift: LayoutShift }[] = [];
  let htmlDrawnAt = Infinity;
  document.addEventListener('DOMContentLoaded', () => {
    // The shifts of a frame are reported between its own callbacks and those of the next one.
    requestAnimationFrame(() => requestAnimationFrame((at) => (htmlDrawnAt = at)));
  });

  const nameOf = (node: Node | null) => {
    const element = node instanceof Element ? node : node?.parentElement;
    return element ? `${element.parentElement?.className} > ${element.outerHTML.slice(0, 100)}` : 'removed';
  };
  const placeOf = ({ x, y, width, height }: DOMRectReadOnly) => `${x},${y} ${width}x${height}`;
  new PerformanceObserver((list) => {
    for (const { startTime, value, sources } of list.getEntries() as LayoutShiftEntry[]) {
      const moved = sources.map(
        ({ node, previousRect, currentRect }) => `${nameOf(node)}: ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
      );
      entries.push({ at: startTime, shift: { size: value, moved } });
    }
  }).observe({ type: 'layout-shift', buffered: true });

  const readShifts = () =>
    entries.filter(({ at, shift }) => at > htmlDrawnAt || shift.size >= 0.001).map(({ shift }) => shift);
  Object.assign(window, { readShifts } satisfies WindowWithShifts);
}
