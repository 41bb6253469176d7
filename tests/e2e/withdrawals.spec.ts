import type { Locator, Page } from '@playwright/test';
import { afterRepaint } from '../support/after-repaint';
import { turnFactorOn } from '../support/authenticator';
import { fund } from '../support/players';
import { unreadOf } from './bell';
import { liveConnection } from './live-connection';
import { logInWithFactor } from './log-in-with-factor';
import { openPaymentMethod } from './open-payment-method';
import { desktopOnly, mainJourney, phoneWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

/** Fills in a bank transfer of ₺250 and goes on to its review. */
async function reviewTransfer(place: Page | Locator): Promise<void> {
  await place.getByLabel('Tutar').fill('250');
  await place.getByLabel('IBAN').fill(IBAN);
  await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
  await place.getByLabel('Evet').check();
  await place.getByRole('button', { name: 'Devam et' }).click();
}

test(
  'a withdrawal is checked first, takes the money at once, and ends at its receipt',
  mainJourney,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectAccessible }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', javaScriptEnabled);
    await reviewTransfer(place);
    const review = place.getByRole('heading', { name: 'Çekim talebinizi kontrol edin' });
    await expect(review).toBeVisible();
    if (javaScriptEnabled !== false) await expect(review).toBeFocused();
    await expect(place.getByRole('button', { name: 'Devam et' })).toHaveCount(0);
    await expectAccessible();
    expect(await player.balance()).toBe(1_000);
    await place.getByRole('button', { name: 'Değiştir' }).click();
    await expect(place.getByLabel('IBAN')).toHaveValue(IBAN);
    if (javaScriptEnabled !== false) await expect(place.getByLabel('Tutar')).toBeFocused();
    await place.getByRole('button', { name: 'Devam et' }).click();
    await place.getByRole('button', { name: '₺250,00 çek' }).click();
    await expect(page).toHaveURL(/\/dashboard\/receipt\//);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('₺250,00 tutarındaki çekim talebiniz alındı.');
    await expect(page.getByRole('main')).toContainText('₺250,00');
    await expect(page.getByRole('main')).toContainText('Aynı gün içinde');
    await page.reload();
    await expect(page.getByRole('main')).toContainText('₺250,00');
    if (javaScriptEnabled !== false) {
      await page.goBack();
      await expect(page).toHaveURL('/dashboard/withdraw');
      await expect(page.getByRole('main').locator('a[href^="/dashboard/receipt/"]')).toBeVisible();
    }
    await expect(page.getByRole('banner')).toContainText('₺750,00');
    expect(await player.balance()).toBe(750);
  },
);

test('a withdrawal of a player with a second factor asks for a code in its review', async ({
  page,
  player,
  javaScriptEnabled,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/status of 400/);
  await fund(player, 1_000);
  const { app, recoveryCodes } = await turnFactorOn(player);
  await logInWithFactor(page, player, recoveryCodes[0] ?? '');
  const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', javaScriptEnabled);
  await reviewTransfer(place);
  await place.getByRole('button', { name: '₺250,00 çek' }).click();
  const code = place.getByLabel('Uygulamadaki kod veya yedek kod');
  await expect(code).toBeFocused();
  await expect(place).toContainText(IBAN);
  await expectAccessible();
  await code.fill(app.wrong());
  await place.getByRole('button', { name: '₺250,00 çek' }).click();
  await expect(code).toHaveValue('');
  await expect(code).toHaveAccessibleDescription(/Kod hatalı/);
  await expectAccessible();
  expect(await player.balance()).toBe(1_000);
  await code.fill(app.next());
  await code.press('Enter');
  await expect(page.getByRole('banner')).toContainText('₺750,00');
  expect(await player.balance()).toBe(750);
});

test(
  'going back from the review of a withdrawal leads to its form as it was typed',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', javaScriptEnabled);
    await reviewTransfer(place);
    await expect(place.locator('[data-review]')).toBeVisible();
    await page.goBack();
    await expect(place.locator('[data-review]')).toHaveCount(0);
    await expect(place.getByLabel('Tutar')).toHaveValue('250');
    await expect(place.getByLabel('IBAN')).toHaveValue(IBAN);
    if (javaScriptEnabled === false) return;
    await place.getByRole('button', { name: 'Devam et' }).click();
    await expect(place.locator('[data-review]')).toBeVisible();
    await place.getByRole('button', { name: 'Değiştir' }).click();
    await expect(place.getByLabel('IBAN')).toHaveValue(IBAN);
    // From the form it leads to the page before, as ever.
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/withdraw');
  },
);

