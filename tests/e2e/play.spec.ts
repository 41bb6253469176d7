import { encodeGame, playAddress } from '../../app/features/play/game-address/encode-game';
import { integrations } from '../../operator/catalogue/studios';
import { fund } from '../support/players';
import { betsOf, gameIn, leaveByExit, openAsGuest, showPanel, slotOf, toolsOf, useUpLaunches } from './game-page';
import { desktopOnly, phoneWithoutScripts, phones, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

test(
  'a guest logs in, returns to the game, and plays a round in each of the six integrations',
  withAndWithoutScripts,
  async ({ page, player, javaScriptEnabled }) => {
    test.slow();
    await fund(player, 500);
    await openAsGuest(page, player, playAddress(slotOf('dt')));
    for (const [played, integration] of integrations.entries()) {
      const slot = slotOf(integration);
      if (integration !== 'dt') await page.goto(playAddress(slot));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(slot.name);
      // Integration F answers with a document whose script opens the game; without scripts its link does.
      if (integration === 'softgamings' && javaScriptEnabled === false)
        await gameIn(page).getByRole('link', { name: slot.name }).click();
      const game = gameIn(page);
      await game.getByLabel('₺25', { exact: true }).check();
      await game.getByRole('button', { name: 'Çevir' }).click();
      await expect(game.locator('.meter-staked dd')).toContainText('25,00');
      expect(await betsOf(player)).toBe(played + 1);
    }
  },
);

test.describe('the page of a game', () => {
  test.beforeEach(async ({ player, page, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto(playAddress(slotOf('dt')));
  });

  test(
    'opens the game in a new tab, reloads it with a new session, and closes to the lobby',
    withAndWithoutScripts,
    async ({ page, context, javaScriptEnabled, expectedErrors }) => {
      expectedErrors.push(/status of 404/);
      await hydrated(page, javaScriptEnabled);
      const opened = context.waitForEvent('page');
      await showPanel(page);
      await page.getByRole('button', { name: 'Tam sayfada aç' }).click();
      const tab = await opened;
      await tab.waitForURL(/\/games\/dt\//);
      await expect(tab.getByRole('button', { name: 'Çevir' })).toBeVisible();
      await expect(page).toHaveURL(playAddress(slotOf('dt')));

      await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
      const inside = page.locator('iframe').contentFrame().locator('iframe');
      const before = await inside.getAttribute('src');
      await page.getByRole('link', { name: 'Oyunu yenile' }).click();
      await expect(inside).not.toHaveAttribute('src', before ?? '');
      await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();

      await page.getByRole('link', { name: 'Oyunu kapat' }).click();
      await expect(page).toHaveURL('/casino/slot');
    },
  );

  test(
    'has no accessibility violations, and on a phone of 320 px no overflow and no focusable element behind the game',
    phones,
    async ({ page, javaScriptEnabled, expectAccessible }) => {
      await hydrated(page, javaScriptEnabled);
      await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
      await expectAccessible({ except: 'iframe' });
      await page.setViewportSize({ width: 320, height: 640 });
      const width = await page.locator('body').evaluate((body) => body.scrollWidth);
      expect(width).toBeLessThanOrEqual(320);
      const bar = toolsOf(page);
      for (const tool of await bar.locator('> a, > button, > form > button').all())
        await expect(tool).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('contentinfo')).toHaveCount(0);
      await expect(page.getByRole('banner')).toHaveCount(0);
      await page.keyboard.press('Tab');
      await expect(bar.getByRole('button', { name: /24 saat durdur$/ })).toBeFocused();
    },
  );

  test(
    'deposits without leaving the game',
    withAndWithoutScripts,
    async ({ page, context, player, javaScriptEnabled, isMobile }) => {
      await hydrated(page, javaScriptEnabled);
      const inside = page.locator('iframe').contentFrame().locator('iframe');
      const before = await inside.getAttribute('src');
      if (javaScriptEnabled === false) {
        const opened = context.waitForEvent('page');
        await toolsOf(page).getByRole('link', { name: 'Para yatır' }).click();
        await expect(await opened).toHaveURL('/dashboard/deposit');
      } else {
        await toolsOf(page).getByRole('link', { name: 'Para yatır' }).click();
        const dialog = page.getByRole('dialog', { name: 'Para yatır' });
        await expect(dialog).toBeVisible();
        await dialog.getByRole('listitem').getByRole('link').first().click();
        await expect(page.getByRole('dialog').locator('form')).toBeVisible();
        // The payment page completes the deposit meanwhile.
        await fund(player, 500);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        // The bar on a phone has no room for the balance; the game shows it.
        if (!isMobile) await expect(page.getByRole('banner')).toContainText(/500,00/, { timeout: 10_000 });
      }
      await expect(page).toHaveURL(playAddress(slotOf('dt')));
      await expect(inside).toHaveAttribute('src', before ?? '');
    },
  );
});

test(
  'a deposit that cannot open in the game opens in another tab, and the game goes on',
  desktopOnly,
  async ({ page, player, beLoggedIn, context, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await beLoggedIn(player);
    await page.goto(playAddress(slotOf('dt')));
    await hydrated(page, true);
    const inside = page.locator('iframe').contentFrame().locator('iframe');
    const before = await inside.getAttribute('src');
    await page.route('**/dashboard/deposit?_data=*', (route) => route.fulfill({ status: 503 }));
    const opened = context.waitForEvent('page');
    await toolsOf(page).getByRole('link', { name: 'Para yatır' }).click();
    await expect(await opened).toHaveURL('/dashboard/deposit');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(inside).toHaveAttribute('src', before ?? '');
  },
);

test(
  'a visitor from another site starts the game with a button',
  phoneWithoutScripts,
  async ({ page, player, beLoggedIn, baseURL }) => {
    await beLoggedIn(player);
    const address = playAddress(slotOf('em'));
    // Another origin on the same machine, which browsers treat as another site.
    await page.route('http://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${baseURL}${address}">go</a>` }),
    );
    await page.goto('http://elsewhere.example/');
    await page.getByRole('link').click();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('button', { name: 'Oyunu başlat' }).click();
    await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
  },
);

for (const [what, data, status] of [
  ['a broken address', 'not-a-game', 400],
  ['an unknown game', encodeGame({ ...slotOf('dt'), gameCode: 'unknown' }), 404],
] as const) {
  test(
    `${what} gets a message with a link to the lobbies`,
    desktopOnly,
    async ({ page, expectedErrors, expectAccessible }) => {
      expectedErrors.push(/status of 40\d/);
      const answer = await page.goto(`/casino/play/${data}`);
      expect(answer?.status()).toBe(status);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oyun bulunamadı');
      await expectAccessible();
      await page.getByRole('link', { name: 'Slot lobisi' }).click();
      await expect(page).toHaveURL('/casino/slot');
    },
  );
}

test(
  'a failed launch closes the screen of integration D and shows why',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 4(04|29)/);
    await beLoggedIn(player);
    await useUpLaunches(page);
    await page.goto(playAddress(slotOf('egt')));
    if (javaScriptEnabled === false) {
      const frame = page.locator('iframe').contentFrame();
      await expect(frame.getByRole('heading', { name: 'Oyun açılamadı' })).toBeVisible();
      await expect(frame.getByText('Kısa sürede çok sayıda oyun açtınız.')).toBeVisible();
      await frame.getByRole('link', { name: 'Lobiye dön' }).click();
    }
    await expect(page).toHaveURL('/casino/slot');
    await expect(page.locator('[data-toast=error]')).toContainText('Kısa sürede çok sayıda oyun açtınız.');
  },
);

test(
  'a failed launch of any other integration stays in the frame with links, and is a toast',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 429/);
    await beLoggedIn(player);
    await useUpLaunches(page);
    const why = 'Kısa sürede çok sayıda oyun açtınız.';
    for (const integration of ['dt', 'softgamings'] as const) {
      await page.goto(playAddress(slotOf(integration)));
      const frame = page.locator('iframe').contentFrame();
      await expect(frame.getByText(why)).toBeVisible();
      const toasts = page.locator('[data-toast=error]');
      if (javaScriptEnabled === false) await expect(toasts).toHaveCount(0);
      else await expect(toasts).toContainText(why);
      await frame.getByRole('link', { name: 'Lobiye dön' }).click();
      await expect(page).toHaveURL('/casino/slot');
    }
  },
);

