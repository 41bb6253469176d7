import type { Page } from '@playwright/test';
import { holdScriptsBack } from './held-back-scripts';
import { desktopOnly, mainEnhancement } from './projects';
import { expect, hydrated, test } from './test';

/** Static regions: finished HTML, of which scripts take nothing away. */

const TILES = '[aria-labelledby=all-games] li';

/** React's messages about a part of the page that it renders once more. */
const MISMATCH = /Minified React error #(?:418|421|422|423|425);/;

const countTiles = (page: Page) => page.locator('main li').count();

test('the elements of a region stay when more of it comes', mainEnhancement, async ({ page }) => {
  await page.goto('/casino/slot');
  await hydrated(page, true);
  const first = await page.locator(TILES).first().elementHandle();
  await page.getByRole('link', { name: 'Daha fazla oyun göster' }).click();
  await expect(page.locator(TILES)).toHaveCount(40);
  expect(await first?.evaluate((element) => element.isConnected)).toBe(true);
});

test('the elements of a region move with their games', mainEnhancement, async ({ page }) => {
  await page.goto('/casino/slot');
  await hydrated(page, true);
  const game = (await page.locator(`${TILES} a`).first().getAttribute('href')) ?? '';
  const tile = await page.locator(TILES).first().elementHandle();
  const isFirst = () => tile?.evaluate((element) => element.isConnected && element.previousElementSibling === null);
  expect(await isFirst()).toBe(true);
  await page.evaluate(() => {
    const region = document.querySelector('[aria-labelledby=all-games] ul');
    region?.prepend(region.lastElementChild ?? '');
  });
  expect(await isFirst()).toBe(false);
  await page.getByRole('link', { name: 'Daha fazla oyun göster' }).click();
  await expect(page.locator(TILES)).toHaveCount(40);
  expect(await isFirst()).toBe(true);
  expect(await tile?.evaluate((element) => element.querySelector('a')?.getAttribute('href'))).toBe(game);
});

for (const address of ['/', '/casino/slot'])
  test(
    `a region is there where React renders its part once more: ${address}`,
    desktopOnly,
    async ({ page, expectedErrors }) => {
      expectedErrors.push(MISMATCH);
      const { openOnly, run, stop } = await holdScriptsBack(page);
      await openOnly(address);
      await stop();
      const served = await countTiles(page);
      expect(served).toBeGreaterThan(10);
      await page.locator('h1').evaluate((heading) => heading.replaceWith(document.createElement('blockquote')));
      await run();
      await hydrated(page, true);
      await expect(page.locator('h1')).toBeVisible();
      expect(await countTiles(page)).toBe(served);
    },
  );

test('a region is there again on the way back to the page that was served', desktopOnly, async ({ page }) => {
  await page.goto('/');
  await hydrated(page, true);
  const served = await countTiles(page);
  await page.getByRole('link', { name: 'Promosyonlar' }).first().click();
  await expect(page).toHaveURL(/\/promotions$/);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => countTiles(page)).toBe(served);
});

test('menus mark the page that the router brings, in the same document', desktopOnly, async ({ page }) => {
  const mainMenu = page.getByRole('navigation', { name: 'Ana menü' });
  const marked = mainMenu.locator('[aria-current=page]');
  await page.goto('/casino/slot');
  await expect(marked).toHaveText('Casino');
  await hydrated(page, true);
  const documents: string[] = [];
  page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())));
  for (const name of ['Canlı Casino', 'Promosyonlar']) {
    await mainMenu.getByRole('link', { name }).click();
    await expect(marked).toHaveText(name);
  }
  await page.goBack();
  await expect(marked).toHaveText('Canlı Casino');
  expect(documents).toEqual([]);
});

test('all stars of a game turn at once', mainEnhancement, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.goto('/casino/slot');
  await hydrated(page, true);
  await page.getByRole('button', { name: 'Kızıl Tilki oyununu favorilere ekle' }).click();
  await expect(page.locator('[data-toast=success]')).toBeVisible();
  await page.reload();
  await hydrated(page, true);
  const stars = page.locator('[data-star=kestane-kizil-tilki]');
  await expect(stars).toHaveCount(2);
  await stars.last().click();
  await expect(stars.first()).toHaveAttribute('name', 'add');
  await expect(stars.last()).toHaveAttribute('name', 'add');
  await expect(stars.last()).toHaveAccessibleName('Kızıl Tilki oyununu favorilere ekle');
});
