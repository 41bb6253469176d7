import type { Page } from '@playwright/test';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { gameIn, slotOf, toolsOf } from './game-page';
import { liveConnection } from './live-connection';
import { phoneOnly, phones, withScripts } from './projects';
import { stopElsewhere } from './stop-elsewhere';
import { expect, hydrated, test } from './test';

const game = slotOf('dt');

/** The stop of the demonstration's policy. */
const stopIn = (page: Page) => toolsOf(page).getByRole('button', { name: /24 saat durdur$/ });

test.beforeEach(async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
  await beLoggedIn(player);
  await page.goto(playAddress(game));
  await hydrated(page, javaScriptEnabled);
  await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
});

test('one press in the bar of a running game stops all play, and says until when', async ({ page }) => {
  await stopIn(page).click();
  await expect(page).toHaveURL('/safer-play/pause');
  await expect(page.locator('[data-toast]')).toHaveCount(0);
  await expect(page.getByRole('main').getByText(/^Oyuna .* tarihine kadar ara verdiniz$/)).toBeVisible();
  await page.goto(playAddress(game));
  await expect(page).toHaveURL('/safer-play/pause');
});

test('a pause is known on home, in a lobby and in the bar at the bottom', async ({ page, isMobile }) => {
  await stopIn(page).click();
  await expect(page).toHaveURL('/safer-play/pause');
  await page.goto('/');
  await expect(page.getByRole('main').getByText(/^Oyuna .* tarihine kadar ara verdiniz$/)).toBeVisible();
  await expect(page.locator('a[data-game]')).toHaveCount(0);
  // There is no banner, and what leads the page takes its place.
  const { width = 0 } = (await page.getByRole('heading', { level: 1 }).locator('..').boundingBox()) ?? {};
  expect(width).toBeGreaterThan(0.9 * (page.viewportSize()?.width ?? 0));
  if (isMobile)
    await expect(page.getByRole('navigation', { name: 'Alt menü' }).getByRole('link').first()).toHaveText(
      /Ara: \d\d\.\d\d\./,
    );
  await page.goto('/casino/slot');
  await expect(page.getByRole('main').getByText(/tarihine kadar ara verdiniz/)).toBeVisible();
  await page.getByRole('main').locator('a[href^="/casino/game/"]').first().click();
  await expect(page).toHaveURL(/\/casino\/game\//);
  await expect(page.locator('a[data-game]')).toHaveCount(0);
});

for (const language of ['tr', 'en', 'de'])
  test(
    `no word of the bar at the bottom breaks at 360 px in ${language}`,
    phoneOnly,
    async ({ page, context, baseURL }) => {
      await stopIn(page).click();
      await expect(page).toHaveURL('/safer-play/pause');
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.setViewportSize({ width: 360, height: 740 });
      await page.reload();
      const bar = page
        .getByRole('navigation')
        .filter({ has: page.locator('a[href="/dashboard/financial-activities"]') })
        .last();
      await expect(bar.getByRole('link')).toHaveCount(5);
      const broken = await bar.getByRole('link').evaluateAll((links) =>
        links.flatMap((link) =>
          [...(link.textContent ?? '').matchAll(/\S+/g)].flatMap(([word]) => {
            const walker = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
            for (let node = walker.nextNode(); node; node = walker.nextNode()) {
              const start = node.nodeValue?.indexOf(word) ?? -1;
              if (start < 0) continue;
              const range = document.createRange();
              range.setStart(node, start);
              range.setEnd(node, start + word.length);
              return range.getClientRects().length > 1 ? [word] : [];
            }
            return [`not found: ${word}`];
          }),
        ),
      );
      expect(broken).toEqual([]);
    },
  );

test.describe('what another tab has open', withScripts, () => {
  test('a game leaves by the live connection', async ({ page, player, playwright, baseURL }) => {
    // The poll would tell it too.
    await page.route('**/balance?*', () => undefined);
    const connected = liveConnection(page);
    await page.reload();
    await connected;
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await stopElsewhere(player, request);
    await expect(page).toHaveURL('/safer-play/pause', { timeout: 2_000 });
    await expect(page.getByRole('main').getByText(/^Oyuna .* tarihine kadar ara verdiniz$/)).toBeVisible();
    await request.dispose();
  });

  test('a game leaves by the balance poll without a live connection', async ({ page, player, playwright, baseURL }) => {
    await page.routeWebSocket('**/hubs/notify', (socket) => socket.close());
    await page.reload();
    await hydrated(page, true);
    const request = await playwright.request.newContext({ baseURL: baseURL ?? '' });
    await stopElsewhere(player, request);
    await expect(page).toHaveURL('/safer-play/pause');
    await request.dispose();
  });
});

test.describe('on a phone', phones, () => {
  for (const width of [320, 360]) {
    test(`the bar is whole at ${width} px, with the stop in it`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await expect(stopIn(page)).toBeInViewport({ ratio: 1 });
      for (const tool of await toolsOf(page).locator('> a, > button, > form > button').all()) {
        await expect(tool).toBeInViewport({ ratio: 1 });
        expect((await tool.boundingBox())?.width).toBeGreaterThanOrEqual(44);
      }
      const words = await stopIn(page).getByText('24 saat durdur', { exact: true }).boundingBox();
      expect(words?.height).toBeLessThan(34);
      expect((await page.getByRole('heading', { level: 1 }).boundingBox())?.width).toBeGreaterThan(80);
    });
  }
});
