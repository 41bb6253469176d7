import { claimTrialBonus } from '../support/bonus-claim';
import { fund, type TestPlayer } from '../support/players';
import { liveConnection } from './live-connection';
import { OPERATOR_API } from './ports';
import { desktopOnly, phoneWithoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';

/** Causes one notification: claims a trial bonus. */
const notify = (player: TestPlayer) => claimTrialBonus({ outboxUrl: new URL('/outbox', OPERATOR_API).href }, player);

test('without JavaScript a link refreshes the balance', phoneWithoutScripts, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.goto('/dashboard');
  await fund(player, 250);
  // The site asks the operator for a balance at most once in three seconds.
  await expect(async () => {
    await page.getByRole('main').getByRole('link', { name: 'Bakiyeyi yenile' }).click();
    await expect(page.getByRole('main')).toContainText('₺250,00', { timeout: 500 });
  }).toPass();
});

test.describe('with JavaScript', () => {
  test(
    "a notification appears as a message, in the bell's badge, and with the new balance",
    withScripts,
    async ({ page, player, beLoggedIn }) => {
      const connected = liveConnection(page);
      await beLoggedIn(player);
      await page.goto('/');
      await connected;
      await notify(player);
      await expect(page.locator('[data-toast=info]')).toHaveText('Deneme bonusu');
      await expect(page.getByRole('banner').getByRole('link', { name: 'Bildirimler, 1 okunmamış' })).toBeVisible();
      await expect(page.getByRole('banner').locator('[data-balance]').first()).toHaveText('₺100,00');
    },
  );

  test(
    'the open list of payments follows what happens, and stays when it cannot be read',
    desktopOnly,
    async ({ page, context, player, beLoggedIn }) => {
      await fund(player, 300);
      const connected = liveConnection(page);
      await beLoggedIn(player);
      await page.goto('/dashboard/financial-activities');
      await connected;
      const rows = page.getByRole('table').getByRole('row');
      await expect(rows).toHaveCount(2);
      await fund(player, 250);
      await expect(rows).toHaveCount(3);
      await context.setOffline(true);
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('financial-activities'));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await failed;
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
      await expect(rows).toHaveCount(3);
    },
  );

  test(
    'a deposit made elsewhere updates the header and the overview',
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      await beLoggedIn(player);
      await page.goto('/dashboard');
      await hydrated(page, true);
      await fund(player, 250);
      for (const place of ['banner', 'main'] as const)
        await expect(page.getByRole(place).locator('[data-balance]').last()).toHaveText('₺250,00');
      const latest = page.getByRole('main').getByRole('list').filter({ hasText: '+₺250,00' });
      await expect(latest).toContainText('Onaylandı');
    },
  );

  test(
    'a client navigation keeps the balance and the count that were updated since the page loaded',
    desktopOnly,
    async ({ page, player, beLoggedIn, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      const connected = liveConnection(page);
      await beLoggedIn(player);
      await page.goto('/');
      await connected;
      await notify(player);
      const header = page.getByRole('banner');
      const expectLatest = async () => {
        await expect(header.getByRole('link', { name: 'Bildirimler, 1 okunmamış' })).toBeVisible();
        await expect(header.locator('[data-balance]').first()).toHaveText('₺100,00');
      };
      await expectLatest();
      // A poll would bring the balance again.
      await page.route('**/balance?*', (route) => route.abort());
      await header.locator('[data-menu=profile] > summary').click();
      for (const path of ['/dashboard/account', '/dashboard/security']) {
        await page.locator(`a[href="${path}"]:visible`).first().click();
        await expect(page).toHaveURL(path);
        await expect(page.locator('#page h1')).toBeVisible();
        await expectLatest();
      }
    },
  );

  test(
    'two tabs share one connection, and the second takes over when the first closes',
    desktopOnly,
    async ({ page, context, player, beLoggedIn }) => {
      const connected = liveConnection(page);
      await beLoggedIn(player);
      await page.goto('/');
      await connected;
      const second = await context.newPage();
      let sockets = 0;
      second.on('websocket', () => (sockets += 1));
      await second.goto('/notifications');
      await hydrated(second, true);
      // Once idle, the second tab waits for the lock that protects the connection.
      await second.waitForFunction(async () => ((await navigator.locks.query()).pending ?? []).length > 0);
      await notify(player);
      await expect(second.locator('[data-toast=info]')).toHaveText('Deneme bonusu');
      expect(sockets).toBe(0);
      const takenOver = second.waitForEvent('websocket');
      await page.close();
      await takenOver;
    },
  );

  test(
    'logging out in one tab stops the live updates of the other',
    desktopOnly,
    async ({ page, context, player, beLoggedIn, expectedErrors }) => {
      expectedErrors.push(/status of 401/);
      const connected = liveConnection(page);
      await beLoggedIn(player);
      await page.goto('/');
      const live = await connected;
      const closed = live.waitForEvent('close');
      const second = await context.newPage();
      await second.goto('/');
      await second.evaluate(() => fetch('/logout', { method: 'POST', redirect: 'manual' }));
      await closed;
      await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toBeVisible();
    },
  );

  test(
    'a balance that cannot be refreshed shows its age',
    desktopOnly,
    async ({ page, player, beLoggedIn, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.clock.install();
      await beLoggedIn(player);
      await page.goto('/');
      await hydrated(page, true);
      await page.route('**/balance?*', (route) => route.abort());
      await expect(async () => {
        await page.clock.runFor(3_000);
        await expect(page.getByRole('banner')).toContainText(/\d+ sn önce/, { timeout: 300 });
      }).toPass();
      await page.unroute('**/balance?*');
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(page.getByRole('banner')).not.toContainText(/sn önce/);
    },
  );

  test(
    'a notification that the list knows before its push still says so, and counts once',
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      let push = () => {};
      const isListed = new Promise<void>((resolve) => (push = resolve));
      await page.routeWebSocket('**/hubs/notify', (socket) => {
        const operator = socket.connectToServer();
        operator.onMessage(async (message) => {
          if (String(message).includes('"Notification"')) await isListed;
          socket.send(message);
        });
      });
      let read = () => {};
      const isClaimed = new Promise<void>((resolve) => (read = resolve));
      await page.route('**/notifications?*_data=*', async (route) => {
        await isClaimed;
        await route.continue();
      });
      const reads = page.waitForRequest('**/notifications?*_data=*');
      const list = page.waitForResponse('**/notifications?*_data=*');
      await beLoggedIn(player);
      await page.goto('/');
      await reads;
      await notify(player);
      read();
      await (await list).finished();
      const bell = page.getByRole('banner').getByRole('link', { name: 'Bildirimler, 1 okunmamış' });
      await expect(bell).toBeVisible();
      push();
      await expect(page.locator('[data-toast=info]')).toHaveText('Deneme bonusu');
      await expect(bell).toBeVisible();
    },
  );

  test(
    'a receipt learns what was pushed before the live connection was open',
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      let open = () => {};
      const isPaid = new Promise<void>((resolve) => (open = resolve));
      await page.routeWebSocket('**/hubs/notify', async (socket) => {
        await isPaid;
        socket.connectToServer();
      });
      await beLoggedIn(player);
      await page.goto('/dashboard/deposit/6');
      await hydrated(page, true);
      const main = page.getByRole('main');
      await main.getByLabel('Tutar').fill('600');
      await main.getByLabel('Ağ').selectOption('1');
      await main.locator('form:has([name=Amount]) button[type=submit]:not([formnovalidate], [hidden])').click();
      const payPage = main.locator('a[href*="/pay/"]');
      await page.request.post(`${await payPage.getAttribute('href')}/complete`, { maxRedirects: 0 });
      open();
      await expect(main).toContainText('₺600,00 bakiyenize eklendi');
      await expect(payPage).toHaveCount(0);
    },
  );

  test(
    'a blocked hub affects nothing else, and a quiet message offers to try again',
    desktopOnly,
    async ({ page, player, beLoggedIn, expectedErrors, expectAccessible }) => {
      expectedErrors.push(/WebSocket/);
      await page.clock.install();
      let tries = 0;
      await page.routeWebSocket('**/hubs/notify', (socket) => {
        tries += 1;
        void socket.close({ code: 1011 });
      });
      await beLoggedIn(player);
      await page.goto('/');
      await hydrated(page, true);
      const sign = page.getByText('Canlı bildirimler durdu.');
      await expect(async () => {
        await page.clock.runFor(31_000);
        await expect(sign).toBeVisible({ timeout: 500 });
      }).toPass();
      expect(tries).toBe(4);
      // A fading message is hard to read.
      await expect(page.locator('[data-toast]')).toHaveCount(0);
      await expectAccessible();
      await page.clock.runFor(300_000);
      expect(tries).toBe(4);
      await page.getByRole('button', { name: 'Yeniden bağlan' }).click();
      await expect(sign).toHaveCount(0);
      await page.clock.runFor(1_000);
      await expect.poll(() => tries).toBe(5);
      await page.goto('/notifications');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bildirimler');
    },
  );

  for (const piece of ['start-live', 'hub-client', 'poll-balance']) {
    test(
      `without ${piece} the page stays as it was sent`,
      desktopOnly,
      async ({ page, player, beLoggedIn, expectedErrors }) => {
        expectedErrors.push(/ERR_FAILED/);
        await page.route(`**/assets/${piece}*.js`, (route) => route.abort());
        await beLoggedIn(player);
        await page.goto('/');
        await hydrated(page, true);
        await expect(page.getByRole('banner')).toContainText('₺0,00');
        await page.goto('/notifications');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bildirimler');
      },
    );
  }
});
