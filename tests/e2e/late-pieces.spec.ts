import type { Page } from '@playwright/test';
import { mainMenuLink } from './main-menu';
import { desktopOnly, phoneOnly } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

/** Opens a page whose clock the test moves, and with it scripts that never arrive. */
async function openWithout(page: Page, scripts: string, path: string): Promise<void> {
  await page.clock.install();
  await page.route(`**/assets/${scripts}`, () => undefined);
  await page.goto(path);
  await hydrated(page, true);
}

/** Presses something whose script is asked for and never arrives. */
async function press(page: Page, scripts: RegExp, act: () => Promise<void>): Promise<void> {
  const asked = page.waitForRequest(scripts);
  await act();
  await asked;
  await page.clock.runFor(2_000);
}

const login = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Giriş yap' });

for (const [what, script] of [
  ['of all dialogs', 'dialog-window-*.js'],
  ['of its form', 'login-*.js'],
] as const)
  test(`a dialog whose script ${what} does not arrive leads to its page`, desktopOnly, async ({ page }) => {
    await openWithout(page, script, '/promotions');
    await press(page, new RegExp(script.replace('*', '.*')), () => login(page).click());
    await expect(page).toHaveURL(/\/login\?/);
  });

test(
  'a bell whose script does not arrive leads to the notifications',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await openWithout(page, 'notification-dropdown-*.js', '/promotions');
    await press(page, /notification-dropdown/, () =>
      page.getByRole('banner').getByRole('link', { name: 'Bildirimler' }).click(),
    );
    await expect(page).toHaveURL('/notifications');
  },
);

test('a game whose window does not arrive opens as a page', phoneOnly, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await openWithout(page, 'game-window-*.js', '/casino/slot');
  const game = page.locator('main a[data-game]').first();
  const play = await game.getAttribute('href');
  await press(page, /game-window/, () => game.click());
  await expect(page).toHaveURL(play ?? '');
});

test('a star whose script does not arrive is sent as a form', desktopOnly, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await openWithout(page, 'send-favourite-*.js', '/search?search=tilki');
  const star = page.getByRole('button', { name: /favorilere ekle/i }).first();
  await press(page, /send-favourite/, () => star.click());
  await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
  await expect.poll(async () => (await player.call('casino/favorites', {})).data).toHaveLength(1);
});

test('a link leads to a page whose script does not arrive', desktopOnly, async ({ page }) => {
  await openWithout(page, 'promotions._index-*.js', '/login');
  const link = mainMenuLink(page, '/promotions');
  await press(page, /promotions\._index/, () => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promosyonlar');
  await expect(page).toHaveURL('/promotions');
});

test('a link leads to a page whose style sheet does not arrive', desktopOnly, async ({ page }) => {
  await openWithout(page, 'pages-*.css', '/');
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await press(page, /pages-.*\.css/, () => page.evaluate(() => void window.__remixRouter.navigate('/pages/1')));
  await expect(page).toHaveURL('/pages/1');
  expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(true);
});

test('a page that has come first stays when the script of another one is late', desktopOnly, async ({ page }) => {
  await openWithout(page, 'promotions._index-*.js', '/');
  const asked = page.waitForRequest(/promotions\._index/);
  await mainMenuLink(page, '/promotions').click();
  await asked;
  await page.evaluate(() => void window.__remixRouter.navigate('/call-me'));
  const message = page.getByRole('main').getByLabel('Mesajınız');
  await message.fill('Beni arayın lütfen.');
  let documents = 0;
  page.on('request', (request) => void (documents += Number(request.isNavigationRequest())));
  await page.clock.runFor(2_000);
  await page.evaluate(() => window.__remixRouter.revalidate());
  expect(documents).toBe(0);
  await expect(message).toHaveValue('Beni arayın lütfen.');
});

test('a form is sent to a page whose script does not arrive', desktopOnly, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn({ username: player.username, password: player.password });
  await openWithout(page, 'safer-play_.limits-*.js', '/dashboard/deposit');
  const form = page.getByRole('main').locator('form[action^="/safer-play/limits"]');
  await form.locator('input[inputmode=decimal]').fill('500');
  await press(page, /safer-play_\.limits/, () => form.locator('button[type=submit]').first().click());
  await expect(page.locator('[data-toast=success]')).toBeVisible();
});

test('a login leads to a page whose script does not arrive', desktopOnly, async ({ page, player }) => {
  await openWithout(page, 'dashboard.account-*.js', '/login?redirectTo=/dashboard/account');
  await press(page, /dashboard\.account/, () => fillLogin(page, player.username, player.password));
  await expect(page.getByRole('heading', { level: 1, name: 'Hesap bilgilerim' })).toBeVisible();
});

test.describe('where requests of scripts never end', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.addInitScript(() => void (window.fetch = () => new Promise(() => undefined)));
  });

  test('a form says so, and the browser sends it the next time', desktopOnly, async ({ page, player }) => {
    await page.goto('/login');
    await hydrated(page, true);
    await fillLogin(page, player.username, player.password);
    await expect(
      page.getByRole('main').locator('[aria-busy=true], [data-pending], [aria-disabled=true]').first(),
    ).toBeVisible();
    await page.clock.runFor(25_000);
    const form = page.getByRole('main').locator('form:has([name=password])');
    await expect(form.getByRole('alert')).toContainText('Sitemizden yanıt alınamadı. Yazdıklarınız duruyor');
    await expect(form.locator('[name=password]')).toHaveValue(player.password);
    await form.locator('button[type=submit]').click();
    await expect(page.getByRole('banner')).toContainText('₺');
  });

  test('a link is followed as a document', desktopOnly, async ({ page }) => {
    await page.goto('/login');
    await hydrated(page, true);
    await mainMenuLink(page, '/promotions').click();
    await page.clock.runFor(25_000);
    await expect(page).toHaveURL('/promotions');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Promosyonlar');
  });
});

test.describe('in a browser without modal dialogs', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal')),
  );

  test('a link leads to the page of the dialog', desktopOnly, async ({ page }) => {
    await page.goto('/promotions');
    await hydrated(page, true);
    await login(page).click();
    await expect(page).toHaveURL(/\/login\?/);
  });

  test('a game opens as a page', phoneOnly, async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/casino/slot');
    await hydrated(page, true);
    const game = page.locator('main a[data-game]').first();
    const play = await game.getAttribute('href');
    await game.click();
    await expect(page).toHaveURL(play ?? '');
  });

  test.describe('with the popup', () => {
    test.use({ hasClosedPopup: false });

    test('the form of the popup closes it', desktopOnly, async ({ page }) => {
      await page.goto('/');
      await hydrated(page, true);
      const popup = page.locator('dialog[open]');
      await popup.getByRole('button').click();
      await expect(popup).toHaveCount(0);
    });
  });
});

test('a page whose style sheet does not come shows itself after ten seconds', desktopOnly, async ({ page }) => {
  await page.clock.install();
  let send = () => {};
  const isWanted = new Promise<void>((resolve) => (send = resolve));
  await page.route('**/assets/site-*.css', async (route) => {
    await isWanted;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('main [name=username]').waitFor({ state: 'attached' });
  // Scripts run, and the page shows, only when no style sheet holds them up.
  await page.clock.runFor(9_000);
  await expect(page.locator('html[data-hydrated]')).toHaveCount(0);
  await page.clock.runFor(1_000);
  await hydrated(page, true);
  await page.locator('main [name=username]').fill('typed');
  send();
  await expect(page.locator('link[rel=stylesheet]').first()).toHaveAttribute('media', 'all');
  await expect(page.locator('main [name=username]')).toHaveValue('typed');
});
