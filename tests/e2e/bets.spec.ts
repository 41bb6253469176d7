import type { Page } from '@playwright/test';
import { fund } from '../support/players';
import { desktopOnly, phoneWithoutScripts, withAndWithoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';

const prices = (page: Page) => page.getByRole('main').locator('button[name=pick]:not(:disabled)');

/** Presses one price of each of so many matches that start later. */
async function choose(page: Page, count: number, javaScriptEnabled: boolean | undefined): Promise<void> {
  await page.goto('/spor/football?page=2');
  await hydrated(page, javaScriptEnabled);
  const matches = page.getByRole('main').locator('li:has(button[name=pick]:not(:disabled))');
  for (let place = 0; place < count; place++) {
    await matches.nth(place).locator('button[name=pick]').first().click();
    await expect(page.getByRole('link', { name: new RegExp(`^Kupon: ${place + 1} `) })).toBeVisible();
  }
}

test(
  'a player bets on two matches, from the list to the receipt',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectAccessible }) => {
    await fund(player, 500);
    await beLoggedIn(player);
    await page.goto('/spor/football?page=2');
    await hydrated(page, javaScriptEnabled);
    await expectAccessible();
    await choose(page, 2, javaScriptEnabled);
    await page.goto('/bet-slip');
    await hydrated(page, javaScriptEnabled);
    await expectAccessible();
    await page.getByLabel('Tutar').fill('50');
    // They may move between the review and the bet.
    await page.getByLabel('Oran değişirse').selectOption('any');
    await page.getByRole('button', { name: 'Bahsi gözden geçir' }).click();
    await expect(page.getByRole('heading', { name: 'Bahsinizi kontrol edin' })).toBeVisible();
    await expectAccessible();
    await page.getByRole('button', { name: 'Bahsi oyna' }).click();
    await expect(page).toHaveURL(/\/dashboard\/bets\/\d+$/);
    await expect(page.getByRole('heading', { name: 'Kombine bahis oynandı' })).toBeVisible();
    await expectAccessible();
    await page.goto('/dashboard/bets');
    await expect(page.getByRole('main').getByRole('link', { name: /ve 1 seçim daha$/ })).toBeVisible();
    await expectAccessible();
  },
);

test(
  'a guest is led to the login by a price, and finds what was chosen',
  phoneWithoutScripts,
  async ({ page, player }) => {
    await page.goto('/spor/football?page=2');
    await page.getByRole('main').locator('a[href^="/bet-slip?pick="]').first().click();
    await page.getByLabel('Kullanıcı adı').last().fill(player.username);
    await page.locator('main [name=password]').fill(player.password);
    await page.locator('main form:has([name=password]) button[type=submit]').first().click();
    await page.getByRole('button', { name: 'Seçiminizi kupona ekleyin' }).click();
    await expect(page.getByLabel('Tutar')).toBeVisible();
  },
);

test('the prices of a page move where they stand', { ...desktopOnly }, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.route('**/odds?*', async (route) => {
    const answer = await route.fetch();
    const odds = (await answer.json()) as Record<string, string | null>;
    const moved = Object.fromEntries(Object.entries(odds).map(([key, value]) => [key, value && '9.99']));
    await route.fulfill({ json: moved });
  });
  await page.goto('/spor/football?page=2');
  await hydrated(page, true);
  await expect(prices(page).first()).toContainText('9,99');
  expect(await prices(page).first().getAttribute('value')).toMatch(/ 9\.99$/);
});

test('no page of matches is wider than a phone of 320 px', phoneWithoutScripts, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/spor', '/livespor', '/esports', '/spor/football']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test('a price in a page that is open stays where it was pressed', withScripts, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await choose(page, 1, true);
  await expect(page).toHaveURL('/spor/football?page=2');
});
