import { desktopOnly, mainJourney, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

test(
  'a promotion opens from the list, with JavaScript in a dialog',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/promotions');
    await hydrated(page, javaScriptEnabled);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Haftalık iade/ })
      .click();
    if (javaScriptEnabled === false) {
      await expect(page).toHaveURL('/promotions/2');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Haftalık iade: ₺150');
      await expect(page.getByRole('navigation', { name: 'Buradasınız' })).toContainText('Haftalık iade: ₺150');
    } else {
      await expect(page.getByRole('dialog', { name: 'Haftalık iade: ₺150' })).toBeVisible();
      await expect(page).toHaveURL('/promotions');
    }
    await expect(page.locator('dialog img, main article img').first()).toHaveAttribute('src', /-2\.svg$/);
  },
);

test(
  "the operator's pages link to each other, and the current one is marked",
  withAndWithoutScripts,
  async ({ page }) => {
    await page.goto('/pages/1');
    const menu = page.getByRole('navigation', { name: 'Bilgi sayfaları' });
    const second = menu.getByRole('link').nth(1);
    const title = (await second.textContent()) ?? '';
    await second.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(menu.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  },
);

test('the terms print without header, menus and footer', desktopOnly, async ({ page }) => {
  await page.goto('/pages/1');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('header').first()).toBeHidden();
  await expect(page.locator('footer').last()).toBeHidden();
});

test(
  'the support page lists the ways to reach a person',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/support');
    await hydrated(page, javaScriptEnabled);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /WhatsApp #/ })).toHaveCount(4);
    await main.getByRole('link', { name: 'Arama isteyin' }).click();
    await expect(page.getByLabel('Mesaj').last()).toBeVisible();
  },
);

test(
  'a ticket is opened, answered and closed',
  mainJourney,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await beLoggedIn(player);
    await page.goto('/ticket');
    await hydrated(page, javaScriptEnabled);
    const main = page.getByRole('main');
    await expect(main).toContainText('Henüz destek talebiniz yok.');
    await main.getByLabel('Konu').fill('Çekimim nerede?');
    await main.getByLabel('Mesaj').fill('Merhaba 👋 <b>acil</b>');
    await main.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Çekimim nerede?');
    await expect(main.getByRole('list', { name: 'Yazışma' })).toContainText('Merhaba 👋 <b>acil</b>');
    await hydrated(page, javaScriptEnabled);
    await main.getByLabel('Mesaj').fill('Bir şey daha var.');
    await main.getByRole('button', { name: 'Yanıtı gönder' }).click();
    await expect(main.getByRole('list', { name: 'Yazışma' })).toContainText('Bir şey daha var.');
    await expect(main.getByLabel('Mesaj')).toHaveValue('');
    await main.getByRole('link', { name: 'Talebi kapat' }).click();
    await main.getByRole('link', { name: 'Açık kalsın' }).click();
    await expect(main.getByLabel('Mesaj')).toBeVisible();
    await main.getByRole('link', { name: 'Talebi kapat' }).click();
    await main.getByRole('button', { name: 'Evet, talebi kapat' }).click();
    await expect(main).toContainText('Bu talep kapandı.');
    await expect(main.getByLabel('Mesaj')).toHaveCount(0);
  },
);

test(
  'a ticket that is too short keeps the typed text',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(player);
    await page.goto('/ticket');
    const main = page.getByRole('main');
    await main.getByLabel('Konu').evaluate((input) => input.removeAttribute('minlength'));
    await main.getByLabel('Konu').fill('ab');
    await main.getByLabel('Mesaj').fill('Uzun bir mesaj');
    await main.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(page.getByRole('alert')).toHaveText('Lütfen düzeltin: Konu');
    await expect(main.getByLabel('Konu')).toHaveAccessibleDescription(/Konu en az 3 karakter olmalı\.$/);
    await expect(main.getByLabel('Mesaj')).toHaveValue('Uzun bir mesaj');
  },
);

test(
  'a ticket sent with a double tap is opened once, and its form is empty afterwards',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(player);
    await page.goto('/ticket');
    await hydrated(page, javaScriptEnabled);
    const main = page.getByRole('main');
    await main.getByLabel('Konu').evaluate((input) => input.removeAttribute('minlength'));
    await main.getByLabel('Konu').fill('ab');
    await main.getByRole('button', { name: 'Talebi gönder' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await main.getByLabel('Konu').fill('Çift dokunuş');
    await main.getByLabel('Mesaj').fill('Bir kez açılmalı');
    await main.getByRole('button', { name: 'Talebi gönder' }).dblclick();
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Çift dokunuş');
    await main.getByRole('link', { name: 'Tüm talepler' }).click();
    await expect(main.getByRole('link', { name: 'Çift dokunuş' })).toHaveCount(1);
    await expect(main.getByLabel('Konu')).toHaveValue('');
    await expect(main.getByLabel('Mesaj')).toHaveValue('');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

test(
  'the reminder is set on the safer-play page, one tap from every page',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /sorumlu oynayın/ })
      .click();
    await expect(page).toHaveURL('/safer-play');
    await page.getByLabel('Ne sıklıkla hatırlatılsın?').selectOption('30');
    await page.getByRole('main').getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.locator('[data-toast=success]')).toHaveText('Hatırlatıcınız kaydedildi.');
    await expect(page.getByLabel('Ne sıklıkla hatırlatılsın?')).toHaveValue('30');
  },
);
