import { desktopOnly, inLanguage, withAndWithoutScripts } from './projects';
import { expect, failedForm, hydrated, test } from './test';

const main = 'main, dialog[open]';

for (const [language, text] of [
  [
    'tr',
    {
      name: 'Adınız',
      message: 'Mesajınız',
      type: 'Tür',
      contact: 'Numara veya adres',
      add: 'İletişim bilgisi ekle',
      remove: '2. iletişim bilgisini sil',
      send: 'Gönder',
      done: 'Talebiniz alındı. Sizi arayacağız.',
      another: 'Yeni bir talep gönder',
    },
  ],
  [
    'en',
    {
      name: 'Your name',
      message: 'Your message',
      type: 'Type',
      contact: 'Number or address',
      add: 'Add a contact',
      remove: 'Remove contact 2',
      send: 'Send',
      done: 'We have your request and will call you.',
      another: 'Send another request',
    },
  ],
] as const) {
  test(
    `a guest requests a call, adding and removing rows, in ${language}`,
    inLanguage[language],
    async ({ page, context, baseURL, javaScriptEnabled, expectAccessible }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/call-me');
      await hydrated(page, javaScriptEnabled);
      const form = page.locator(main).last();
      await form.getByLabel(text.name).fill('Şeyma Işık');
      await form.getByLabel(text.message).fill('Beni arayın lütfen.');
      await form.getByLabel(text.contact).fill('0532 123 45 67');
      await form.getByRole('button', { name: text.add }).click();
      await expect(form.getByLabel(text.contact)).toHaveCount(2);
      await form.getByRole('button', { name: text.add }).click();
      await expect(form.getByLabel(text.contact)).toHaveCount(3);
      await form.getByLabel(text.type).nth(2).selectOption('3');
      await form.getByLabel(text.contact).nth(2).fill('@seyma');
      await form.getByRole('button', { name: text.remove }).click();
      await expect(form.getByLabel(text.contact)).toHaveCount(2);
      await expect(form.getByLabel(text.contact).nth(0)).toHaveValue('0532 123 45 67');
      await expect(form.getByLabel(text.contact).nth(1)).toHaveValue('@seyma');
      await expect(form.getByLabel(text.type).nth(1)).toHaveValue('3');
      await expectAccessible();
      // Enter submits the form and does not press a button of a row.
      await form.getByLabel(text.contact).nth(1).press('Enter');
      await expect(page).toHaveURL(/\/call-me\?received=\d+$/);
      const sent = page.getByRole('main').getByRole('group', { name: text.done });
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      await expect(sent).toContainText('0532 123 45 67 · @seyma');
      if (javaScriptEnabled !== false) await expect(sent).toBeFocused();
      await expectAccessible();
      await page.getByRole('link', { name: text.another }).click();
      await expect(form.getByLabel(text.message)).toHaveValue('');
    },
  );
}

test('allows one to five contacts', withAndWithoutScripts, async ({ page, javaScriptEnabled, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await page.goto('/call-me');
  await hydrated(page, javaScriptEnabled);
  const contacts = page.getByLabel('Numara veya adres');
  const add = page.getByRole('button', { name: 'İletişim bilgisi ekle' });
  await page.getByRole('button', { name: '1. iletişim bilgisini sil' }).click();
  await expect(page.getByRole('group', { name: 'İletişim bilgileriniz' })).toContainText(
    'En az bir iletişim bilgisi eklemelisiniz',
  );
  for (let count = 2; count <= 5; count += 1) {
    await add.click();
    await expect(contacts).toHaveCount(count);
  }
  await add.click();
  await expect(page.getByRole('group', { name: 'İletişim bilgileriniz' })).toContainText(
    'Maksimum 5 iletişim bilgisi ekleyebilirsiniz',
  );
  await expect(contacts).toHaveCount(5);
});

test(
  'shows each error at its field and keeps everything typed',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 400/);
    await page.goto('/call-me');
    await hydrated(page, javaScriptEnabled);
    // Spaces count for the browser's own checks, and not for the site's.
    await page.getByLabel('Adınız').fill('Şule ');
    await page.getByLabel('Mesajınız').fill('Beni arayın.');
    await page.getByLabel('Tür').selectOption('4');
    await page.getByLabel('Numara veya adres').fill('a@b  ');
    await page.getByRole('button', { name: 'Gönder' }).click();
    const summary = page.getByRole('alert');
    await expect(javaScriptEnabled === false ? summary : page.getByLabel('Adınız')).toBeFocused();
    await summary.getByRole('link', { name: '1. iletişim bilgisi' }).click();
    await expect(page.getByLabel('Numara veya adres')).toBeFocused();
    await expect(page.getByLabel('Adınız')).toHaveAccessibleDescription('Adınız en az 5 karakter olmalı.');
    await expect(page.getByLabel('Adınız')).toHaveValue('Şule ');
    await expect(page.getByLabel('Tür')).toHaveValue('4');
    await expect(page.getByLabel('Numara veya adres')).toHaveValue('a@b  ');
    await expectAccessible();
  },
);

