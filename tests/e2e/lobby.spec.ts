import type { Locator, Page } from '@playwright/test';
import {
  desktopOnly,
  desktops,
  mainJourney,
  phoneOnly,
  phones,
  phoneWithoutScripts,
  withAndWithoutScripts,
} from './projects';
import { recordLayoutShifts } from './layout-shifts';
import { expect, hydrated, test } from './test';

const tiles = '[aria-labelledby=all-games] li';

const barOf = (page: Page) => page.getByRole('button', { name: /^(Filtrele ve sırala|Filter and sort)/ });

/** With JavaScript it says how many games it shows. */
const applyIn = (page: Page) => page.getByRole('button', { name: /^(Uygula|Apply|\d+ oyunu göster|Show \d+ games?)$/ });

/** Opens a menu of filters, on a phone in the sheet. */
async function openMenu(page: Page, name: string) {
  if (await page.getByRole('group', { name }).isVisible()) return;
  if (await barOf(page).isVisible()) await barOf(page).click();
  await page.locator('summary', { hasText: name }).click();
}

const isUncovered = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('a chosen category stands in the heading, and in view', phoneWithoutScripts, async ({ page }) => {
  await page.goto('/casino/slot?category=slot-adventure');
  const chosen = page.getByRole('main').locator('nav a[aria-current=page]');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Slot oyunları · ${await chosen.textContent()}`);
  await expect(chosen).toBeInViewport({ ratio: 1 });
});

test(
  'a lobby shows twenty games, and loads the next twenty below them',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Slot oyunları');
    await expect(page.locator(tiles)).toHaveCount(20);
    const first = await page.locator(tiles).first().textContent();
    await page.getByRole('link', { name: 'Daha fazla oyun göster' }).click();
    await expect(page.locator(tiles)).toHaveCount(40);
    await expect(page).toHaveURL(/\/casino\/slot\?page=2(#game-.+)?$/);
    expect(await page.locator(tiles).first().textContent()).toBe(first);
    const twentyFirst = page.locator(tiles).nth(20);
    if (javaScriptEnabled === false) await expect(twentyFirst).toBeInViewport();
    else await expect(twentyFirst.getByRole('link').first()).toBeFocused();
    await page.reload();
    await expect(page.locator(tiles)).toHaveCount(40);
  },
);

test(
  'a whole lobby begins with rails of its first categories, which lead to all of their games',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled, expectAccessible }) => {
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    const rails = page
      .getByRole('main')
      .getByRole('region')
      .filter({ has: page.getByText('Tümünü gör') });
    await expect(rails.getByRole('heading')).toHaveText(['Yeni slotlar', 'Popüler slotlar', 'Klasik slotlar']);
    for (const rail of await rails.all()) await expect(rail.getByRole('listitem')).toHaveCount(10);
    // Later images wait until they are near the screen.
    await expect(rails.nth(1).locator('img:not([loading=lazy])')).toHaveCount(0);
    await expect(rails.first().getByRole('link', { name: 'Çay Saati' })).toHaveAttribute(
      'href',
      /^\/login\?redirectTo=/,
    );
    await expectAccessible();
    await page.getByRole('link', { name: 'Tümünü gör: Popüler slotlar' }).click();
    await expect(page).toHaveURL('/casino/slot?category=slot-popular');
    await expect(page.locator(tiles).first()).toContainText('Nar Bahçesi');
    await expect(rails).toHaveCount(0);
    await page.goto('/casino/slot?sort=az');
    await expect(rails).toHaveCount(0);
    // The same view with one more batch.
    await page.goto('/casino/slot?page=2');
    await expect(rails).toHaveCount(3);
  },
);

test('the last batch ends the list', phoneWithoutScripts, async ({ page }) => {
  await page.goto('/casino/slot?page=1000000000');
  await expect(page).toHaveURL('/casino/slot?page=6');
  expect(await page.locator(tiles).count()).toBeGreaterThan(100);
  await expect(page.getByRole('link', { name: 'Daha fazla oyun göster' })).toHaveCount(0);
});

test(
  'a batch that does not load is loaded with its page',
  desktopOnly,
  async ({ page, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 503/);
    await page.route('**/casino/slot?*_data=*', (route) => route.fulfill({ status: 503 }));
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('link', { name: 'Daha fazla oyun göster' }).click();
    await expect(page).toHaveURL('/casino/slot?page=2');
    await expect(page.locator(tiles)).toHaveCount(40);
  },
);

test(
  'live games are filtered by kind and by provider, in each language',
  withAndWithoutScripts,
  async ({ page, context, baseURL, javaScriptEnabled }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await page.goto('/casino/live');
    await hydrated(page, javaScriptEnabled);
    const filters = page.getByRole('navigation', { name: 'Type of game' }).getByRole('link');
    await expect(filters).toHaveText([
      'All',
      'Live roulette',
      'Live blackjack',
      'Live poker',
      'Live baccarat',
      'Live dealer',
    ]);
    await expect(filters.first()).toHaveAttribute('aria-current', 'page');
    await filters.nth(1).click();
    await expect(page).toHaveURL('/casino/live?category=live-roulette');
    await hydrated(page, javaScriptEnabled);
    await expect(page.locator(tiles)).toContainText(['Salon Rulet', 'Boğaz Ruleti', 'Oakmere Roulette']);
    await expect(page.getByRole('main')).not.toContainText('Blackjack Oakmere');
    await openMenu(page, 'Provider');
    await page.getByRole('checkbox', { name: 'Salon Elli' }).check();
    if (javaScriptEnabled === false) await applyIn(page).click();
    await expect(page).toHaveURL('/casino/live?category=live-roulette&provider=Salon+Elli');
    await expect(page.locator(tiles)).toHaveCount(2);
    await page.reload();
    await openMenu(page, 'Provider');
    await expect(page.getByRole('checkbox', { name: 'Salon Elli' })).toBeChecked();
  },
);

test(
  'chosen filters apply together, are counted, and are taken away one by one',
  mainJourney,
  async ({ page, javaScriptEnabled, expectAccessible }) => {
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    const choose = async (menu: string, role: 'checkbox' | 'radio', name: string) => {
      await openMenu(page, menu);
      await page.getByRole(role, { name }).check();
      if (javaScriptEnabled === false) await applyIn(page).click();
    };
    await choose('Sağlayıcı', 'checkbox', 'Norra Hollow');
    await choose('Sağlayıcı', 'checkbox', 'Quillfin');
    await expect(page).toHaveURL('/casino/slot?provider=Norra+Hollow&provider=Quillfin');
    await choose('Sırala', 'radio', 'Ada göre (A–Z)');
    await expect(page).toHaveURL('/casino/slot?provider=Norra+Hollow&provider=Quillfin&sort=az');
    await openMenu(page, 'Bahis');
    await page.getByLabel('En çok').fill('1');
    await applyIn(page).click();
    const view = '/casino/slot?provider=Norra+Hollow&provider=Quillfin&sort=az&max=1';
    await expect(page).toHaveURL(view);
    // A login leads back to this view.
    await expect(page.getByRole('banner').getByRole('link', { name: 'Giriş yap' })).toHaveAttribute(
      'href',
      `/login?redirectTo=${encodeURIComponent(view)}`,
    );
    const chips = page.getByRole('navigation', { name: 'Kaldırılacak filtreyi seçin' }).getByRole('link');
    await expect(chips).toHaveText([/Norra Hollow/, /Quillfin/, 'En çok ₺1 ×', 'Tümünü temizle']);
    const games = Number.parseInt((await page.getByRole('main').getByRole('status').textContent()) ?? '');
    expect(games).toBe(await page.locator(tiles).count());
    // Each provider shows how many games it has under the same limit.
    const counts = await page
      .locator('label', { has: page.locator('[name=provider]:checked') })
      .locator('small')
      .allTextContents();
    expect(counts.map(Number).reduce((sum, count) => sum + count, 0)).toBe(games);
    await expectAccessible();
    await chips.first().click();
    await expect(page).toHaveURL('/casino/slot?provider=Quillfin&sort=az&max=1');
    await page.getByRole('link', { name: 'Tümünü temizle' }).click();
    await expect(page).toHaveURL('/casino/slot?sort=az');
    await expect(chips).toHaveCount(0);
  },
);

test(
  'a bet that is none stays in its field, with what is wrong, and limits nothing',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled, expectAccessible }) => {
    await page.goto('/casino/slot?provider=Quillfin');
    await hydrated(page, javaScriptEnabled);
    const before = await page.locator(tiles).count();
    await openMenu(page, 'Bahis');
    const menu = page.locator('#lobby-filters details', { hasText: 'Bahis' });
    const [min, max] = [page.getByLabel('En az'), page.getByLabel('En çok')];
    await min.fill('on lira');
    await max.fill('0,5');
    await applyIn(page).click();
    await expect(page).toHaveURL('/casino/slot?provider=Quillfin&min=on+lira&max=0.5');
    await expect(menu).toHaveAttribute('open');
    await expect(min).toHaveValue('on lira');
    await expect(min).toHaveAccessibleDescription('Tutarı rakamla yazın, örneğin 5, 2,50 ya da 1250.');
    await expect(min).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('alert').filter({ hasText: 'Tutarı rakamla yazın' })).toBeVisible();
    await expect(max).not.toHaveAttribute('aria-invalid');
    // In place the focus stays, and the alert is read out.
    const apply = applyIn(page);
    await expect(javaScriptEnabled === false ? min : apply).toBeFocused();
    await expectAccessible();
    await min.fill('20');
    await max.fill('5');
    await applyIn(page).click();
    await expect(max).toHaveAccessibleDescription('“En çok” tutarı “En az” tutarından küçük olamaz.');
    await expect(min).not.toHaveAttribute('aria-invalid');
    await expect(javaScriptEnabled === false ? max : apply).toBeFocused();
    await expect(page.locator(tiles)).toHaveCount(before);
    await min.fill('');
    await applyIn(page).click();
    await expect(page).toHaveURL('/casino/slot?provider=Quillfin&max=5');
    await expect(page.getByRole('alert')).toHaveCount(0);
    // The menu closes, so that the games are in view.
    if (javaScriptEnabled !== false) await expect(menu.locator('summary')).toBeFocused();
    await expect(max).toBeHidden();
  },
);

test(
  'on a phone the buttons of the filters stay in view, and the closed bar says how many filters are on',
  phones,
  async ({ page, javaScriptEnabled, expectAccessible }) => {
    await page.goto('/casino/slot?provider=Quillfin&min=2&sort=az');
    await hydrated(page, javaScriptEnabled);
    await expect(barOf(page)).toHaveText('Filtrele ve sırala (2)');
    await barOf(page).click();
    const buttons = [applyIn(page), page.getByRole('link', { name: 'Tümünü temizle' }).first()];
    const menus = page.locator('#lobby-filters summary');
    for (const menu of [null, ...(await menus.all())]) {
      await menu?.click();
      for (const button of buttons) await expect(button).toBeInViewport({ ratio: 1 });
    }
    await expectAccessible();
    await buttons[1]?.click();
    await expect(page).toHaveURL('/casino/slot?sort=az');
    await expect(barOf(page)).toHaveText('Filtrele ve sırala');
  },
);

test(
  'the sheet of filters counts the games of each choice, and closes with Escape, its cross and its button',
  phoneOnly,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    const sheet = page.locator('#lobby-filters');
    await openMenu(page, 'Sağlayıcı');
    await expect(applyIn(page)).toHaveText(/^\d{3} oyunu göster$/);
    const quillfin = page.locator('label', { hasText: 'Quillfin' });
    const count = await quillfin.locator('small').textContent();
    await quillfin.click();
    await expect(applyIn(page)).toHaveText(`${count} oyunu göster`);
    await expect(page).toHaveURL('/casino/slot?provider=Quillfin');
    await page.getByRole('link', { name: 'Tümünü temizle' }).click();
    await expect(page).toHaveURL('/casino/slot');
    await expect(page.getByRole('checkbox', { name: 'Quillfin' })).not.toBeChecked();
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(barOf(page)).toBeFocused();
    for (const closing of [page.getByRole('button', { name: 'Filtreleri kapat' }), applyIn(page)]) {
      await barOf(page).click();
      await closing.click();
      await expect(sheet).toBeHidden();
      await expect(barOf(page)).toBeFocused();
    }
  },
);

/** At 1440 px. */
const TILES_IN_A_ROW = 8;

test(
  'on a desktop no menu of filters covers or pushes away the first row of games',
  desktops,
  async ({ page, javaScriptEnabled }) => {
    for (const path of ['/casino/slot', '/casino/slot?provider=Quillfin&min=2', '/casino/live']) {
      await page.goto(path);
      await hydrated(page, javaScriptEnabled);
      for (const menu of await page.locator('#lobby-filters summary').all()) {
        await menu.click();
        await expect(applyIn(page)).toBeInViewport({ ratio: 1 });
        const games = page.getByRole('main').locator('li:has(img)');
        for (let place = 0; place < TILES_IN_A_ROW; place++)
          await expect(games.nth(place)).toBeInViewport({ ratio: 1 });
        expect(await isUncovered(games.first())).toBe(true);
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    }
  },
);

test(
  'Escape closes the open menu of filters, and going back takes away one filter',
  desktops,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    const choose = async (menu: string, choice: string) => {
      await openMenu(page, menu);
      await page.getByRole('group', { name: menu }).locator('label', { hasText: choice }).click();
      if (javaScriptEnabled === false) await applyIn(page).click();
    };
    await choose('Sağlayıcı', 'Quillfin');
    await expect(page).toHaveURL('/casino/slot?provider=Quillfin');
    if (javaScriptEnabled !== false) {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('group', { name: 'Sağlayıcı' })).toBeHidden();
      await expect(page.locator('summary', { hasText: 'Sağlayıcı' })).toBeFocused();
    }
    await choose('Volatilite', 'Orta');
    await expect(page).toHaveURL(/provider=Quillfin&volatility=/);
    await page.goBack();
    await expect(page).toHaveURL('/casino/slot?provider=Quillfin');
    await expect(page.locator('#lobby-filters input:checked:not([type=radio])')).toHaveCount(1);
  },
);

for (const language of ['tr', 'en', 'de'])
  for (const [width, isBeside] of [
    [1440, true],
    [768, false],
  ] as const)
    test(
      `the filters are one row at ${width} px in ${language}`,
      phoneWithoutScripts,
      async ({ page, context, baseURL }) => {
        await page.setViewportSize({ width, height: 800 });
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        for (const path of ['/casino/slot', '/casino/live']) {
          await page.goto(path);
          const tops = await page
            .locator(isBeside ? '#lobby-filters summary, main nav:has(+ form) a' : '#lobby-filters summary')
            .evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().top)));
          expect([...new Set(tops)], path).toHaveLength(1);
        }
      },
    );

test(
  'a wrong amount is served as a section of the page, whose button is in view',
  phoneWithoutScripts,
  async ({ page }) => {
    await page.goto('/casino/slot?max=abc');
    await expect(page.getByRole('alert')).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(page.getByRole('alert'))).toBe(true);
    await expect(applyIn(page)).toBeInViewport({ ratio: 1 });
    // The longest menu.
    await page.locator('summary', { hasText: 'Sağlayıcı' }).click();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(applyIn(page)).toBeInViewport({ ratio: 1 });
    expect(await isUncovered(applyIn(page))).toBe(true);
  },
);

for (const [path, title, game] of [
  ['/casino/games', 'Sanal oyunlar', 'Aviator'],
  ['/casino/bingo', 'Bingo', ''],
  ['/casino/tvbets', 'TV oyunları', ''],
] as const) {
  test(`${path} shows its own games`, phoneWithoutScripts, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveTitle(`${title} · Poyra`);
    await expect(page.getByRole('navigation', { name: 'Buradasınız' })).toContainText(title);
    await expect(page.locator(tiles).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(game);
  });
}

test('live tables show who deals, the limits and the free seats', phoneWithoutScripts, async ({ page }) => {
  await page.goto('/casino/live?category=live-blackjack');
  for (const tile of await page.locator(tiles).all()) {
    await expect(tile).not.toContainText('Canlı');
    await expect(tile).toContainText(/Krupiye \S+\n₺[\d.]+⁠–⁠₺[\d.]+\n(\d boş yer|Masa dolu)/);
    await expect(tile.getByRole('link', { name: 'Demo' })).toHaveCount(0);
  }
});

test('a live game has the mark only beside games that are not live', phoneWithoutScripts, async ({ page }) => {
  await page.goto('/search?search=rulet');
  const tile = (name: string) => page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(tile('Salon Rulet')).toContainText('Canlı');
  await expect(tile('Sarnıç Rulet')).not.toContainText('Canlı');
});

test(
  'an unknown category gets a message with a way back, and an unknown filter is left out',
  desktopOnly,
  async ({ page, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 404/);
    for (const query of ['category=Unknown', 'category=live-roulette', `category=${'x'.repeat(300)}`, 'category=%00']) {
      const answer = await page.goto(`/casino/slot?${query}`);
      expect(answer?.status(), query).toBe(404);
    }
    await expectAccessible();
    await page.getByRole('link', { name: 'Tüm oyunları göster' }).click();
    await expect(page).toHaveURL('/casino/slot');
    await page.goto(`/casino/slot?provider=Quillfin&provider=${'x'.repeat(200)}&sort=odd&seats=1&page=0`);
    await expect(page).toHaveURL('/casino/slot?provider=Quillfin');
    await expect(page.locator('[data-toast=warning]')).toHaveText(/^Adresteki bazı filtreler burada yok/);
  },
);

test(
  'a guest who opens a game logs in first and returns to the game',
  mainJourney,
  async ({ page, player, javaScriptEnabled }) => {
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('link', { name: 'Kızıl Tilki' }).first().click();
    const form = page.locator('form:has([name=password]):visible').last();
    await form.locator('[name=username]').fill(player.username);
    await form.locator('[name=password]').fill(player.password);
    await form.locator('button[type=submit]').click();
    await expect(page).toHaveURL(/\/casino\/play\/[\w-]+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kızıl Tilki');
  },
);

test.describe(() => {
  test.use({ hasPictures: true });

  // A browser without pictures says that it has no mouse.
  test(
    'a tile names its game once, and leads to its demo and its page from the keyboard and the mouse',
    desktopOnly,
    async ({ page, javaScriptEnabled, expectAccessible }) => {
      await page.goto('/casino/slot');
      await hydrated(page, javaScriptEnabled);
      const tile = page.locator(tiles).filter({ hasText: 'Nar Bahçesi' });
      await expect(tile.getByText('Nar Bahçesi')).toHaveCount(1);
      const demo = tile.getByRole('link', { name: 'Demo Nar Bahçesi' });
      await expect(demo).toHaveCSS('opacity', '0');
      await tile.hover();
      await expect(demo).toHaveCSS('opacity', '1');
      await expect(tile.getByText('Oyna')).toBeVisible();
      await expect(demo).toHaveAttribute('href', /^\/casino\/play\/[\w-]+\?demo=1$/);
      await page.mouse.move(0, 0);
      await expect(demo).toHaveCSS('opacity', '0');
      await demo.focus();
      await expect(demo).toHaveCSS('opacity', '1');
      const about = tile.getByRole('link', { name: 'Nar Bahçesi hakkında' });
      await expect(about).toHaveAttribute('href', /^\/casino\/game\/[\w-]+$/);
      await expectAccessible();
    },
  );

  test(
    'no lobby is wider than a phone of 320 px, and nothing shifts while it loads',
    phones,
    async ({ page, javaScriptEnabled }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const path of ['/casino/live', '/search?search=rulet&live=1']) {
        await page.goto(path);
        expect(await page.locator('body').evaluate((body) => body.scrollWidth), path).toBeLessThanOrEqual(320);
      }
      if (javaScriptEnabled === false) return;
      const layoutShifts = await recordLayoutShifts(page);
      await page.goto('/casino/slot', { waitUntil: 'networkidle' });
      await hydrated(page, javaScriptEnabled);
      expect(await layoutShifts()).toEqual([]);
    },
  );
});
