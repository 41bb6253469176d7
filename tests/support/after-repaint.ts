import type { Page } from 'playwright';

/**
 * Until the page was drawn anew: before, Chromium may still lay it out by the media that were emulated a moment ago. A
 * picture has it drawn; a frame's callback would never come where the page's scripts are off.
 */
export async function afterRepaint(page: Page): Promise<void> {
  await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, caret: 'initial' });
}
