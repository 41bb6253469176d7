import { playAddress } from '../../app/features/play/game-address/encode-game';
import { slotOf, toolsOf } from './game-page';
import { desktopOnly, mainJourney, withAndWithoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';

test.beforeEach(async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
  await beLoggedIn(player);
  await page.goto('/safer-play');
  await hydrated(page, javaScriptEnabled);
});

test(
  'a player sets a deposit limit, raises it, and cancels the raise',
  mainJourney,
  async ({ page, javaScriptEnabled, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 400/);
    await page.getByRole('main').getByRole('link', { name: 'Limitlerim' }).click();
    await expectAccessible();
    await hydrated(page, javaScriptEnabled);
    const amount = page.getByLabel('Limit tutarı');
    await amount.fill('beş yüz');
    await page.getByRole('button', { name: 'Limiti kaydet' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Para yatırma limiti');
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(amount).toHaveValue('beş yüz');
    await expect(amount).toHaveAccessibleDescription(/sayıyla yazın/);
    await expectAccessible();
    await amount.fill('500');
    await amount.press('Enter');

    await expect(page.getByRole('heading', { name: 'Günde ₺500,00' })).toBeVisible();
    await page.getByRole('link', { name: 'Değiştir: Günde ₺500,00' }).click();
    await expect(amount).toHaveValue('500,00');
    await amount.fill('900');
    await amount.press('Enter');
    await expect(page.getByText(/^₺900,00 olan yeni limit/)).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Değişiklikten vazgeç: Günde ₺500,00' }).click();
    await expect(page.getByText(/^₺900,00 olan yeni limit/)).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Günde ₺500,00' })).toBeVisible();
  },
);

test('a player takes a break of a day', mainJourney, async ({ page, expectAccessible }) => {
  await page.getByRole('main').getByRole('link', { name: 'Ara ver' }).click();
  await expectAccessible();
  const short = page.getByRole('region', { name: 'Kısa ara' });
  await short.getByLabel('Süre').selectOption({ label: '1 gün' });
  await short.getByRole('button', { name: 'İleri' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('1 gün ara verilsin mi?');
  await expectAccessible();
  await page.getByRole('button', { name: 'Evet, ara ver' }).click();
  await expect(page.getByText(/tarihine kadar ara verdiniz/).first()).toBeVisible();
  await expectAccessible();
  await page.goto('/dashboard/deposit');
  await expect(page).toHaveURL('/safer-play/pause');
});

test('the button of a pause keeps its distance from the field', desktopOnly, async ({ page }) => {
  await page.goto('/safer-play/pause');
  const field = await page.locator('form:has(#days) select').boundingBox();
  const next = await page.locator('form:has(#days) button').boundingBox();
  expect((next?.y ?? 0) - (field?.y ?? 0) - (field?.height ?? 0)).toBeGreaterThanOrEqual(16);
});

test(
  'the first deposit begins with the offer of a limit, and goes on without one',
  withAndWithoutScripts,
  async ({ page, context, javaScriptEnabled, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 400/);
    await context.clearCookies({ name: 'limit-declined' });
    await page.goto('/dashboard/deposit');
    await hydrated(page, javaScriptEnabled);
    await expectAccessible();
    const amount = page.getByLabel('Limit tutarı');
    await amount.fill('bin');
    await page.getByRole('button', { name: 'Limit koy' }).click();
    await expect(amount).toHaveAccessibleDescription(/sayıyla yazın/);
    await expect(amount).toHaveValue('bin');
    await expectAccessible();
    await page.getByRole('button', { name: 'Limitsiz devam et' }).click();
    await expect(page).toHaveURL('/dashboard/deposit');
    await expect(page.getByRole('link', { name: 'Diğer yöntemler' })).toBeVisible();
  },
);

test(
  'a deposit over a game has the offer in its dialog, and the game goes on',
  withScripts,
  async ({ page, context, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 400/);
    await context.clearCookies({ name: 'limit-declined' });
    await page.goto(playAddress(slotOf('dt')));
    await hydrated(page, true);
    const inside = page.locator('iframe').contentFrame().locator('iframe');
    const before = await inside.getAttribute('src');
    const openDeposit = () => toolsOf(page).getByRole('link', { name: 'Para yatır' }).click();
    await openDeposit();
    const dialog = page.getByRole('dialog', { name: 'Para yatır' });
    await expect(dialog.getByLabel('Limit tutarı')).toBeVisible();
    await expectAccessible({ except: 'iframe' });
    await dialog.getByRole('button', { name: 'Limitsiz devam et' }).click();
    await expect(dialog.getByRole('link', { name: 'Diğer yöntemler' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    await context.clearCookies({ name: 'limit-declined' });
    await openDeposit();
    await dialog.getByLabel('Limit tutarı').fill('bin');
    await dialog.getByRole('button', { name: 'Limit koy' }).click();
    await expect(dialog.getByLabel('Limit tutarı')).toHaveAccessibleDescription(/sayıyla yazın/);
    await dialog.getByLabel('Limit tutarı').fill('1000');
    await dialog.getByRole('button', { name: 'Limit koy' }).click();
    await expect(dialog.getByText('Günlük yatırma limitinizden ₺1.000,00 kaldı.')).toBeVisible();
    await expect(dialog.getByRole('link', { name: 'Diğer yöntemler' })).toBeVisible();
    await expect(page).toHaveURL(playAddress(slotOf('dt')));
    await expect(inside).toHaveAttribute('src', before ?? '');
  },
);