test(
  'a game that never loads leaves links to reload it and to the lobby',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.clock.install();
    let isAway = true;
    await page.route(/\/games\/dt\//, (route) => (isAway ? undefined : route.continue()));
    await page.goto(playAddress(slotOf('dt')), { waitUntil: 'commit' });
    await hydrated(page, true);
    const note = page.getByRole('status').filter({ hasText: 'Oyun henüz açılmadı.' });
    // The clock also runs in real time, so the delays of a slow machine count too.
    await page.clock.fastForward(3_000);
    await expect(note).toHaveCount(0);
    await page.clock.fastForward(10_000);
    await expect(note.getByRole('link', { name: 'Lobiye dön' })).toHaveAttribute('href', '/casino/slot');
    isAway = false;
    await note.getByRole('button', { name: 'Oyunu yenile' }).click();
    await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
    await expect(note).toHaveCount(0);
  },
);

test.describe('messages of the game', desktopOnly, () => {
  test.beforeEach(async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto(playAddress(slotOf('hub88')));
    await hydrated(page, true);
    await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
  });

  test('exit closes the screen', async ({ page, expectedErrors }) => {
    expectedErrors.push(/status of 404/);
    await leaveByExit(page, () => expect(page).toHaveURL('/casino/slot'));
  });

  test('reload opens the game again and shows a message', async ({ page }) => {
    const inside = page.locator('iframe').contentFrame().locator('iframe');
    const before = await inside.getAttribute('src');
    await page.route('**/casino/frame/**', async (route) => {
      await expect(page.getByText('Oyun yeniden yüklenecek. Lütfen bekleyin...')).toBeVisible();
      await route.continue();
    });
    await gameIn(page).getByRole('button', { name: 'Yenile' }).click();
    await expect(inside).not.toHaveAttribute('src', before ?? '');
    await expect(page.getByText('Oyun yeniden yüklenecek.')).toBeHidden();
  });

  test('are accepted from no other sender', async ({ page }) => {
    await page.evaluate(() => {
      const stranger = document.createElement('iframe');
      stranger.hidden = true;
      // Inserted before the game's frame, because the tests address the game as the last frame.
      document.body.prepend(stranger);
    });
    await page.evaluate(() => {
      const frames = [...document.querySelectorAll('iframe')];
      const listeners = [window, frames[1]?.contentWindow as Window];
      for (const listener of listeners) {
        // Senders: the page itself, a frame beside the game, and the frame document itself.
        for (const speaker of [window, frames[0]?.contentWindow as Window]) {
          const forged = { data: { type: 'exit' }, source: speaker, origin: 'http://evil.example' };
          listener.dispatchEvent(new MessageEvent('message', forged));
        }
        listener.postMessage({ type: 'exit' }, '*');
      }
    });
    // Messages of the game itself still work.
    const inside = page.locator('iframe').last().contentFrame().locator('iframe');
    const before = await inside.getAttribute('src');
    await gameIn(page).getByRole('button', { name: 'Yenile' }).click();
    await expect(inside).not.toHaveAttribute('src', before ?? '');
    await expect(page).toHaveURL(playAddress(slotOf('hub88')));
  });
});
