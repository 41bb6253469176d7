import { messagesTo } from '../support/operator-outbox';
import { addPasskey, PasskeyDevice } from '../support/passkey-device';
import { OPERATOR_OUTBOX, SITE_PORT } from './ports';
import { phoneWithoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';
import { addVirtualAuthenticator } from './virtual-authenticator';

const PASSKEYS = '/dashboard/security/passkeys';

test(
  'a passkey is added with a name, and removed',
  withScripts,
  async ({ page, player, beLoggedIn, expectAccessible }) => {
    const device = await addVirtualAuthenticator(page);
    await beLoggedIn(player);
    await page.goto('/dashboard/security');
    await hydrated(page, true);
    await page.getByRole('main').getByRole('link', { name: 'Geçiş anahtarı ekle' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geçiş anahtarları');
    await expectAccessible();
    const add = page.getByRole('button', { name: 'Geçiş anahtarı ekle' });

    const name = page.getByLabel('Ad', { exact: true });
    await expect(name).toHaveValue(/^Chrome, \w+$/);
    await name.fill('');
    await add.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Ad');
    expect(await device.count()).toBe(0);

    await device.unlocks(false);
    await page.getByLabel('Ad', { exact: true }).fill('Telefonum 📱');
    await add.click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Geçiş anahtarı eklenmedi');
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Telefonum 📱');
    await expectAccessible();

    await device.unlocks(true);
    await add.press('Enter');
    await expect(page.locator('[data-toast=success]')).toHaveText('Geçiş anahtarı “Telefonum 📱” eklendi.');
    await expect(page.getByRole('table')).toContainText('Telefonum 📱');
    await expect(page.getByRole('table')).toContainText('Hiç kullanılmadı');
    await expect(page.getByLabel('Ad', { exact: true })).toHaveValue(/^Chrome, \w+$/);
    expect(await device.count()).toBe(1);
    // The push about it has come, and is no second toast.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Bildirimler, 1 okunmamış' })).toBeVisible();
    expect(await page.locator('[data-toast=info]').count()).toBe(0);
    await expectAccessible();
    const told = (await messagesTo({ outboxUrl: OPERATOR_OUTBOX }, player.email)).map(({ text }) => text).join();
    expect(told).toContain('Telefonum');

    // The device has one by now.
    await page.getByLabel('Ad', { exact: true }).fill('Aynı telefon');
    await add.click();
    await expect(page.getByRole('main')).toContainText('bir geçiş anahtarı zaten var');

    await page.getByRole('link', { name: '“Telefonum 📱” geçiş anahtarını kaldır' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Geçiş anahtarını kaldır');
    await expect(page.getByRole('main')).toContainText('“Telefonum 📱” kaldırılsın mı?');
    await expectAccessible();
    await page.getByRole('button', { name: 'Kaldır' }).click();
    await expect(page.locator('[data-toast=success]').last()).toContainText('“Telefonum 📱” kaldırıldı');
    await expect(page.getByRole('main')).toContainText('Henüz geçiş anahtarınız yok.');
  },
);

test(
  'without scripts passkeys are listed and removed, and the page says what adding needs',
  phoneWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await addPasskey(player, new PasskeyDevice(`http://localhost:${SITE_PORT}`), 'Bilgisayar');
    await beLoggedIn(player);
    await page.goto('/dashboard/security');
    await expect(page.getByRole('main')).toContainText('1 geçiş anahtarı');
    await page.getByRole('main').getByRole('link', { name: 'Geçiş anahtarlarını yönet' }).click();
    await expect(page.getByRole('main')).toContainText('Geçiş anahtarı eklemek için JavaScript gerekir');
    await expect(page.getByRole('button', { name: 'Geçiş anahtarı ekle' })).toHaveCount(0);
    await page.getByRole('link', { name: '“Bilgisayar” geçiş anahtarını kaldır' }).click();
    await page.getByRole('link', { name: 'Vazgeç' }).click();
    await page.getByRole('link', { name: '“Bilgisayar” geçiş anahtarını kaldır' }).click();
    await page.getByRole('button', { name: 'Kaldır' }).click();
    await expect(page).toHaveURL(PASSKEYS);
    await expect(page.getByRole('main')).toContainText('Henüz geçiş anahtarınız yok.');
  },
);
