import type { Locator, Page } from '@playwright/test';
import { claimTrialBonus } from '../support/bonus-claim';
import type { TestPlayer } from '../support/players';
import { OPERATOR_API } from './ports';
import { desktopOnly, mainJourney, phoneWithoutScripts, withAndWithoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';

/** Causes one notification: claims a trial bonus. */
const notify = (player: TestPlayer) => claimTrialBonus({ outboxUrl: new URL('/outbox', OPERATOR_API).href }, player);

test(
  'the bell links to the notifications, and opening one marks it as read',
  mainJourney,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await notify(player);
    await beLoggedIn(player);
    await page.goto('/notifications');
    await hydrated(page, javaScriptEnabled);
    const main = page.getByRole('main');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bildirimler');
    await expect(main.getByText('Okunmadı')).toBeAttached();
    await expect(main).toContainText(/\d\d\.\d\d\.\d{4}.*\d\d:\d\d/);
    await main.getByRole('button', { name: /Deneme bonusu/ }).click();
    await expect(page).toHaveURL(/\/notifications\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deneme bonusu');
    await expect(main).toContainText('bonus hesabınıza eklendi');
    await main.getByRole('link', { name: 'Tüm bildirimler' }).click();
    await expect(page).toHaveURL('/notifications');
    await expect(main.getByText('Okunmadı')).toHaveCount(0);
    await main.getByRole('link', { name: /Deneme bonusu/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deneme bonusu');
  },
);

test('a player without notifications gets a message', phoneWithoutScripts, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.goto('/notifications');
  await expect(page.getByRole('main')).toContainText('Henüz bildiriminiz yok.');
});

test(
  'a listed notification stays unread until it is marked',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await notify(player);
    const [first] = (await player.call('customer/notification', { skip: 0, take: 1 })).data as { id: number }[];
    await beLoggedIn(player);
    await page.goto(`/notifications/${first?.id}`);
    await page.getByRole('main').getByRole('button', { name: 'Okundu olarak işaretle' }).click();
    await expect(page.locator('#page').getByRole('button')).toHaveCount(0);
  },
);

test('a long text is shown whole on a narrow phone', phoneWithoutScripts, async ({ page, player, beLoggedIn }) => {
  await notify(player);
  await beLoggedIn(player);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/notifications');
  const entry = page.getByRole('main').getByRole('button', { name: /Deneme bonusu/ });
  const note = await entry.getByText('bonus hesabınıza eklendi').elementHandle();
  await note?.evaluate((text) => (text.textContent = 'Uzun bir bildirim metni. '.repeat(6)));
  expect(await note?.evaluate((text) => text.scrollHeight - text.clientHeight)).toBe(0);
});

test.describe('the panel', () => {
  test(
    'shows list and detail in place, and updates list and badge at once',
    withScripts,
    async ({ page, player, beLoggedIn, isMobile, expectAccessible }) => {
      await notify(player);
      await beLoggedIn(player);
      await page.goto('/');
      await hydrated(page, true);
      const header = page.getByRole('banner');
      await header.getByRole('link', { name: 'Bildirimler, 1 okunmamış' }).click();
      const panel = page.getByRole('dialog', { name: 'Bildirimler' });
      await expect(panel).toBeVisible();
      await expect(page).toHaveURL('/');
      const box = await panel.boundingBox();
      if (!isMobile) expect(Math.round(box?.height ?? 0)).toBe(582);
      const row = panel.getByRole('button', { name: /Deneme bonusu/ });
      expect(await row.evaluate((element) => getComputedStyle(element).whiteSpace), 'words are cut').toBe('normal');
      if (isMobile) await expectCrossInSight(page, panel);
      await expectAccessible();
      await row.click();
      await expect(panel.getByRole('heading', { name: 'Deneme bonusu' })).toBeVisible();
      await panel.getByRole('button', { name: 'Tüm bildirimler' }).click();
      await expect(panel.getByText('Okunmadı')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(panel).toHaveCount(0);
      await expect(header.getByRole('link', { name: 'Bildirimler', exact: true })).toBeFocused();
      await header.getByRole('link', { name: 'Bildirimler', exact: true }).click();
      await panel.getByRole('link', { name: 'Tümünü gör' }).click();
      await expect(page).toHaveURL('/notifications');
      await expect(page.getByRole('main').getByText('Okunmadı')).toHaveCount(0);
    },
  );

  test("links a payment's notification to its receipt", desktopOnly, async ({ page, player, beLoggedIn }) => {
    const order = { id: 6, target: 'pay', detail: { Amount: 250, Network: 1 } };
    const { data } = await player.call('payment/deposit', order, { idempotencyKey: 'a-deposit' });
    await page.request.post(`${String(data)}/complete`, { maxRedirects: 0 });
    await beLoggedIn(player);
    await page.goto('/');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Bildirimler, 1 okunmamış' }).click();
    const panel = page.getByRole('dialog', { name: 'Bildirimler' });
    await panel.getByRole('listitem').getByRole('button').click();
    await expect(panel.getByRole('link', { name: 'Dekontu gör' })).toHaveAttribute(
      'href',
      '/dashboard/receipt/a-deposit',
    );
  });

  test('closes on a click outside it', desktopOnly, async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Bildirimler' }).click();
    await expect(page.getByRole('dialog', { name: 'Bildirimler' })).toBeVisible();
    await page.mouse.click(20, 600);
    await expect(page.getByRole('dialog', { name: 'Bildirimler' })).toHaveCount(0);
  });

  for (const piece of ['**/assets/notification-dropdown-*.js', '**/notifications?*_data=*']) {
    test(
      `without ${piece} the bell opens the page`,
      piece.includes('dropdown') ? desktopOnly : withScripts,
      async ({ page, player, beLoggedIn, expectedErrors }) => {
        expectedErrors.push(/ERR_FAILED/);
        await page.route(piece, (route) => route.abort());
        await beLoggedIn(player);
        await page.goto('/');
        await hydrated(page, true);
        await page.getByRole('banner').getByRole('link', { name: 'Bildirimler' }).click();
        await expect(page).toHaveURL('/notifications');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bildirimler');
      },
    );
  }
});

test(
  'the journey is the same with every script blocked',
  desktopOnly,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/*.js', (route) => route.abort());
    await notify(player);
    await beLoggedIn(player);
    await page.goto('/');
    await page.getByRole('banner').getByRole('link', { name: 'Bildirimler, 1 okunmamış' }).click();
    await expect(page).toHaveURL('/notifications');
    await page
      .getByRole('main')
      .getByRole('button', { name: /Deneme bonusu/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deneme bonusu');
  },
);

/** The close button stays visible on a low screen, however far the panel is scrolled. */
async function expectCrossInSight(page: Page, panel: Locator) {
  const size = page.viewportSize();
  await page.setViewportSize({ width: 360, height: 300 });
  await panel.evaluate((element) => element.scrollTo(0, element.scrollHeight));
  await expect(panel.getByRole('button', { name: 'Kapat' })).toBeInViewport({ ratio: 1 });
  if (size) await page.setViewportSize(size);
}
