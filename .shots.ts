import { chromium } from 'playwright';
import { browserOptions } from './tests/support/browser';
import { popupCookie } from './tests/support/popup-cookie';
const [origin = '', folder = '', pagesArg = '', sizesArg = 'phone,desktop', locales = 'tr', js = '1', who = 'player'] = process.argv.slice(2);
const SIZES: Record<string, [number, number]> = { narrow: [320, 640], phone: [360, 740], tablet: [768, 1024], desktop: [1440, 900] };
const browser = await chromium.launch(browserOptions);
for (const locale of locales.split(',')) for (const scripts of js.split(',')) {
  const context = await browser.newContext({ javaScriptEnabled: scripts === '1' });
  await context.addCookies([{ name: 'language', value: locale, url: origin }, { name: 'popup', value: await popupCookie(origin, locale), url: origin }]);
  const page = await context.newPage();
  if (who === 'player') {
    await page.goto(`${origin}/login`);
    await page.locator('main [name=username]').fill('demo');
    await page.locator('main [name=password]').fill('demo1234');
    await page.locator('main [name=password]').press('Enter');
    await page.waitForURL(`${origin}/`);
  }
  for (const size of sizesArg.split(',')) {
    const [width, height] = SIZES[size]!;
    await page.setViewportSize({ width, height });
    for (const address of pagesArg.split(',')) {
      await page.goto(`${origin}${address}`, { waitUntil: 'networkidle' });
      await page.screenshot({ path: `${folder}/${address.replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home'}.${who}.${locale}.${size}.${scripts === '1' ? 'js' : 'nojs'}.png`, fullPage: true });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth).catch(() => null);
      if (wide) console.log('WIDE', address, size, locale);
    }
  }
  await context.close();
}
await browser.close();
