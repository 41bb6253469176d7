import { gameAddress, playAddress } from '../../app/features/play/game-address/encode-game';
import { gameIn, slotOf } from './game-page';
import { mainJourney, phones, withAndWithoutScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

const game = slotOf('dt');

test(
  'a guest reads about a game, logs in to play it, and plays',
  mainJourney,
  async ({ page, player, javaScriptEnabled, expectAccessible }) => {
    await page.goto(gameAddress(game));
    await hydrated(page, javaScriptEnabled);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.name);
    await expect(page.getByText('Volatilite')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Favorilere ekle' })).toHaveCount(0);
    await expectAccessible();
    await page.getByRole('link', { name: 'Oyna', exact: true }).click();
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL(playAddress(game));
    await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
  },
);

test(
  'a player changes the favourites on the page about a game',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await beLoggedIn(player);
    await page.goto(gameAddress(game));
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('button', { name: 'Favorilere ekle', exact: true }).click();
    await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
    await page.getByRole('button', { name: 'Favorilerden çıkar', exact: true }).click();
    await expect(page.locator('[data-toast=warning]')).toHaveText('Favorilerden çıkarıldı');
    expect((await player.call('casino/favorites', {})).data).toEqual([]);
  },
);

test('the page about a game fits 320 px, with large buttons', phones, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(gameAddress(game));
  expect(await page.locator('html').evaluate(({ scrollWidth }) => scrollWidth)).toBeLessThanOrEqual(320);
  for (const button of [
    page.getByRole('link', { name: 'Oyna', exact: true }),
    page.getByRole('button', { name: 'Favorilere ekle', exact: true }),
  ])
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});
