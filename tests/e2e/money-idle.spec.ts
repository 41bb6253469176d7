import type { Page } from '@playwright/test';
import { fund } from '../support/players';
import { openPaymentMethod } from './open-payment-method';
import { withAndWithoutScripts } from './projects';
import { expect, test } from './test';

/** The cookie that knows of the player's last act has ended. */
const stayAway = (page: Page) => page.context().clearCookies({ name: 'present' });

test(
  'a player who was away confirms with the password, and finds the amount in the form',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 400/);
    await fund(player, 1_000);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', javaScriptEnabled);
    await place.getByLabel('Tutar').fill('250');
    await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await place.getByLabel('IBAN').fill('TR33 0006 1005 1978 6457 8413 26');
    await place.getByLabel('Evet').check();
    await stayAway(page);
    await place.getByRole('button', { name: 'Devam et' }).click();

    const asked = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
    await expect(asked.getByRole('heading', { name: 'Şifrenizi girin' })).toBeVisible();
    await expect(asked).toContainText(player.username);
    await expectAccessible();
    const password = asked.locator('[name=password]');
    if (javaScriptEnabled !== false) await expect(password).toBeFocused();
    await password.fill('yanlis-sifre');
    await password.press('Enter');
    await expect(asked.getByRole('alert').first()).toBeVisible();
    await expectAccessible();
    await password.fill(player.password);
    await password.press('Enter');

    await expect(place.getByLabel('Tutar')).toHaveValue(/^250/);
    await expect(place.getByLabel('Ad soyad')).toHaveValue('Ayşe Deneme');
    await place.getByRole('button', { name: 'Devam et' }).click();
    await expect(place.getByRole('heading', { name: 'Çekim talebinizi kontrol edin' })).toBeVisible();
    expect(await player.balance()).toBe(1_000);
  },
);
