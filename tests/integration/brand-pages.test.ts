// @module-tag tier-2

import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../support/accessibility';
import { afterRepaint } from '../support/after-repaint';
import { lostInForcedColours } from '../support/forced-colours';
import { layoutFaults } from '../support/layout-faults';
import { logInBehind } from '../support/log-in-behind';
import { popupCookie } from '../support/popup-cookie';
import { sharedBrowser } from '../support/shared-browser';
import { startSite, type TestSite } from '../support/site';

/** Third-party content: games, the sportsbook and the chat. */
const OF_OTHERS = 'iframe';

const GUEST = ['/', '/casino/slot', '/register', '/nowhere'];
const PLAYER = ['/dashboard', '/dashboard/deposit', '/dashboard/financial-activities'];

const browser = sharedBrowser();

// The sweep in tests/e2e checks every page in one brand (CONTRIBUTING.md#one-test); all colours are checked by the property
// tests of app/upstream/brand. What is left is text on something that is no token.
describe.each(['light', 'sharp'] as const)('in the brand %s', (brand) => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ DEMO_BRAND: brand });
  });
  afterAll(() => site.stop());

  async function openBrowser(size = { width: 1440, height: 900 }): Promise<Page> {
    const context = await browser.newContext({ viewport: size, deviceScaleFactor: 1 });
    const popup = await popupCookie(site.url, 'tr');
    await context.addCookies([{ name: 'popup', value: popup, url: site.url }]);
    return context.newPage();
  }

  it.each([
    ['a guest', GUEST],
    ['a player', PLAYER],
  ])('pages for %s are accessible', { timeout: 180_000 }, async (who, paths) => {
    const page = await openBrowser();
    if (who === 'a player') await logInBehind(page.request, site.url, { username: 'demo', password: 'demo1234' });
    const faults: string[] = [];
    for (const path of paths) {
      await page.goto(`${site.url}${path}`);
      await page.locator('html[data-hydrated]').waitFor();
      faults.push(...(await accessibilityFaults(page, { except: OF_OTHERS })).map((fault) => `${path}, ${fault}`));
      faults.push(...(await lostInForcedColours(page, 'main')).map((fault) => `${path}, forced colours: ${fault}`));
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 320, height: 256 });
      await afterRepaint(page);
      faults.push(...(await layoutFaults(page)).map((fault) => `${path} at 320 px, ${fault}`));
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ reducedMotion: null });
    }
    expect(faults).toEqual([]);
    await page.context().close();
  });

  it('a dialog is accessible', { timeout: 60_000 }, async () => {
    const page = await openBrowser({ width: 360, height: 740 });
    await page.goto(`${site.url}/preferences`);
    await page.locator('html[data-hydrated]').waitFor();
    await page.locator('header a[href="/login?redirectTo=%2Fpreferences"]').click();
    await page.locator('dialog[open] form').first().waitFor();
    expect(await accessibilityFaults(page, { only: 'dialog[open]' })).toEqual([]);
    await page.context().close();
  });
});

describe('the look of a brand', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startSite({ DEMO_BRAND: 'light' });
  });
  afterAll(() => site.stop());

  const groundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

  it('yields to paper, and to the wish for more contrast', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(`${site.url}/pages/1`);
    expect(await groundOf(page)).toBe('rgb(250, 244, 238)');
    await page.emulateMedia({ contrast: 'more' });
    expect(await groundOf(page)).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ contrast: null, media: 'print' });
    expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
    await context.close();
  });

  it('is whole where logo and face never arrive', async () => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.route('**/media/brands/**', (route) => route.fulfill({ status: 404 }));
    await page.route('**/*.woff2', () => undefined);
    await page.goto(`${site.url}/preferences`, { waitUntil: 'commit' });
    await page.locator('html[data-hydrated]').waitFor();
    const home = page.locator('header a[href="/"]').first();
    await expect.poll(() => home.locator('img').evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
    expect(await home.getAttribute('aria-label')).toContain('Mercan');
    expect(await home.locator('img').getAttribute('alt')).toBe('Mercan');
    await page.locator('h1').waitFor();
    await context.close();
  });

  it.each(['tr', 'en', 'de'])('leaves a guest’s header one row on a phone, in %s', async (language) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    const page = await context.newPage();
    await page.goto(`${site.url}/preferences`);
    const links = page.locator(
      'header a[href^="/login"]:visible, header a[href^="/register"]:visible, header a[href="/search"]',
    );
    const tops = await links.evaluateAll((found) => found.map((link) => Math.round(link.getBoundingClientRect().top)));
    expect(tops).toHaveLength(3);
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThan(10);
    await context.close();
  });
});
