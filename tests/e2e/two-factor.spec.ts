import type { Page } from '@playwright/test';
import { totpCode, turnFactorOn } from '../support/authenticator';
import { expect, fillLogin, hydrated, test } from './test';

const codeForm = (page: Page) => page.locator('form:has([name=code]):visible').last();

async function enterCode(page: Page, code: string): Promise<void> {
  await codeForm(page).locator('[name=code]').fill(code);
  await codeForm(page).locator('button[type=submit]').click();
}

test('a login in two steps returns to where the player was going', async ({
  page,
  player,
  javaScriptEnabled,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/status of 400/);
  const { app } = await turnFactorOn(player);
  await page.goto('/dashboard/account');
  await hydrated(page, javaScriptEnabled);
  await fillLogin(page, player.username, player.password);
  await expect(page).toHaveURL('/login/verify?redirectTo=%2Fdashboard%2Faccount');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Girişi doğrulayın');
  await expectAccessible();
  await enterCode(page, app.wrong());
  await expect(codeForm(page)).toContainText('Kod hatalı.');
  const code = app.next();
  await enterCode(page, `${code.slice(0, 3)} ${code.slice(3)}`);
  await expect(page).toHaveURL('/dashboard/account');
  await expect(page.locator('[data-toast=success]')).toHaveText('Hoş geldiniz, Ayşe.');
});

test('the second step opens in the dialog of the login form', async ({ page, player, javaScriptEnabled }) => {
  const { recoveryCodes } = await turnFactorOn(player);
  await page.goto('/promotions');
  await hydrated(page, javaScriptEnabled);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await page.locator('[name=password]:visible').waitFor();
  await hydrated(page, javaScriptEnabled);
  await fillLogin(page, player.username, player.password);
  await codeForm(page).waitFor();
  if (javaScriptEnabled) await expect(page.getByRole('dialog', { name: 'Girişi doğrulayın' })).toBeVisible();
  await page.getByRole('link', { name: 'Yedek kod kullan' }).last().click();
  await page.getByLabel('Yedek kod').last().waitFor();
  await enterCode(page, recoveryCodes[0] ?? '');
  await expect(page).toHaveURL(/\/promotions$/);
  await expect(page.locator('[data-toast=success]')).toHaveText('Hoş geldiniz, Ayşe.');
});

test('two-step verification is turned on with the app, and asked for at the next login', async ({
  page,
  context,
  player,
  beLoggedIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await beLoggedIn(player);
  await page.goto('/dashboard/security');
  await expectAccessible();
  await page.getByRole('main').getByRole('link', { name: 'İki adımlı doğrulamayı aç' }).click();
  await hydrated(page, javaScriptEnabled);
  await page.getByRole('button', { name: 'Kuruluma başla' }).click();
  await expect(page.getByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeVisible();
  await expectAccessible();
  const secret = (await page.locator('main code').innerText()).replaceAll(' ', '');
  if (javaScriptEnabled !== false) {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Kopyala' }).click();
    await expect(page.getByText('Anahtar kopyalandı.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  }
  await enterCode(page, totpCode(secret, Date.now()));
  await expect(page.getByRole('heading', { name: 'İki adımlı doğrulama açıldı' })).toBeVisible();
  await expectAccessible();
  const codes = await page.locator('main li code').allInnerTexts();
  expect(codes).toHaveLength(10);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dosya olarak indir' }).click();
  expect((await download).suggestedFilename()).toBe('backup-codes.txt');

  await page.getByRole('link', { name: 'Güvenlik sayfasına dön' }).click();
  await expect(page.getByRole('main')).toContainText('10 kod kaldı');
  await page.goto('/dashboard');
  await page.locator('[data-menu=profile] > summary').click();
  await page.getByRole('banner').getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard/security');
  await hydrated(page, javaScriptEnabled);
  await fillLogin(page, player.username, player.password);
  await enterCode(page, totpCode(secret, Date.now() + 30_000));
  await expect(page).toHaveURL('/dashboard/security');
});
