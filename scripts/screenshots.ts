import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { browserOptions } from '../tests/support/browser';

/**
 * Takes a picture of each screen at the three sizes, in both languages, as guest and as player, with script on and off.
 *
 *     npx tsx scripts/screenshots.ts http://localhost:3000 [folder] [only pages whose path contains this]
 */

const [origin = 'http://localhost:3000', folder = 'screenshots', only = ''] = process.argv.slice(2);

const SIZES = { phone: [360, 740], tablet: [768, 1024], desktop: [1440, 900] } as const;
const PAGES = {
  guest: ['/', '/login', '/no-such-page'],
  player: ['/', '/dashboard'],
};

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(browserOptions);
for (const who of ['guest', 'player'] as const) {
  for (const locale of ['tr', 'en'])
    for (const javaScriptEnabled of [true, false]) await takeAll(browser, who, locale, javaScriptEnabled);
}
await browser.close();

async function takeAll(
  from: Browser,
  who: keyof typeof PAGES,
  locale: string,
  javaScriptEnabled: boolean,
): Promise<void> {
  const context = await from.newContext({ javaScriptEnabled });
  await context.addCookies([{ name: 'language', value: locale, url: origin }]);
  const page = await context.newPage();
  if (who === 'player') await logIn(page);
  for (const address of PAGES[who].filter((each) => each.includes(only))) {
    for (const [size, [width, height]] of Object.entries(SIZES)) {
      await page.setViewportSize({ width, height });
      await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
      const name = [
        address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home',
        who,
        locale,
        size,
        javaScriptEnabled ? 'js' : 'nojs',
      ];
      await page.screenshot({ path: path.join(folder, `${name.join('.')}.png`), fullPage: true });
    }
  }
  await context.close();
}

async function logIn(page: Page): Promise<void> {
  await page.goto(`${origin}/login`);
  await page.locator('[name=username]').fill('demo');
  await page.locator('[name=password]').fill('demo1234');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL(`${origin}/`, { timeout: 5000 });
}
