import type { Page } from 'playwright';

/**
 * Resolves after the page was repainted: until then Chromium may still use the layout of the media emulated before. A
 * screenshot forces the repaint; requestAnimationFrame would never fire when the page's scripts are off.
 */
export async function afterRepaint(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, caret: 'initial' });
}

/** Resolves after the page, whose scripts are on, has drawn a frame. Costs half as much as `afterRepaint`. */
export async function afterFrames(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
}
