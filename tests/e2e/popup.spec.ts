import type { Page } from '@playwright/test';
import { afterRepaint } from '../support/after-repaint';
import { holdScriptsBack } from './held-back-scripts';
import { mainMenuLink } from './main-menu';
import { desktopOnly, phoneWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

test.describe('the popup', () => {
  test.use({ hasClosedPopup: false, hasPictures: true });
  const popup = (page: Page) => page.getByRole('dialog', { name: 'Promosyon' });

  test(
    'has its final size before its content loads, so that nothing shifts',
    withAndWithoutScripts,
    async ({ page }) => {
      await page.goto('/');
      await expect(popup(page)).toBeVisible();
      const whole = await popup(page).boundingBox();
      await popup(page).evaluate((dialog) => dialog.replaceChildren());
      expect(await popup(page).boundingBox()).toEqual(whole);
      expect(whole?.height).toBeGreaterThan(200);
    },
  );

  test(
    'is closed by a document where the browser keeps no cookies, which only the answer can say',
    desktopOnly,
    async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { value: false }));
      await page.goto('/');
      await hydrated(page, true);
      const sent = page.waitForRequest((request) => new URL(request.url()).pathname === '/popup');
      await popup(page).getByRole('button', { name: 'Promosyonu kapat' }).click();
      expect((await sent).isNavigationRequest()).toBe(true);
    },
  );

  test(
    'shows once, with the picture for the screen size, and never again once closed',
    withAndWithoutScripts,
    async ({ page, javaScriptEnabled, isMobile, context }) => {
      await page.goto('/');
      await hydrated(page, javaScriptEnabled);
      await expect(popup(page)).toBeVisible();
      const picture = popup(page).getByRole('img');
      const source = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source).toContain(isMobile ? '-small-tr.svg' : '-large-tr.svg');
      await popup(page).getByRole('button', { name: 'Promosyonu kapat' }).click();
      await expect(popup(page)).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect.poll(async () => (await context.cookies()).some(({ name }) => name === 'popup')).toBe(true);
      await page.reload();
      await expect(page.getByRole('main')).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
    },
  );

  test(
    'links to its promotion, and closes on the click',
    withAndWithoutScripts,
    async ({ page, javaScriptEnabled, context }) => {
      await page.goto('/');
      await hydrated(page, javaScriptEnabled);
      await expect(popup(page).getByRole('link')).toHaveAttribute('href', '/promotions/1');
      // The script that makes the dialog modal also handles the click.
      if (javaScriptEnabled !== false) await expect(page.locator('dialog:modal')).toBeVisible();
      // The promotion has its own tests.
      await page.route('**/promotions/1', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<h1>There</h1>' }),
      );
      await popup(page).getByRole('link').click();
      await expect(page.getByRole('heading', { name: 'There' })).toBeVisible();
      if (javaScriptEnabled === false) return;
      const closed = async () => (await context.cookies()).find(({ name }) => name === 'popup')?.value;
      await expect.poll(closed).toMatch(/^[0-9a-f]{12}$/);
    },
  );

  test(
    'whose picture does not load disappears, and appears again with the next page load',
    desktopOnly,
    async ({ page, expectedErrors, context }) => {
      expectedErrors.push(/ERR_FAILED/);
      const picture = /-large-tr\.svg/;
      await page.route(picture, (route) => route.abort());
      const failed = page.waitForEvent('requestfailed', (request) => picture.test(request.url()));
      await page.goto('/casino/slot');
      await failed;
      await expect(popup(page)).toHaveCount(0);
      await page.unroute(picture);
      await page.reload();
      await expect(popup(page)).toBeVisible();
      expect((await context.cookies()).filter(({ name }) => name === 'popup')).toEqual([]);
    },
  );

  test('whose picture failed before the scripts ran disappears', desktopOnly, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    const picture = /-large-tr\.svg/;
    await page.route(picture, (route) => route.abort());
    const failed = page.waitForEvent('requestfailed', (request) => picture.test(request.url()));
    const { openOnly, run } = await holdScriptsBack(page);
    await openOnly('/');
    await failed;
    await expect(popup(page)).toBeVisible();
    await run();
    await expect(popup(page)).toHaveCount(0);
  });

  test('closes with Escape and stays on the page', desktopOnly, async ({ page, javaScriptEnabled }) => {
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    await expect(popup(page).getByRole('button')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
  });

  test(
    'appears on a page without a form, where nothing is in use, and not again once closed',
    desktopOnly,
    async ({ page }) => {
      let letGo = () => {};
      const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
      await page.route('**/assets/popup-window*.js', async (route) => {
        await isLetGo;
        await route.continue();
      });
      await page.goto('/casino/slot');
      await hydrated(page, true);
      await page.getByRole('main').getByRole('link').last().focus();
      const script = page.waitForResponse('**/assets/popup-window*.js');
      letGo();
      await (await script).finished();
      await afterRepaint(page);
      await expect(popup(page)).toHaveCount(0);

      // The main menu slides away below the top of the page.
      await page.evaluate(() => window.scrollTo(0, 0));
      await mainMenuLink(page, '/promotions').click();
      await expect(page).toHaveURL('/promotions');
      await expect(popup(page)).toBeVisible();
      await expect(page.locator('dialog:modal')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL('/casino/slot');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await afterRepaint(page);
      await expect(popup(page)).toHaveCount(0);
    },
  );

  test('appears neither on a form nor on the page after it, but on the next', desktopOnly, async ({ page, player }) => {
    const script = page.waitForResponse('**/assets/popup-window*.js');
    await page.goto('/login');
    await (await script).finished();
    await afterRepaint(page);
    await expect(popup(page)).toHaveCount(0);
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-toast=success]')).toBeVisible();
    await afterRepaint(page);
    await expect(popup(page)).toHaveCount(0);
    await mainMenuLink(page, '/promotions').click();
    await expect(popup(page)).toBeVisible();
  });

  test(
    'covers nothing after a logout',
    withAndWithoutScripts,
    async ({ page, player, javaScriptEnabled, beLoggedIn, isMobile }) => {
      await beLoggedIn(player);
      await page.goto('/dashboard');
      await hydrated(page, javaScriptEnabled);
      if (isMobile) await page.locator('[data-menu=profile] > summary').click();
      await page.locator('form[action="/logout"] button:visible').first().click();
      await expect(page).toHaveURL('/');
      await expect(page.locator('[data-toast=success]')).toBeVisible();
      await hydrated(page, javaScriptEnabled);
      await afterRepaint(page);
      await expect(popup(page)).toHaveCount(0);
      await page.reload();
      await expect(popup(page)).toBeVisible();
    },
  );

  test('appears on no page but the home page', phoneWithoutScripts, async ({ page }) => {
    await page.goto('/casino/slot');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
  });
});
