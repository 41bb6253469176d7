import type { Page } from 'playwright';

/** Until the page was drawn anew: before, Chromium may still lay it out by the media that were emulated a moment ago. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
