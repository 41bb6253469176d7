import type { Page } from '@playwright/test';
import { ownPages } from './all-pages';
import { phoneWithoutScripts } from './projects';
import { expect, test } from './test';

const DEMO = { username: 'demo', password: 'demo1234' };
const PHONE = { width: 360, height: 740 };

/** Amounts that are drawn in two lines. */
const brokenAmounts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('[data-balance], dd[translate=no]')].flatMap((amount) => {
      const range = document.createRange();
      range.selectNodeContents(amount);
      return amount.checkVisibility() &&
        new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1
        ? [amount.textContent]
        : [];
    }),
  );

for (const who of ['guest', 'player'] as const)
  test(
    `text of twice the size fits in every page of a ${who}`,
    phoneWithoutScripts,
    async ({ page, beLoggedIn, expectedErrors }) => {
      test.setTimeout(120_000);
      expectedErrors.push(/status of 404/);
      if (who === 'player') await beLoggedIn(DEMO);
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await page.setViewportSize(PHONE);
      for (const address of (await ownPages(who)).pages) {
        await page.goto(address);
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), address).toBe(0);
        expect.soft(await brokenAmounts(page), address).toEqual([]);
        const headers = await page
          .getByRole('banner')
          .evaluateAll((found) => found.map((header) => header.clientHeight));
        expect.soft(Math.max(0, ...headers), address).toBeLessThanOrEqual(PHONE.height / 4);
      }
    },
  );
