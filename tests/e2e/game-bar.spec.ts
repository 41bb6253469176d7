import type { Page } from '@playwright/test';
import { playAddress } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { fund } from '../support/players';
import { gameIn, showPanel, slotOf, toolsOf } from './game-page';
import { desktopOnly, phoneOnly, phones, withAndWithoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';

const game = slotOf('dt');

test.beforeEach(async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
  await beLoggedIn(player);
  await page.goto(playAddress(game));
  await hydrated(page, javaScriptEnabled);
});

const sessionOf = (page: Page) => page.locator('iframe').contentFrame().locator('iframe').getAttribute('src');

test(
  'changes the favourites while the game goes on',
  withAndWithoutScripts,
  async ({ page, context, player, javaScriptEnabled }) => {
    const session = await sessionOf(page);
    const favourites = async () => (await player.call('casino/favorites', {})).data;
    await showPanel(page);
    const add = toolsOf(page).getByRole('button', { name: 'Favorilere ekle' });
    if (javaScriptEnabled === false) {
      const opened = context.waitForEvent('page');
      await add.click();
      const tab = await opened;
      await expect(tab.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
      await expect(tab).toHaveURL(/\/casino\/game\/[\w-]+#game-/);
    } else {
      await add.click();
      await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
      await showPanel(page);
      await expect(toolsOf(page).getByRole('button', { name: 'Favorilerden çıkar' })).toBeVisible();
    }
    expect(await favourites()).toEqual([game.gameCode]);
    await expect(page).toHaveURL(playAddress(game));
    expect(await sessionOf(page)).toBe(session);

    if (javaScriptEnabled !== false) {
      await toolsOf(page).getByRole('button', { name: 'Favorilerden çıkar' }).click();
      await expect(page.locator('[data-toast=warning]')).toHaveText('Favorilerden çıkarıldı');
      expect(await favourites()).toEqual([]);
      expect(await sessionOf(page)).toBe(session);
    }
  },
);

test('says above the game that the connection is lost, with one button', withScripts, async ({ page, context }) => {
  const session = await sessionOf(page);
  await context.setOffline(true);
  const place = page.getByRole('alert').filter({ hasText: 'Bağlantınız kesildi' });
  await expect(place.getByRole('button')).toHaveText('Oyunu yenile');
  await context.setOffline(false);
  await expect(place).toHaveCount(0);
  expect(await sessionOf(page)).toBe(session);
});

test('stop and deposit are apart', withAndWithoutScripts, async ({ page }) => {
  const box = async (name: string) => {
    const tool = toolsOf(page).locator(name);
    await expect(tool).toBeVisible();
    return (await tool.boundingBox()) ?? { x: 0, width: 0 };
  };
  const [stop, deposit] = [await box('[value=stop]'), await box('[data-game-deposit]')];
  expect(deposit.x - (stop.x + stop.width)).toBeGreaterThanOrEqual(36);
});

test('shows the balance as it changes', withAndWithoutScripts, async ({ page, player, javaScriptEnabled }) => {
  await fund(player, 321);
  await expect(async () => {
    if (javaScriptEnabled === false) await page.reload();
    await showPanel(page);
    await expect(toolsOf(page).getByText('₺321,00')).toBeVisible({ timeout: 1_000 });
  }).toPass();
});

test(
  'keeps the figures of the session in view, and reads them when the balance has moved',
  withAndWithoutScripts,
  async ({ page, player, isMobile, javaScriptEnabled }) => {
    if (javaScriptEnabled !== false) {
      await page.clock.install();
      await page.reload();
      await hydrated(page, true);
    }
    await showPanel(page);
    const figures = isMobile ? toolsOf(page) : page.locator('[data-game-screen]');
    for (const name of ['Oturum süresi', 'Bahisler', 'Kazançlar', 'Net sonuç'])
      await expect(figures.getByText(name).filter({ visible: true })).toHaveCount(1);
    if (javaScriptEnabled === false) return;
    const readings: number[] = [];
    page.on('response', (answer) => {
      if (answer.url().includes('/safer-play?_data=')) readings.push(answer.status());
    });
    for (const amount of [321, 300]) {
      await fund(player, amount);
      await expect(toolsOf(page).getByText(amount === 321 ? '₺321,00' : '₺621,00')).toBeVisible();
      await page.clock.fastForward(60_000);
      await expect.poll(() => readings).toEqual(amount === 321 ? [200] : [200, 200]);
      // Nothing has moved since.
      await page.clock.fastForward(60_000);
    }
    expect(readings).toEqual([200, 200]);
  },
);

test('leads to safer play in another tab', withAndWithoutScripts, async ({ page, context }) => {
  const session = await sessionOf(page);
  await showPanel(page);
  const opened = context.waitForEvent('page');
  await toolsOf(page).getByRole('link', { name: 'Güvenli oyun' }).click();
  await expect(await opened).toHaveURL('/safer-play');
  expect(await sessionOf(page)).toBe(session);
});

test("shows the time of day in the player's zone, to the minute", desktopOnly, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'zone', value: 'Asia%2FTokyo', url: baseURL ?? '' }]);
  await page.clock.install({ time: new Date('2026-11-23T10:58:30Z') });
  await page.goto(playAddress(game));
  await expect(toolsOf(page).locator('time')).toHaveText('19:58');
  await page.clock.fastForward(40_000);
  await expect(toolsOf(page).locator('time')).toHaveText('19:59');
});