for (const [way, close] of [
  ['its button', (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()],
  ['Escape', (page: Page) => page.keyboard.press('Escape')],
] as const)
  test(`a dialog with a review closes by ${way}`, desktopOnly, async ({ page, player, beLoggedIn }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', true);
    await reviewTransfer(place);
    await expect(place.locator('[data-review]')).toBeVisible();
    await close(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/withdraw');
  });

test(
  'a review that was left finds its form as it was typed, once, on a page of its own and in a dialog',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    await page.goto('/dashboard/withdraw/101');
    await hydrated(page, javaScriptEnabled);
    await reviewTransfer(page);
    await expect(page.locator('[data-review]')).toBeVisible();
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', javaScriptEnabled);
    await expect(place.getByLabel('Tutar')).toHaveValue('250');
    await expect(place.getByLabel('IBAN')).toHaveValue(IBAN);
    await place.getByRole('button', { name: 'Devam et' }).click();
    await place.getByRole('button', { name: '₺250,00 çek' }).click();
    await expect(page).toHaveURL(/\/dashboard\/receipt\//);
    await page.goto('/dashboard/withdraw/101?account=-');
    await expect(page.getByLabel('IBAN')).toHaveValue('');
  },
);

test(
  'a card number stays typed behind the review of a withdrawal',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Banka veya kredi kartı', true);
    await place.getByLabel('Tutar').fill('250');
    await place.getByLabel('Kart numarası').fill('4111 1111 1111 1111');
    await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await place.getByRole('button', { name: 'Devam et' }).click();
    await expect(place).toContainText('•••• 1111');
    await place.getByRole('button', { name: 'Değiştir' }).click();
    await expect(place.getByLabel('Kart numarası')).toHaveValue('4111 1111 1111 1111');
  },
);

test(
  'with JavaScript an amount stays as typed and has step buttons and quick amounts, and an IBAN can be pasted',
  desktopOnly,
  async ({ page, context, player, beLoggedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fund(player, 5_000);
    await beLoggedIn(player);
    await page.goto('/dashboard/withdraw/101');
    await hydrated(page, true);
    const send = page.getByRole('main').getByRole('button', { name: 'Devam et' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/tüm alanları doldurun/);
    await page.getByLabel('Tutar').fill('100');
    await page.getByLabel('Ad soyad').fill('Şule');
    await page.getByLabel('IBAN').fill(IBAN);
    await expect(send).toHaveAccessibleDescription(/Doldurulacak tek alan kaldı: /);
    await page.getByLabel('IBAN').fill('');
    await page.getByLabel('Ad soyad').fill('Şule');
    await page.getByLabel('Tutar').fill('1234,5');
    await page.getByLabel('Ad soyad').focus();
    await expect(page.getByLabel('Tutar')).toHaveValue('1234,5');
    await page.getByRole('button', { name: 'Tümü' }).click();
    await expect(page.getByLabel('Tutar')).toHaveValue(/^5\.?000,00$/);
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Şule');
    await expect(page).toHaveURL('/dashboard/withdraw/101');
    await page.getByLabel('Tutar').fill('312');
    const more = page.getByRole('button', { name: '₺100 artır' });
    await more.press('Enter');
    await expect(page.getByLabel('Tutar')).toHaveValue('412,00');
    await more.hover();
    await page.mouse.down();
    const kurus = async () => Number((await page.getByLabel('Tutar').inputValue()).replace(/\D/g, ''));
    await expect.poll(kurus).toBeGreaterThan(100_000);
    await page.mouse.up();
    const held = await kurus();
    await page.getByRole('button', { name: '₺100 azalt' }).click();
    expect(await kurus()).toBe(held - 10_000);
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${IBAN}\n`);
    await page.getByRole('button', { name: 'Panodan yapıştır' }).click();
    await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
    // More characters that cannot be seen than the field holds.
    await page.getByLabel('IBAN').fill('');
    await page.evaluate((text) => navigator.clipboard.writeText(text), `${'\u200b\u2800 '.repeat(300)}${IBAN}\u200e`);
    await page.getByRole('button', { name: 'Panodan yapıştır' }).click();
    await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
    await page.getByLabel('Ad soyad').fill('Şule Yılmaz');
    await page.getByLabel('Evet').check();
    await expect(send).toBeEnabled();
  },
);

test(
  'without JavaScript there is no button that needs it',
  phoneWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 312);
    await beLoggedIn(player);
    await page.goto('/dashboard/withdraw/101');
    await expect(page.getByLabel('IBAN')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panodan yapıştır' })).toHaveCount(0);
  },
);

test(
  'a withdrawal that waits is cancelled from the list, after a question',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await fund(player, 1_000);
    const phone = { Amount: 250, Phone: '5551234567' };
    await player.call('payment/withdraw', { id: 105, target: 'pay', detail: phone }, { idempotencyKey: 'to-cancel' });
    await beLoggedIn(player);
    await page.goto('/dashboard/financial-activities');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('link', { name: 'İptal et: ₺250,00' }).click();
    const place = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
    await expect(place).toContainText('tutar bakiyenize geri döner');
    await place.getByRole('button', { name: 'Talebi iptal et' }).click();
    await expect(page).toHaveURL('/dashboard/receipt/to-cancel');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('Para bakiyenize geri döndü.');
    await expect(page.getByRole('banner')).toContainText('₺1.000,00');
    expect(await player.balance()).toBe(1_000);
  },
);

test(
  'a withdrawal is told once, by its receipt: neither a toast nor the push about it repeats that',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const connected = liveConnection(page);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Mobil ödeme', true);
    await connected;
    const expectUnread = await unreadOf(page);
    await place.getByLabel('Tutar').fill('250');
    await place.getByLabel('Cep telefonu').fill('5551234567');
    await place.getByRole('button', { name: 'Devam et' }).click();
    await place.getByRole('button', { name: '₺250,00 çek' }).click();
    await expectUnread(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('main')).toContainText('₺250,00 tutarındaki çekim talebiniz alındı.');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await page.getByRole('link', { name: 'Çekim talebini iptal et' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Talebi iptal et' }).click();
    await expectUnread(2);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await afterRepaint(page);
    await expect(page.getByRole('main')).toContainText('İşlem iptal edildi');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  },
);
