import type { Page } from '@playwright/test';
import { desktopOnly, mainEnhancement } from './projects';
import { expect, hydrated, test } from './test';

const LOST = 'Sitemizden yanıt alınamadı. Yazdıklarınız duruyor';

/** The page on which the form is, or which lies under its dialog. Its own data is as unreachable as the form's action. */
async function withoutConnection(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/ERR_INTERNET_DISCONNECTED|hubs\/notify|WebSocket/));

test(
  'a ticket written without a connection stays in its form',
  mainEnhancement,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/ticket');
    await hydrated(page, true);
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ has: page.getByLabel('Konu') });
    await form.getByLabel('Konu').fill('Kupon');
    await form.getByLabel('Mesaj').fill('Kuponum hâlâ gelmedi.');
    await withoutConnection(page, async () => {
      await form.getByRole('button').click();
      await expect(form.getByRole('alert')).toContainText(LOST);
      await expect(form.getByLabel('Mesaj')).toHaveValue('Kuponum hâlâ gelmedi.');
    });
    await form.getByRole('button').click();
    await expect(page.getByRole('main').getByText('Kuponum hâlâ gelmedi.')).toBeVisible();
  },
);

for (const below of ['/', '/casino/slot', '/promotions'])
  test(`a login without a connection stays in its dialog over ${below}`, desktopOnly, async ({ page, player }) => {
    await page.goto(below);
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Kullanıcı adı').fill(player.username);
    await dialog.getByLabel('Şifre', { exact: true }).fill(player.password);
    const send = dialog.getByRole('button', { name: 'Giriş yap' });
    await withoutConnection(page, async () => {
      await send.click();
      await expect(dialog.getByRole('alert')).toContainText(LOST);
      await expect(dialog.getByLabel('Şifre', { exact: true })).toHaveValue(player.password);
    });
    await send.click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('banner')).toContainText('₺');
    expect(new URL(page.url()).pathname).toBe(below);
  });
