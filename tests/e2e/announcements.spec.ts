import { liveRegionOf, listen } from '../support/announcements';
import { claimTrialBonus } from '../support/bonus-claim';
import { fund } from '../support/players';
import { liveConnection } from './live-connection';
import { openPaymentMethod } from './open-payment-method';
import { OPERATOR_API } from './ports';
import { desktopOnly } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

/** What a screen reader announces unasked. Live regions are the same on all screens, so one project is enough. */
test('announces each notification once, and a new balance not at all', desktopOnly, async ({ page, player, logIn }) => {
  const heard = await listen(page);
  const connected = liveConnection(page);
  await logIn(player);
  await connected;
  const before = [
    { how: 'polite', text: 'Giriş yapılıyor' },
    { how: 'polite', text: `Hoş geldiniz, ${player.name}.` },
  ];
  await expect.poll(heard).toEqual(before);
  expect(await liveRegionOf(page, '[role=status][aria-label]')).toEqual({
    role: 'status',
    name: 'Bildirimler',
    live: 'polite',
    isAtomic: false,
  });
  const balance = page.getByRole('banner').locator('[data-balance]').first();
  const bell = page.getByRole('banner').getByRole('link', { name: /^Bildirimler/ });
  expect(await liveRegionOf(page, 'header a[href="/dashboard"]')).toBeNull();
  expect(await liveRegionOf(page, 'header a[href="/notifications"]')).toBeNull();
  await expect(bell).toHaveAccessibleName('Bildirimler');

  await fund(player, 250);
  await expect(balance).toHaveText('₺250,00');
  await claimTrialBonus({ outboxUrl: new URL('/outbox', OPERATOR_API).href }, player);
  await expect(balance).toHaveText('₺350,00');
  await expect(bell).toHaveAccessibleName('Bildirimler, 2 okunmamış');
  expect(await heard()).toEqual([
    ...before,
    { how: 'polite', text: 'Yatırımınız onaylandı' },
    { how: 'polite', text: 'Deneme bonusu' },
  ]);
});

test('announces that a form is being sent, and its error', desktopOnly, async ({ page, player, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  const heard = await listen(page);
  await page.goto('/casino/slot');
  await hydrated(page, true);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Giriş yap' });
  await dialog.waitFor();
  await fillLogin(page, player.username, 'yanlış-şifre');
  await expect(dialog.getByRole('alert')).toBeFocused();
  expect(await heard()).toEqual([
    { how: 'polite', text: 'Giriş yapılıyor' },
    { how: 'assertive', text: 'Kullanıcı adı veya şifre hatalı.' },
  ]);
  await expect(dialog.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
});

test('announces and shows a notification inside an open dialog', desktopOnly, async ({ page, player, logIn }) => {
  const heard = await listen(page);
  const connected = liveConnection(page);
  await logIn(player);
  await connected;
  await page.getByRole('banner').getByRole('link', { name: 'Biz sizi arayalım' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveAccessibleDescription('Adınızı, konuyu ve size nereden ulaşabileceğimizi yazın.');
  await fund(player, 250);
  await expect(dialog.getByText('Yatırımınız onaylandı')).toBeInViewport();
  expect(await heard()).toContainEqual({ how: 'polite', text: 'Yatırımınız onaylandı' });
});

test(
  'announces a receipt in full where it opens, and no toast repeats it',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const deposit = await openPaymentMethod(page, '/dashboard/deposit', 'Diğer yöntemler', true);
    await deposit.getByLabel('Tutar').fill('150');
    await deposit.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await deposit.getByRole('button', { name: /yatır$/i }).click();
    const notice = page.getByRole('dialog').getByRole('group', { name: 'Talebiniz alındı' });
    await expect(notice).toBeFocused();
    await expect(notice).toHaveAccessibleDescription(/Ekibimiz size uygun ödeme yolunu/);
    await expect(page.locator('[data-toast]')).toHaveCount(0);

    const withdrawal = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', true);
    await withdrawal.getByLabel('Tutar').fill('250');
    await withdrawal.getByLabel('IBAN').fill('TR33 0006 1005 1978 6457 8413 26');
    await withdrawal.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await withdrawal.getByLabel('Evet').check();
    await withdrawal.getByRole('button', { name: 'Devam et' }).click();
    await withdrawal.getByRole('button', { name: '₺250,00 çek' }).click();
    await expect(page.getByRole('dialog').getByRole('group', { name: 'Talebiniz alındı' })).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  },
);
