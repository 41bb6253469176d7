import { expect, test, type Page } from '@playwright/test';
import { withScripts } from './projects';

const words = (page: Page) => page.getByRole('main').locator('output');

test.describe('a new password', withScripts, () => {
  test.beforeEach(({ page }) => page.goto('/register'));

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

  test('is taken without a judgement where that script cannot be loaded', async ({ page }) => {
    await page.route(/password-strength/, (route) => route.abort());
    const password = page.getByLabel('Şifre', { exact: true });
    const failed = page.waitForEvent('requestfailed');
    await password.fill('12345');
    await failed;
    await expect(password).toHaveValue('12345');
    await expect(words(page)).toBeEmpty();
  });
});
