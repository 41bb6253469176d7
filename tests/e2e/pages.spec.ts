import { desktopOnly, phoneWithoutScripts, withAndWithoutScripts, withScripts } from './projects';
import { recordLayoutShifts } from './layout-shifts';
import { expect, hydrated, test } from './test';

test.describe('with pictures', () => {
  test.use({ hasPictures: true });

  test(
    "home shows the operator's slides, with the picture for the screen size",
    withAndWithoutScripts,
    async ({ page, isMobile }) => {
      await page.goto('/');
      const pictures = page.getByRole('region', { name: 'Öne çıkanlar' }).getByRole('img');
      await expect(pictures).toHaveCount(3);
      const source = await pictures.first().evaluate((image: HTMLImageElement) => image.currentSrc);
      expect(source).toContain(isMobile ? '-small-tr.svg' : '-large-tr.svg');
      const drawn = await pictures.first().evaluate((image: HTMLImageElement) => image.naturalWidth);
      expect(drawn).toBeGreaterThan(0);
    },
  );

  test('home does not shift while it loads', withScripts, async ({ page, javaScriptEnabled }) => {
    const layoutShifts = await recordLayoutShifts(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    await hydrated(page, javaScriptEnabled);
    expect(await layoutShifts()).toEqual([]);
  });
});

test('the footer links to the terms, and every page of the operator exists', phoneWithoutScripts, async ({ page }) => {
  await page.goto('/');
  const links = page.getByRole('contentinfo').getByRole('navigation', { name: 'Bilgi' }).getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(addresses).toContain('/pages/1');
  for (const address of addresses) expect((await page.request.get(address)).status(), address).toBe(200);
  await links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test(
  'an unknown address gets a 404 page with a search and a link home',
  withAndWithoutScripts,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await expect(page).toHaveTitle('Sayfa bulunamadı · Poyra');
    const field = page.getByRole('main').getByRole('search');
    await expect(page.getByRole('search')).toHaveCount(1);
    await expect(page.locator('main a[href^="/casino/game/"]').first()).toBeVisible();
    await field.locator('input[type=search]').fill('tilki');
    await field.getByRole('button').click();
    await expect(page).toHaveURL('/search?search=tilki');
    await page.goto('/nowhere');
    await page.getByRole('link', { name: 'Ana sayfaya dön' }).click();
    await expect(page).toHaveURL('/');
  },
);

test(
  'lite mode removes the scripts, and switching it off restores them',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Hafif görünüme geç' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.locator('script')).toHaveCount(0);
    await page.getByRole('button', { name: 'Tam görünüme dön' }).click();
    await expect(page.getByRole('button', { name: 'Hafif görünüme geç' })).toBeVisible();
    await hydrated(page, javaScriptEnabled);
  },
);

test('a message disappears by itself', phoneWithoutScripts, async ({ page, player, logIn }) => {
  await logIn(player);
  const toast = page.locator('[data-toast=success]');
  await expect(toast).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 8_000 });
});

test('the first tab stop skips the header', desktopOnly, async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/#content');
});
