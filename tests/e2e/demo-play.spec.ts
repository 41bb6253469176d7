import { gameAddress, playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { hasDemo } from '../../operator/catalogue/detail';
import { gameIn, toolsOf } from './game-page';
import { desktopOnly, phoneOnly, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const found = games.find(({ studio, kind }) => studio.integration === 'dt' && kind === 'slot');
if (!found || !hasDemo(found)) throw new Error('No slot with play money');
const game = { gameCode: found.gameCode, mainProviderId: found.studio.id, name: found.title };

test(
  'a guest plays with play money, and is led to real play by the login form',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled, expectAccessible }) => {
    await page.goto(gameAddress(game));
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('link', { name: 'Demo oyna' }).click();
    await expect(page).toHaveURL(`${playAddress(game)}?demo=1`);
    await hydrated(page, javaScriptEnabled);
    await expect(page.getByText('Oyun parası', { exact: true })).toBeVisible();
    const inside = gameIn(page);
    await expect(inside.getByText('Oyun parası')).toBeVisible();
    await inside.getByRole('button', { name: 'Çevir' }).click();
    await expect(inside.locator('.meter-staked dd')).toContainText('10,00');
    await expectAccessible({ except: 'iframe' });
    await page.setViewportSize({ width: 320, height: 640 });
    for (const part of [page.getByText('Oyun parası', { exact: true }), toolsOf(page)])
      await expect(part).toBeInViewport({ ratio: 1 });
    await toolsOf(page).getByRole('link', { name: 'Gerçek oyun' }).click();
    await expect(page.locator('[name=password]:visible').last()).toBeVisible();
  },
);

test('a guest plays with play money in the window of a phone', phoneOnly, async ({ page }) => {
  await page.goto(gameAddress(game));
  await hydrated(page, true);
  await page.getByRole('link', { name: 'Demo oyna' }).click();
  const window = page.getByRole('dialog', { name: game.name });
  await expect(window.getByText('Oyun parası', { exact: true })).toBeVisible();
  await gameIn(page).getByRole('button', { name: 'Çevir' }).click();
  await expect(gameIn(page).locator('.meter-staked dd')).toContainText('10,00');
  await window.getByRole('button', { name: 'Oyunu kapat' }).click();
  await expect(page).toHaveURL(gameAddress(game));
});

test('a machine shows its reels and its main button on a phone on its side', desktopOnly, async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await page.goto(`${playAddress(game)}?demo=1`);
  for (const part of [gameIn(page).getByRole('button', { name: 'Çevir' }), gameIn(page).locator('.reels')])
    await expect(part).toBeInViewport({ ratio: 1 });
});
