import type { Page, Route } from '@playwright/test';
import { gameAddress, playAddress } from '../../app/features/play/game-address/encode-game';
import { integrations, type Integration } from '../../operator/catalogue/studios';
import { afterFrames } from '../support/after-repaint';
import { fund } from '../support/players';
import { gameIn, leaveByExit, slotOf, useUpLaunches } from './game-page';
import { phoneOnly } from './projects';
import { stopElsewhere } from './stop-elsewhere';
import { expect, fillLogin, hydrated, test } from './test';

test.describe('the window over a lobby, on a phone', phoneOnly, () => {
  test.beforeEach(async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/');
    await hydrated(page, true);
  });

  /** A link to a game of that integration, as the lobbies have it. */
  async function linkTo(page: Page, integration: Integration) {
    await page.evaluate(
      (address) => {
        document.querySelector('a[data-game]')?.remove();
        const link = document.createElement('a');
        link.href = address;
        link.dataset.game = '';
        link.textContent = 'Oyna';
        document.querySelector('main')?.prepend(link);
      },
      playAddress(slotOf(integration)),
    );
    return page.getByRole('link', { name: 'Oyna', exact: true });
  }

  async function openWindow(page: Page, integration: Integration) {
    await (await linkTo(page, integration)).click();
    await expect(page.getByRole('dialog', { name: slotOf(integration).name })).toBeVisible();
  }

  test('plays a game of each integration, and closes on its exit', async ({ page, player }) => {
    test.slow();
    await fund(player, 500);
    for (const integration of integrations) {
      await openWindow(page, integration);
      await gameIn(page).getByRole('button', { name: 'Çevir' }).click();
      await expect(gameIn(page).locator('.meter-staked dd')).toContainText('10,00');
      await leaveByExit(page, () => expect(page.getByRole('dialog')).toHaveCount(0));
      await expect(page).toHaveURL('/');
    }
  });

  test('leaves when play is paused elsewhere', async ({ page, player, playwright, baseURL }) => {
    await openWindow(page, 'dt');
    await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
    const elsewhere = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await stopElsewhere(player, elsewhere);
    await expect(page).toHaveURL('/safer-play/pause');
    await elsewhere.dispose();
  });

  test('closes when the session ends', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 401/);
    await openWindow(page, 'dt');
    await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
    await page.evaluate(() => fetch('/logout', { method: 'POST', redirect: 'manual' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible();
  });

  test('leaves a lobby as it was filtered', async ({ page }) => {
    await page.goto('/casino/slot');
    await hydrated(page, true);
    const games = page.locator('[aria-labelledby=all-games] li');
    await page.getByRole('link', { name: 'Daha fazla oyun göster' }).click();
    await expect(games).toHaveCount(40);
    await games.nth(30).getByRole('link').first().click();
    const reloaded = page.waitForResponse((answer) => /casino\/slot.*_data=/.test(answer.url()));
    await page.getByRole('dialog').getByRole('button', { name: 'Oyunu kapat' }).click();
    expect(new URL((await reloaded).url()).searchParams.get('page')).toBe('2');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(games).toHaveCount(40);
    await expect(page).toHaveURL(/\/casino\/slot\?page=2$/);
  });

  test('has the reminder over it, which only a choice closes, and goes on', async ({ page }) => {
    await page.goto('/safer-play');
    await page.locator('select[name=reminder]').selectOption('15');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.locator('[data-toast=success]')).toBeVisible();
    await page.clock.install();
    await page.goto('/');
    await hydrated(page, true);
    await openWindow(page, 'dt');
    const game = page.getByRole('dialog', { name: slotOf('dt').name });
    const reminder = page.getByRole('dialog', { name: 'Bir süredir buradasınız' });
    await expect(async () => {
      await page.clock.fastForward(15 * 60_000);
      await expect(reminder).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(reminder).toBeVisible();
    await reminder.getByRole('button', { name: 'Devam et' }).click();
    await expect(reminder).toBeHidden();
    await expect(game).toBeVisible();
  });

  test('keeps the focus, and returns it when Escape or the close button closes the window', async ({ page }) => {
    const link = await linkTo(page, 'dt');
    const isInside = () =>
      page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false);
    for (const way of ['Escape', 'button'] as const) {
      await link.focus();
      await page.keyboard.press('Enter');
      const close = page.getByRole('dialog').getByRole('button', { name: 'Oyunu kapat' });
      await expect(close).toBeVisible();
      expect(await isInside()).toBe(true);
      // Elements behind the window get no focus, not even from a script.
      await link.evaluate((element) => element.focus());
      await expect(link).not.toBeFocused();
      await close.focus();
      await page.keyboard.press(way === 'Escape' ? 'Escape' : 'Enter');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(link).toBeFocused();
    }
  });

  test('closes when its game does not open, and shows why', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 429/);
    await useUpLaunches(page);
    await (await linkTo(page, 'dt')).click();
    await expect(page.locator('[data-toast=error]')).toContainText('Kısa sürede çok sayıda oyun açtınız.');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test("has a bar of 35 px with the game's name, Deposit, reload and close", async ({ page, expectAccessible }) => {
    await openWindow(page, 'egt');
    const dialog = page.getByRole('dialog');
    const bar = dialog.getByRole('group', { name: 'Oyun araçları' });
    const box = await bar.locator('..').boundingBox();
    expect(box).toMatchObject({ x: 0, y: 0, width: 360, height: 35 });
    await expect(dialog.getByRole('heading', { name: slotOf('egt').name })).toBeVisible();
    await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
    await expectAccessible({ except: 'iframe' });
    // A message is shown in the window, below its bar.
    await page.evaluate(() =>
      window.dispatchEvent(
        new CustomEvent('site:toast', { detail: { type: 'info', message: 'Bonusunuz tanımlandı' } }),
      ),
    );
    const messages = dialog.getByRole('status', { name: 'Bildirimler' });
    await expect(messages.getByText('Bonusunuz tanımlandı')).toBeInViewport();
    expect((await messages.boundingBox())?.y).toBeGreaterThan(35);
    const note = page.getByText('Oyun yeniden yüklenecek. Lütfen bekleyin...');
    let goOn = () => {};
    const isSeen = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/casino/play/**', async (route) => {
      await isSeen;
      await route.continue();
    });
    await bar.getByRole('button', { name: 'Oyunu yenile' }).click();
    await expect(note).toBeVisible();
    goOn();
    await expect(note).toHaveCount(0);
    await bar.getByRole('link', { name: 'Para yatır' }).click();
    await expect(page.getByRole('dialog', { name: 'Para yatır' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Para yatır' })).toHaveCount(0);
    await bar.getByRole('button', { name: 'Oyunu kapat' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('closes on the back button', async ({ page }) => {
    await openWindow(page, 'dt');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('does not open over a page that was opened meanwhile', async ({ page }) => {
    const asked = new Promise<Route>((resolve) => void page.route('**/assets/game-window-*.js', resolve, { times: 1 }));
    await (await linkTo(page, 'dt')).click();
    const script = await asked;
    await page.locator('nav a[href="/casino/slot"]:visible').first().click();
    await expect(page).toHaveURL('/casino/slot');
    await script.continue();
    await page.evaluate((address) => import(address), script.request().url());
    await afterFrames(page);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/casino/slot');
  });

  test("the link opens the page when the window's script does not load", async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/assets/game-window-*.js', (route) => route.abort());
    await (await linkTo(page, 'dt')).click();
    await expect(page).toHaveURL(playAddress(slotOf('dt')));
  });
});

