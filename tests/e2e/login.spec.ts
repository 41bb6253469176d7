import { readFileSync } from 'node:fs';
import type { Page, TestDetails } from '@playwright/test';
import { demoBalance } from '../support/demo-balance';
import { OPERATOR_API } from './ports';
import {
  desktopOnly,
  mainEnhancement,
  mainJourney,
  phoneOnly,
  phoneWithoutScripts,
  withAndWithoutScripts,
  withScripts,
} from './projects';
import { expect, fillLogin, hydrated, test } from './test';

test(
  'demo logs in, sees name and balance, returns to the requested page, switches to English, logs out',
  mainJourney,
  async ({ page, javaScriptEnabled, isMobile }) => {
    const balance = { tr: await demoBalance(OPERATOR_API, 'tr'), en: await demoBalance(OPERATOR_API, 'en') };
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?redirectTo=%2Fdashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await hydrated(page, javaScriptEnabled);
    await fillLogin(page, 'demo', 'demo1234');

    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Merhaba, Deniz');
    await expect(page.getByRole('banner')).toContainText(balance.tr);
    await expect(page.getByRole('banner')).toContainText('demo');
    await expect(page.getByRole('main')).toContainText(balance.tr);
    await expect(page.locator('[data-toast=success]')).toHaveText('Hoş geldiniz, Deniz.');

    await page.locator(isMobile ? '[data-menu=side] > summary' : '[data-menu=language] > summary').click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('main')).toContainText(balance.en);
    await expect(page).toHaveTitle('My account · Poyra');

    await page.locator('[data-menu=profile] > summary').click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-toast=success]')).toHaveText('You are logged out.');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
    await page.goto('/dashboard');
    await expect(page).toHaveURL('/login?redirectTo=%2Fdashboard');
  },
);

test(
  'a wrong password keeps the name and shows why, and the next try works',
  withAndWithoutScripts,
  async ({ page, player, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.goto('/login');
    await hydrated(page, javaScriptEnabled);
    await fillLogin(page, player.username, 'not-the-password');
    await expect(page.getByRole('alert')).toHaveText('Kullanıcı adı veya şifre hatalı.');
    await expect(page.getByLabel('Kullanıcı adı')).toHaveValue(player.username);
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue('');
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toContainText('₺0,00');
  },
);

test(
  'errors are shown at the field and in a summary that links to it',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.goto('/login');
    await hydrated(page, javaScriptEnabled);
    // The test removes the browser's own length check, whose message is not the site's.
    await page.getByLabel('Şifre', { exact: true }).evaluate((input) => input.removeAttribute('minlength'));
    await fillLogin(page, 'demo', 'xy');
    const summary = page.getByRole('alert');
    await expect(summary).toHaveText('Lütfen düzeltin: Şifre');
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: 'Şifre' }).click();
    await expect(page.getByLabel('Şifre', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveAccessibleDescription(
      'Şifre en az 3 karakter olmalı.',
    );
  },
);

test(
  "the header's link leads to the login page, whose form Enter sends",
  phoneWithoutScripts,
  async ({ page, player }) => {
    await page.goto('/pages/1');
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await expect(page).toHaveURL('/login?redirectTo=%2Fpages%2F1');
    await page.getByLabel('Kullanıcı adı').fill(player.username);
    await page.getByLabel('Şifre', { exact: true }).fill(player.password);
    await page.getByLabel('Şifre', { exact: true }).press('Enter');
    await expect(page).toHaveURL('/pages/1');
  },
);

test.describe('the dialog', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await expect(page.getByRole('dialog', { name: 'Giriş yap' })).toBeVisible();
  });

  test('opens over the page with the same form, and logs in', withScripts, async ({ page, player }) => {
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('dialog').getByLabel('Kullanıcı adı')).toBeFocused();
    await fillLogin(page, player.username, player.password);
    await expect(page.getByRole('banner')).toContainText(player.username);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.locator('[data-toast=success]')).toBeVisible();
  });

  test('keeps the name after a wrong password', desktopOnly, async ({ page, player, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await fillLogin(page, player.username, 'not-the-password');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('alert')).toHaveText('Kullanıcı adı veya şifre hatalı.');
    await expect(dialog.getByLabel('Kullanıcı adı')).toHaveValue(player.username);
  });

  for (const [way, projects, close] of [
    ['Escape', mainEnhancement, (page) => page.keyboard.press('Escape')],
    ['its button', desktopOnly, (page) => page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()],
    ['the back button', phoneOnly, (page) => page.goBack()],
    [
      'the browser itself',
      desktopOnly,
      (page) => page.getByRole('dialog').evaluate((box: HTMLDialogElement) => box.close()),
    ],
  ] as [string, TestDetails, (page: Page) => Promise<unknown>][]) {
    test(`closes by ${way} and returns the focus`, projects, async ({ page }) => {
      await close(page);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeFocused();
      // The dialog's entry in the history is left as well.
      await expect.poll(() => page.evaluate(() => (history.state as { dialog?: true }).dialog)).toBeUndefined();
    });
  }
});

