import type { Locator, Route } from '@playwright/test';
import { afterFrames } from '../support/after-repaint';
import { openPaymentMethod } from './open-payment-method';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

const PHONE = { width: 360, height: 740 };

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? NaN;

test("a dialog's heading stays below its bar", desktopOnly, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await page.goto('/promotions');
  await hydrated(page, true);
  await page.getByRole('banner').getByRole('link', { name: 'Üye Ol' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading').first().waitFor();
  await dialog.evaluate((box) => box.scrollTo(0, 150));
  expect(await dialog.evaluate((box) => box.scrollTop)).toBe(150);
  const bar = await dialog.getByRole('button', { name: 'Kapat' }).boundingBox();
  expect(await topOf(dialog.getByRole('heading').first())).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
});

test('a dialog is at most 990 × 699 px on wide screens, and fills a phone', desktopOnly, async ({ page }) => {
  await page.goto('/preferences');
  await hydrated(page, true);
  for (const [path, width] of [
    ['/login', 480],
    ['/recover', 480],
    ['/call-me', 454],
    ['/register', 990],
  ] as const) {
    await page.evaluate((href) => {
      const link = Object.assign(document.createElement('a'), { href });
      link.dataset.dialog = '';
      document.body.append(link);
      link.click();
    }, path);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading').first().waitFor();
    for (const screen of [
      { width: 2560, height: 1440 },
      { width: 1024, height: 768 },
    ]) {
      await page.setViewportSize(screen);
      const box = await dialog.boundingBox();
      expect(box?.width, path).toBe(width);
      expect(box?.height, path).toBeLessThanOrEqual(699);
      expect(Math.round(2 * (box?.x ?? NaN) + width), path).toBe(screen.width);
      expect(Math.round(2 * (box?.y ?? NaN) + (box?.height ?? NaN)), path).toBe(screen.height);
    }
    await page.setViewportSize(PHONE);
    expect(await dialog.boundingBox(), path).toEqual({ x: 0, y: 0, ...PHONE });
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  }
});

test(
  'no error of a payment form hides under its title',
  desktopOnly,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/status of 4\d\d/);
    await page.setViewportSize({ width: 1440, height: 600 });
    await beLoggedIn(player);
    const dialog = await openPaymentMethod(page, '/dashboard/deposit', 'Banka veya kredi kartı', true);
    await dialog.getByLabel('Ad soyad').press('Enter');
    const amount = dialog.getByLabel('Tutar');
    await expect(amount).toBeFocused();
    const heading = await dialog.getByRole('heading').first().boundingBox();
    const label = await dialog.locator('label').filter({ hasText: 'Tutar' }).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual((heading?.y ?? NaN) + (heading?.height ?? NaN));
  },
);

test('a pressed link shows that it waits for its dialog', desktopOnly, async ({ page }) => {
  await page.goto('/promotions');
  await hydrated(page, true);
  const asked = new Promise<Route>((resolve) => void page.route('**/login?*_data*', resolve));
  const link = page.getByRole('banner').getByRole('link', { name: 'Giriş yap' });
  const bar = () => link.evaluate((pressed) => getComputedStyle(pressed, '::after').position);
  expect(await bar()).not.toBe('fixed');
  await link.click();
  await expect(link).toHaveAttribute('aria-busy', 'true');
  expect(await bar()).toBe('fixed');
  await (await asked).continue();
  await page.getByRole('dialog').waitFor();
  await expect(link).not.toHaveAttribute('aria-busy');
});

for (const [what, answer] of [
  ['arrives', (route: Route) => route.continue()],
  ['fails', (route: Route) => route.abort()],
] as const) {
  test(
    `a dialog that ${what} late does not replace a later one, and does not open over another page`,
    desktopOnly,
    async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.goto('/promotions');
      await hydrated(page, true);
      const banner = page.getByRole('banner');
      const openLate = async () => {
        const asked = new Promise<Route>((resolve) => void page.route('**/login?*_data*', resolve, { times: 1 }));
        const link = banner.getByRole('link', { name: 'Giriş yap' });
        await link.click();
        const route = await asked;
        return async () => {
          await answer(route);
          await expect(link).not.toHaveAttribute('aria-busy');
          await afterFrames(page);
        };
      };
      const arrive = await openLate();
      await banner.getByRole('link', { name: 'Üye Ol' }).click();
      const dialog = page.getByRole('dialog', { name: 'Üye ol' });
      await dialog.waitFor();
      await arrive();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      const arriveOverAnother = await openLate();
      await page.locator('nav a[href="/casino/slot"]:visible').first().click();
      await expect(page).toHaveURL('/casino/slot');
      await arriveOverAnother();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/casino/slot');
    },
  );
}

test('a view of a lobby that arrives under a dialog leaves it open', desktopOnly, async ({ page }) => {
  await page.goto('/casino/slot');
  await hydrated(page, true);
  const loaders: (string | null)[] = [];
  page.on('request', (request) => loaders.push(new URL(request.url()).searchParams.get('_data')));
  const asked = new Promise<Route>((resolve) => void page.route('**/casino/slot?page=2*_data=routes*', resolve));
  await page.getByRole('link', { name: 'Daha fazla oyun göster' }).click();
  const view = await asked;
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Giriş yap' });
  await dialog.getByLabel('Şifre', { exact: true }).fill('half a pass');
  await view.continue();
  await expect(page).toHaveURL('/casino/slot?page=2');
  await afterFrames(page);
  await expect(dialog.getByLabel('Şifre', { exact: true })).toHaveValue('half a pass');
  // Only the lobby was loaded, not the frame around it.
  expect(loaders).not.toContain('root');
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/casino/slot?page=2');
});

test(
  'a page that is loaded again with an open dialog has none, and the next one has an entry of its own',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/promotions');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await page.getByRole('dialog').waitFor();
    await page.reload();
    await hydrated(page, true);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    // The second dialog had an entry of its own: closing it has not gone back beyond the load.
    expect(await page.evaluate(() => history.length)).toBe(4);
  },
);
