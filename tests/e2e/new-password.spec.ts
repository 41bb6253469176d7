import type { Page } from '@playwright/test';
import { showWholeForm } from '../support/registration-form';
import { withScripts } from './projects';
import { expect, hydrated, test } from './test';

const words = (page: Page) => page.getByRole('main').locator('output');

test.describe('a new password', withScripts, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/register');
    await hydrated(page, true);
    await showWholeForm(page);
  });

  test('is judged in words while it is typed', async ({ page }) => {
    await page.getByLabel('Ad', { exact: true }).fill('Aylin');
    const password = page.getByLabel('Şifre', { exact: true });
    for (const [typed, judged] of [
      ['12345', 'Çok zayıf: hemen tahmin edilir.'],
      ['aylin1990', 'Zayıf: kolay tahmin edilir.'],
      ['yağmur kiremit saksı', 'Güçlü.'],
      ['', ''],
    ] as const) {
      await password.fill(typed);
      await expect(words(page)).toHaveText(judged);
    }
  });

  test('is taken without a judgement where that script cannot be loaded', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(/password-strength/, (route) => route.abort());
    const password = page.getByLabel('Şifre', { exact: true });
    const failed = page.waitForEvent('requestfailed');
    await password.fill('12345');
    await failed;
    await expect(password).toHaveValue('12345');
    await expect(words(page)).toBeEmpty();
  });
});

test('a new password that was typed before the scripts ran is judged', withScripts, async ({ page }) => {
  let runScripts = () => {};
  const typed = new Promise<void>((resolve) => (runScripts = resolve));
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto('/register', { waitUntil: 'commit' });
  await page.getByLabel('Şifre', { exact: true }).fill('12345');
  runScripts();
  await expect(words(page)).toHaveText('Çok zayıf: hemen tahmin edilir.');
});

test(
  'a new password that the operator refuses is judged no longer, because the field is empty',
  withScripts,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(player);
    await page.goto('/dashboard/change-password');
    await hydrated(page, true);
    await page.getByLabel('Mevcut şifre').fill(player.password);
    const password = page.getByLabel('Yeni şifre', { exact: true });
    await password.fill('12345678');
    await expect(words(page)).toHaveText('Çok zayıf: hemen tahmin edilir.');
    await page.getByLabel('Yeni şifre tekrarı').fill('12345678');
    await page.getByRole('button', { name: 'Değiştir', exact: true }).click();
    await expect(password).toHaveAccessibleDescription(/çok kişi kullanıyor/);
    await expect(password).toHaveValue('');
    await expect(words(page)).toBeEmpty();
  },
);
