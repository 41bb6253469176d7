import type { Browser } from 'playwright';

/**
 * How fast the machine is at this moment: milliseconds that Chromium takes, not slowed down, for a fixed piece of a page's work,
 * the median of many. Times of one run say something beside those of another where this is the same.
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
        // Reading a height makes the browser lay the page out.
        return document.body.offsetHeight > 0 ? performance.now() - from : NaN;
      });
      return taken.sort((a, b) => a - b)[taken.length / 2] ?? NaN;
    });
  } finally {
    await page.close();
  }
}