test('the form cannot be sent before it is complete, and says why', desktopOnly, async ({ page }) => {
  await page.goto('/call-me');
  await hydrated(page, true);
  const send = page.getByRole('button', { name: 'Gönder' });
  await expect(send).toBeDisabled();
  await expect(send).toHaveAccessibleDescription(/en az 5 karakterle yazın/);
  await page.getByLabel('Adınız').fill('Şule Yılmaz');
  await page.getByLabel('Mesajınız').fill('Beni');
  await page.getByRole('button', { name: 'Ekle' }).click();
  // Enter leads to the first field that lacks something, and shows what each lacks.
  await page.getByLabel('Adınız').press('Enter');
  await expect(page.getByLabel('Mesajınız')).toBeFocused();
  await expect(page.getByLabel('Mesajınız')).toHaveAccessibleDescription('Mesajınız en az 5 karakter olmalı.');
  await page.getByRole('button', { name: '1. iletişim bilgisini sil' }).click();
  await expect(page.getByLabel('Numara veya adres')).toHaveAccessibleDescription('Numara veya adres alanını doldurun.');
  await page.getByLabel('Mesajınız').fill('Beni arayın.');
  await page.getByLabel('Numara veya adres').fill('555 123 45 67');
  await expect(send).toBeEnabled();
  await page.getByRole('button', { name: 'Ekle' }).click();
  await expect(send).toBeDisabled();
});

test('the example in the field follows the kind of contact', desktopOnly, async ({ page }) => {
  await page.goto('/call-me');
  await hydrated(page, true);
  await page.getByLabel('Tür').selectOption('3');
  await expect(page.getByLabel('Numara veya adres')).toHaveAttribute('placeholder', '@kullanici');
});

test(
  'the dialog focuses the name, shows a failure as a toast, and success returns the player to the page',
  desktopOnly,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await page.goto('/pages/1');
    await hydrated(page, true);
    // Clicks by script: the menu that holds the link has its own tests, and any marked link opens the dialog.
    await page
      .locator('a[href="/call-me"]')
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click());
    const dialog = page.getByRole('dialog', { name: 'Biz sizi arayalım' });
    await expect(dialog.getByLabel('Adınız')).toBeFocused();
    await dialog.getByLabel('Adınız').fill('Şeyma Işık');
    await dialog.getByLabel('Mesajınız').fill('Beni arayın lütfen.');
    await dialog.getByLabel('Numara veya adres').fill('0532 123 45 67');
    const isSent = (url: URL) => url.pathname === '/call-me';
    await page.route(isSent, (route) => route.fulfill(failedForm(503, 'Şu anda arayamıyoruz.')));
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Şu anda arayamıyoruz.');
    await page.unroute(isSent);
    await dialog.getByLabel('Numara veya adres').fill('0532 123 45 67');
    await dialog.getByRole('button', { name: 'Gönder' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/pages/1');
    await expect(page.locator('[data-toast=success]')).toBeVisible();
  },
);