for (const piece of ['**/assets/dialog-window-*.js', '**/assets/login-*.js', '**/login?*_data=*']) {
  test(`without ${piece} the link opens the page`, desktopOnly, async ({ page, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route(piece, (route) => route.abort());
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    await expect(page).toHaveURL('/login?redirectTo=%2F');
    await expect(page.getByLabel('Kullanıcı adı')).toBeVisible();
  });
}

test(
  'a connection lost during login is reported, and everything typed is kept',
  desktopOnly,
  async ({ page, player, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.goto('/login');
    await hydrated(page, javaScriptEnabled);
    await page.route('**/login?*_data=*', (route) => route.abort());
    await fillLogin(page, player.username, player.password);
    await expect(page.getByRole('alert')).toContainText('Sitemizden yanıt alınamadı.');
    await expect(page.getByLabel('Şifre', { exact: true })).toHaveValue(player.password);
    await page.unroute('**/login?*_data=*');
    await page.getByRole('main').getByRole('button', { name: 'Giriş yap' }).click();
    await expect(page).toHaveURL('/');
  },
);

test('a login that takes more than a second has a loading message', desktopOnly, async ({ page, player }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.goto('/login');
  await hydrated(page, true);
  await page.route('**/login?*_data=*', async (route) => {
    await held;
    await route.continue();
  });
  await fillLogin(page, player.username, player.password);
  const loading = page.locator('[data-toast=loading]');
  await expect(loading).toBeVisible();
  await expect(loading).toHaveAttribute('aria-hidden', 'true');
  answer();
  await expect(page).toHaveURL('/');
  await expect(loading).toHaveCount(0, { timeout: 3_000 });
});

test('the journey is the same with every script blocked', desktopOnly, async ({ page, player, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await fillLogin(page, player.username, player.password);
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Merhaba, ${player.name}`);
});

test(
  'a login that was asked for by a file brings the file, and with scripts the page that it belongs to',
  withAndWithoutScripts,
  async ({ page, player, javaScriptEnabled }) => {
    await page.goto('/login?redirectTo=%2Fdashboard%2Ffinancial-activities.csv%3Fkind%3D1');
    await hydrated(page, javaScriptEnabled);
    const downloading = page.waitForEvent('download');
    await fillLogin(page, player.username, player.password);
    const file = await downloading;
    expect(file.suggestedFilename()).toBe('financial-activities.csv');
    expect(readFileSync(await file.path(), 'utf8')).toContain('Tarih');
    if (javaScriptEnabled) await expect(page).toHaveURL('/dashboard/financial-activities?kind=1');
    else await page.goto('/');
    await expect(page.getByRole('banner')).toContainText(player.username);
  },
);

for (const [address, text] of [
  ['/', { link: 'Giriş yap', refused: 'Tarayıcınız çerezleri kabul etmiyor.' }],
  ['/login?lang=en', { link: 'Log in', refused: 'Your browser refuses cookies.' }],
  ['/login?lang=de', { link: 'Login', refused: 'Ihr Browser nimmt keine Cookies an.' }],
] as const)
  test(
    `a browser that refuses cookies says so after a login at ${address}`,
    withAndWithoutScripts,
    async ({ page, player, javaScriptEnabled }) => {
      // Scripts set cookies too, such as that of the time zone.
      await page.addInitScript(() =>
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
      );
      await page.route('**/*', async (route) => {
        const { cookie: _cookie, ...headers } = await route.request().allHeaders();
        const answer = await route.fetch({ headers, maxRedirects: 0 });
        await page.context().clearCookies();
        const { 'set-cookie': _set, ...kept } = answer.headers();
        await route.fulfill({ response: answer, headers: kept });
      });
      await page.goto(address);
      await hydrated(page, javaScriptEnabled);
      if (address === '/') await page.getByRole('banner').getByRole('link', { name: text.link }).click();
      await fillLogin(page, player.username, player.password);
      await expect(page.locator('[data-toast=error]')).toContainText(text.refused);
      await expect(page.getByRole('banner').getByRole('link', { name: text.link })).toBeVisible();
      await expect(page).toHaveURL(/\/\?(?:lang=\w+&)?cookie-check=\d+$/);
      await page.unrouteAll({ behavior: 'wait' });
    },
  );