test.describe('a guest who taps a game', phoneOnly, () => {
  for (const [where, path] of [
    ['a lobby', '/casino/slot'],
    ['the results of a search', '/search?search=tilki'],
    ['the page about a game', gameAddress(slotOf('dt'))],
  ] as const) {
    test(`in ${where} logs in and plays in the window over that page`, async ({ page, player }) => {
      await page.goto(path);
      await hydrated(page, true);
      const link = page.locator('main a[href^="/login?redirectTo=%2Fcasino%2Fplay"]').first();
      await link.click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fillLogin(page, player.username, player.password);
      const window = page.getByRole('dialog');
      await expect(window.getByRole('group', { name: 'Oyun araçları' })).toBeVisible();
      await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
      await expect(page).toHaveURL(path);
      await window.getByRole('button', { name: 'Oyunu kapat' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toHaveCount(0);
      await expect(page.locator('main a[data-game]').first()).toBeVisible();
    });
  }

  test('returns by the back button to the page, and not to the login form', async ({ page, player }) => {
    await page.goto('/casino/slot');
    await hydrated(page, true);
    await page.locator('main a[href^="/login?redirectTo=%2Fcasino%2Fplay"]').first().click();
    await fillLogin(page, player.username, player.password);
    await expect(page.getByRole('group', { name: 'Oyun araçları' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/casino/slot');
  });

  test("gets the game's page when the window's script does not load", async ({ page, player, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/assets/game-window-*.js', (route) => route.abort());
    await page.goto('/casino/slot');
    await hydrated(page, true);
    await page.locator('main a[href^="/login?redirectTo=%2Fcasino%2Fplay"]').first().click();
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL(/\/casino\/play\//);
  });
});
