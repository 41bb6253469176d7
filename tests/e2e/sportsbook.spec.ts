import type { Page } from '@playwright/test';
import { fund, newPlayer } from '../support/players';
import { startSite, type TestSite } from '../support/site';
import { desktopOnly, mainJourney, phoneWithoutScripts } from './projects';
import { expect, fillLogin, hydrated, test as base } from './test';

/** On a site whose operator has a sportsbook of its own. */
const test = base.extend<object, { framed: TestSite }>({
  framed: [
    async ({}, use) => {
      const site = await startSite({ DEMO_SPORTSBOOK: 'frame' });
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ framed }, use) => use(framed.url),
  player: async ({ framed }, use) => use(await newPlayer(framed.operatorUrl)),
});

const bookIn = (page: Page) => page.getByRole('main').locator('iframe').contentFrame().frameLocator('iframe');

for (const [path, title, tab] of [
  ['/spor', 'Spor', 'Maç öncesi'],
  ['/livespor', 'Canlı bahis', 'Canlı'],
  ['/esports/betco', 'E-spor', 'E-spor'],
] as const) {
  test(`${path} shows the sportsbook to a guest`, desktopOnly, async ({ page, javaScriptEnabled }) => {
    await page.goto(path);
    await hydrated(page, javaScriptEnabled);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(bookIn(page).locator('.views [aria-current=page]')).toHaveText(tab);
    // Below the bets stands what the operator states, and no more.
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link', { name: 'Limitlerim' })).toHaveCount(1);
    await expect(footer.getByRole('navigation')).toHaveCount(0);
    await expect(footer.getByRole('region')).toHaveCount(0);
  });
}

test('says above the sportsbook that the connection is lost', desktopOnly, async ({ page, context }) => {
  await page.goto('/spor');
  await hydrated(page, true);
  await context.setOffline(true);
  const line = page.getByRole('alert').filter({ hasText: 'Bağlantınız kesildi' });
  await expect(line.getByRole('link')).toHaveText('Sayfayı yenile');
  await context.setOffline(false);
  await expect(line).toHaveCount(0);
});

test.describe('betting', () => {
  // The odds may change between opening the slip and betting.
  test.use({ expectedErrors: [/409/] });

  test(
    'a guest logs in from the sportsbook and places a bet',
    mainJourney,
    async ({ page, player, javaScriptEnabled }) => {
      await fund(player, 500);
      await page.goto('/spor');
      await hydrated(page, javaScriptEnabled);
      await page.getByRole('main').getByRole('link', { name: 'Bahis için giriş yapın' }).click();
      await fillLogin(page, player.username, player.password);
      await expect(page).toHaveURL('/spor');
      const book = bookIn(page);
      await expect(book.getByRole('link', { name: 'Kuponlarım' })).toBeVisible();
      // Keeps the button clear of the bottom bar of a phone.
      await page
        .getByRole('main')
        .locator('iframe')
        .evaluate((frame) => frame.scrollIntoView());
      await book.locator('.league').last().locator('.match').last().locator('a.odds').first().click();
      await book.getByLabel('Bahis tutarı').fill('40');
      await book.getByRole('button').press('Enter');
      const placed = book.getByRole('heading', { name: 'Bahsiniz alındı' });
      const moved = book.getByRole('button', { name: 'Yeni oranla bahsi yap' });
      await placed.or(moved).waitFor();
      await expect(async () => {
        if (await moved.isVisible()) await moved.click({ timeout: 1_000 });
        await expect(placed).toBeVisible({ timeout: 3_000 });
      }).toPass();
      expect(await player.balance()).toBe(460);
    },
  );
});

test('a login leads to the sportsbook on a page of its own', phoneWithoutScripts, async ({ page, player }) => {
  await page.goto(`/login?redirectTo=${encodeURIComponent('/sportsbook/open/live')}`);
  await fillLogin(page, player.username, player.password);
  await expect(page.getByRole('link', { name: 'Kuponlarım' })).toBeVisible();
});

test('the sportsbook opens as a page of its own', phoneWithoutScripts, async ({ page, context }) => {
  await page.goto('/livespor');
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Tam sayfada aç' }).click();
  await expect(await opened).toHaveURL(/\/sportsbook\?lang=tr&view=live$/);
});

test('a sportsbook that never loads leaves a link to reload it', desktopOnly, async ({ page }) => {
  await page.clock.install();
  let isAway = true;
  await page.route(/\/sportsbook\?/, (route) => (isAway ? undefined : route.continue()));
  await page.goto('/spor', { waitUntil: 'commit' });
  await hydrated(page, true);
  await page.clock.fastForward(13_000);
  const note = page.getByRole('status').filter({ hasText: 'Bahis sayfası henüz açılmadı.' });
  isAway = false;
  await note.getByRole('link', { name: 'Sayfayı yenile' }).click();
  await expect(bookIn(page).locator('.views [aria-current=page]')).toHaveText('Maç öncesi');
  await expect(note).toHaveCount(0);
});

test('no sportsbook page is wider than a phone of 320 px', phoneWithoutScripts, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/spor', '/livespor', '/esports']) {
    await page.goto(path);
    const width = await page.locator('body').evaluate((body) => body.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(320);
  }
});
