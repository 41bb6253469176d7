import type { Browser } from 'playwright';

/**
 * Current machine speed: median milliseconds that Chromium, not slowed down, takes for a fixed piece of page work.
 * Times of two runs are comparable only when this value is about the same.
 */
export async function machineMs(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    return await page.evaluate(() => {
      const taken = Array.from({ length: 60 }, (_none, round) => {
        const from = performance.now();
        const items = Array.from(
          { length: 300 },
          (_item, index) => `<li><a href="#${index}">${round} and ${index}</a></li>`,
        );
        document.body.innerHTML = `<ul style="columns: 4">${items.join('')}</ul>`;
        // Reading the height forces a layout.
        return document.body.offsetHeight > 0 ? performance.now() - from : NaN;
      });
      return taken.sort((a, b) => a - b)[taken.length / 2] ?? NaN;
    });
  } finally {
    await page.close();
  }
}
