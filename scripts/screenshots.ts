import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { browserOptions } from '../tests/support/browser';
import { HttpBrowser } from '../tests/support/http-browser';
import { popupCookie } from '../tests/support/popup-cookie';
import { findAllPages } from '../tests/support/site-pages';

/**
 * Takes screenshots of every page, linked or not, at four sizes, in each language, as guest and as player, with
 * scripts on and off, and of the open menus of the frame.
 *
 *     npx tsx scripts/screenshots.ts http://localhost:3000 [folder] [only screenshots whose name contains this]
 */

const [origin = 'http://localhost:3000', folder = 'screenshots', only = ''] = process.argv.slice(2);

const SIZES = { narrow: [320, 640], phone: [360, 740], tablet: [768, 1024], desktop: [1440, 900] } as const;

const MENUS = { guest: ['side', 'language'], player: ['side', 'language', 'profile'] };

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions);
for (const who of ['guest', 'player'] as const) {
  const pages = await pagesOf(who);
  for (const locale of ['tr', 'en'])
    for (const javaScriptEnabled of [true, false])
      await takeScreenshots(browser, who, pages, locale, javaScriptEnabled);
}
await browser.close();

async function pagesOf(who: keyof typeof MENUS): Promise<string[]> {
  const visitor = new HttpBrowser(origin);
  if (who === 'player') await visitor.logIn();
  return (await findAllPages(visitor, who)).pages;
}

async function takeScreenshots(
  from: Browser,
  who: keyof typeof MENUS,
  pages: readonly string[],
  locale: string,
  javaScriptEnabled: boolean,
): Promise<void> {
  const context = await from.newContext({ javaScriptEnabled });
  await context.addCookies([
    { name: 'language', value: locale, url: origin },
    { name: 'popup', value: await popupCookie(origin, locale), url: origin },
  ]);
  const page = await context.newPage();
  if (who === 'player') await logIn(page);
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    const end = [who, locale, size, javaScriptEnabled ? 'js' : 'nojs', 'png'].join('.');
    for (const address of pages) {
      const file = `${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${end}`;
      if (!file.includes(only)) continue;
      await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
      await page.screenshot({ path: path.join(folder, file), fullPage: true });
    }
    for (const menu of MENUS[who]) {
      const file = `menu-${menu}.${end}`;
      if (file.includes(only)) await takeMenu(page, menu, path.join(folder, file));
    }
  }
  await context.close();
}

async function takeMenu(page: Page, menu: string, file: string): Promise<void> {
  await page.goto(`${origin}/`, { waitUntil: 'networkidle' });
  const toggle = page.locator(`[data-menu=${menu}] > summary`);
  if (!(await toggle.isVisible())) return;
  await toggle.click();
  const settings = page.locator('[data-menu=side] [href="/preferences"]');
  if (menu === 'side') await settings.waitFor();
  await page.screenshot({ path: file });
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('main [name=username]').fill('demo');
  await page.locator('main [name=password]').fill('demo1234');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(`${origin}/`, { timeout: 15_000 });
}