test('the whole name stands beside the tools', desktopOnly, async ({ page }) => {
  const [longest] = games.toSorted((a, b) => b.title.length - a.title.length);
  if (!longest) throw new Error('No game');
  const { gameCode, studio, title } = longest;
  await page.goto(playAddress({ gameCode, mainProviderId: studio.id, name: title }));
  await expect(toolsOf(page).locator('time')).toBeVisible();
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(title);
  for (const width of [768, 900, 999, 1000, 1200, 1399, 1400]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await name.evaluate((heading) => [
      heading.scrollWidth - heading.clientWidth,
      heading.scrollHeight - heading.clientHeight,
    ]);
    expect(cut, `at ${width} px`).toEqual([0, 0]);
  }
});

test('fills the screen and returns, without another game session', desktopOnly, async ({ page }) => {
  const session = await sessionOf(page);
  const screen = page.locator('[data-game-screen]');
  const isFull = async () => {
    const box = await screen.boundingBox();
    return box?.x === 0 && box.y === 0 && box.height === page.viewportSize()?.height;
  };
  expect(await isFull()).toBe(false);
  await toolsOf(page).getByRole('button', { name: 'Tam ekran' }).click();
  await expect.poll(isFull).toBe(true);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await toolsOf(page).getByRole('button', { name: 'Tam ekrandan çık' }).click();
  await expect.poll(isFull).toBe(false);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(await sessionOf(page)).toBe(session);
});

test('has no full screen where the browser has none', desktopOnly, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false }));
  await page.reload();
  await expect(toolsOf(page).locator('time')).toBeVisible();
  await expect(toolsOf(page).getByRole('button', { name: 'Tam ekran' })).toHaveCount(0);
});

test('works without the script of the clock', desktopOnly, async ({ page, expectedErrors }) => {
  expectedErrors.push(/ERR_FAILED/);
  await page.route('**/assets/game-bar-extras-*.js', (route) => route.abort());
  await page.reload();
  await hydrated(page, true);
  await expect(gameIn(page).getByRole('button', { name: 'Çevir' })).toBeVisible();
  await toolsOf(page).getByRole('button', { name: 'Favorilere ekle' }).click();
  await expect(page.locator('[data-toast=success]')).toHaveText('Favorilere eklendi');
});

test.describe('on a phone', phones, () => {
  test('the name stays readable at 320 px, and the panel has large targets and nothing cut', async ({
    page,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const name = page.getByRole('heading', { level: 1 });
    expect((await name.boundingBox())?.width).toBeGreaterThan(80);
    const more = page.getByRole('button', { name: 'Diğer araçlar' });
    expect(await more.boundingBox()).toMatchObject({ width: 44, height: 34 });
    await more.click();
    const panel = page.locator('[popover]');
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(panel.getByText('Bakiye')).toBeVisible();
    const names = await panel.locator('a, button').allInnerTexts();
    const scripted = javaScriptEnabled === false ? [] : ['Tam ekran'];
    expect(names).toEqual(['Favorilere ekle', ...scripted, 'Oyun bilgileri', 'Güvenli oyun', 'Tam sayfada aç']);
    for (const tool of await panel.locator('a, button').all()) {
      await expect(tool).toBeInViewport({ ratio: 1 });
      const box = await tool.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await expectAccessible({ except: 'iframe' });
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});

test('a tap on the game closes the panel', phoneOnly, async ({ page }) => {
  await showPanel(page);
  await expect(page.locator('[popover]')).toBeVisible();
  // The panel leaves the first chip uncovered.
  await gameIn(page).getByLabel('₺5', { exact: true }).check();
  await expect(page.locator('[popover]')).toBeHidden();
});
