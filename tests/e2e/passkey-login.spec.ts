import type { Page } from '@playwright/test';
import { turnFactorOn } from '../support/authenticator';
import type { TestPlayer } from '../support/players';
import { phoneWithoutScripts, withScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';
import { addVirtualAuthenticator, type VirtualAuthenticator } from './virtual-authenticator';

const PASSKEYS = '/dashboard/security/passkeys';
const BUTTON = 'Geçiş anahtarıyla gir';

const loginForm = (page: Page) => page.locator('form:has([name=password]):visible').last();

/** Adds a passkey on the browser's device, and logs the player out. */
async function addPasskeyHere(page: Page, name = 'Telefonum'): Promise<void> {
  await page.goto(PASSKEYS);
  await hydrated(page, true);
  await page.getByLabel('Ad', { exact: true }).fill(name);
  await page.getByRole('button', { name: 'Geçiş anahtarı ekle' }).click();
  await expect(page.getByRole('table')).toContainText(name);
  // What the page still asks for would be refused.
  await page.goto('about:blank');
  await page.context().clearCookies({ name: 'session' });
}

/** The page's list of passkeys in the field for the name: it chooses nothing until the test says so. */
const withoutAutofill = (page: Page) =>
  page.addInitScript(() => {
    if ('PublicKeyCredential' in window)
      PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

interface Owner {
  page: Page;
  player: TestPlayer;
  beLoggedIn(player: TestPlayer): Promise<void>;
}

async function owner({ page, player, beLoggedIn }: Owner): Promise<VirtualAuthenticator> {
  const device = await addVirtualAuthenticator(page);
  await beLoggedIn(player);
  await addPasskeyHere(page);
  return device;
}

test(
  'a passkey logs in by the button, and leads back to the page',
  withScripts,
  async ({ page, player, beLoggedIn, expectAccessible }) => {
    await withoutAutofill(page);
    const device = await owner({ page, player, beLoggedIn });
    await page.goto('/dashboard/account');
    await hydrated(page, true);
    await expectAccessible();
    await device.unlocks(false);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Geçiş anahtarı kullanılmadı');
    await expect(loginForm(page).getByLabel('Kullanıcı adı')).toBeEditable();
    await expectAccessible();
    await device.unlocks(true);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page).toHaveURL('/dashboard/account');
    await expect(page.locator('[data-toast=success]')).toHaveText('Hoş geldiniz, Ayşe.');
    await page.goto(PASSKEYS);
    await expect(page.getByRole('table')).not.toContainText('Hiç kullanılmadı');
  },
);

test('a passkey logs in from the list of the field for the name', withScripts, async ({ page, player, beLoggedIn }) => {
  await owner({ page, player, beLoggedIn });
  await page.goto('/dashboard/account');
  await expect(page.locator('[name=username]')).toHaveAttribute('autocomplete', 'username webauthn');
  await expect(page).toHaveURL('/dashboard/account', { timeout: 15_000 });
  await expect(page.locator('[data-toast=success]')).toHaveText('Hoş geldiniz, Ayşe.');
});

test(
  'a passkey logs in by the keyboard, in the dialog, where the second factor is on',
  withScripts,
  async ({ page, player, beLoggedIn }) => {
    await withoutAutofill(page);
    await owner({ page, player, beLoggedIn });
    await turnFactorOn(player);
    await page.goto('/promotions');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).press('Enter');
    await expect(page.getByRole('dialog').getByLabel('Kullanıcı adı')).toBeFocused();
    const button = page.getByRole('dialog').getByRole('button', { name: BUTTON });
    for (let count = 0; count < 8 && !(await button.evaluate((node) => node === document.activeElement)); count += 1)
      await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-toast=success]')).toHaveText('Hoş geldiniz, Ayşe.');
    await expect(page).toHaveURL(/\/promotions$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test(
  'a passkey is the second step of a login with the password',
  withScripts,
  async ({ page, player, beLoggedIn, expectAccessible }) => {
    await withoutAutofill(page);
    await owner({ page, player, beLoggedIn });
    await turnFactorOn(player);
    await page.goto('/dashboard/account');
    await hydrated(page, true);
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL(/\/login\/verify/);
    await expectAccessible();
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(page).toHaveURL('/dashboard/account');
    await expect(page.locator('[data-toast=success]')).toHaveText('Hoş geldiniz, Ayşe.');
  },
);

test(
  'a removed passkey says what to do, and the password still logs in',
  withScripts,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await withoutAutofill(page);
    await owner({ page, player, beLoggedIn });
    const { data } = await player.call('security/status', {});
    await player.call('security/passkeyremove', { id: (data as { passkeys: { id: string }[] }).passkeys[0]?.id });
    await page.goto('/login');
    await hydrated(page, true);
    await loginForm(page).getByLabel('Kullanıcı adı').fill(player.username);
    await page.getByRole('button', { name: BUTTON }).click();
    await expect(loginForm(page).getByRole('alert')).toContainText('tanınmıyor; kaldırılmış olabilir');
    await expect(loginForm(page).getByLabel('Kullanıcı adı')).toHaveValue(player.username);
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL('/');
  },
);

test('without scripts the login form has no button for passkeys', phoneWithoutScripts, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Giriş yap' })).toBeVisible();
  await expect(page.getByRole('button', { name: BUTTON })).toBeHidden();
});
