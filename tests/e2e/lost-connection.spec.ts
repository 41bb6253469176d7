import type { Page } from '@playwright/test';
import { fund } from '../support/players';
import { desktopOnly, mainEnhancement } from './projects';
import { expect, hydrated, test } from './test';

const LOST = 'Sitemizden yanıt alınamadı. Yazdıklarınız duruyor';

/** The page on which the form is, or which lies under its dialog. Its own data is as unreachable as the form's action. */
async function withoutConnection(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/hubs\/notify|WebSocket/));

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

const FORMS = {
  deposit: { path: '/dashboard/deposit/20', typed: { Tutar: '150', 'Ad soyad': 'Ayşe Deneme' }, button: /yatır/ },
  withdrawal: {
    path: '/dashboard/withdraw/101',
    typed: { Tutar: '150', IBAN: 'TR33 0006 1005 1978 6457 8413 26', 'Ad soyad': 'Ayşe Deneme' },
    button: /Devam et/,
  },
};

for (const [name, { path, typed, button }] of Object.entries(FORMS))
  test(
    `a ${name} without a connection says so at its button, and has the focus there`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await fund(player, 1_000);
      await beLoggedIn(player);
      await page.goto(path);
      await hydrated(page, true);
      const form = page.getByRole('main').locator('form:has([name=intent])');
      for (const [label, text] of Object.entries(typed)) await form.getByLabel(label).fill(text);
      if (name === 'withdrawal') await form.getByLabel('Evet').check();
      const send = form.getByRole('button', { name: button });
      const message = form.getByRole('alert');
      await withoutConnection(page, async () => {
        for (const press of ['first', 'second'])
          await test.step(`${press} press`, async () => {
            await send.click();
            await expect(message).toContainText('Sitemizden yanıt alınamadı');
            await expect(message).toBeFocused();
            await expect(message).toBeInViewport({ ratio: 1 });
            await expect(send).toBeInViewport({ ratio: 1 });
          });
      });
    },
  );
