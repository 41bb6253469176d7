import type { Page } from '@playwright/test';
import type { ShownNow } from '~/features/betting/book/odds.server';
import { fund } from '../support/players';
import { desktopOnly, phoneWithoutScripts, withAndWithoutScripts, withScripts } from './projects';
import { expect, hydrated, test } from './test';

const boxes = (page: Page) => page.getByRole('main').locator('[name=pick]:not(:disabled)');

/** Ticks one price of each of so many matches that start later, and goes to the slip. */
async function choose(page: Page, count: number, javaScriptEnabled: boolean | undefined): Promise<void> {
  await page.goto('/spor/football?page=2');
  await hydrated(page, javaScriptEnabled);
  const matches = page.getByRole('main').locator('li:has([name=pick]:not(:disabled))');
  for (let place = 0; place < count; place++) await matches.nth(place).locator('[name=pick]').first().check();
  if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Seçtiklerinizi kupona ekleyin' }).click();
  else if (!isWide(page)) await page.getByRole('link', { name: new RegExp(`^Kupon: ${count} `) }).click();
  await expect(page.getByRole('textbox', { name: 'Tutar' })).toBeVisible();
  await expect(dropButtons(page)).toHaveCount(count);
}

/** With scripts the slip is then a column beside the matches. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1_200;

const dropButtons = (on: Pick<Page, 'getByRole'>) => on.getByRole('button', { name: /^Kupondan çıkar/ });

const column = (page: Page) => page.getByRole('complementary', { name: 'Bahis kuponu' });

test('a player bets on two matches, from the list to the receipt', async ({
  page,
  player,
  beLoggedIn,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await fund(player, 500);
  await beLoggedIn(player);
  await page.goto('/spor/football?page=2');
  await hydrated(page, javaScriptEnabled);
  await expectAccessible();
  await choose(page, 2, javaScriptEnabled);
  await expectAccessible();
  await page.getByRole('textbox', { name: 'Tutar' }).fill('50');
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
});

test(
  'a player bets by the keyboard alone',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await fund(player, 500);
    await beLoggedIn(player);
    await page.goto('/spor/football?page=2');
    await hydrated(page, javaScriptEnabled);
    const { keyboard } = page;
    /** Tabs on until an element has the focus. */
    const tabTo = async (selector: string) => {
      for (let press = 0; press < 200; press += 1) {
        await keyboard.press('Tab');
        if (await page.evaluate((sought) => document.activeElement?.matches(sought) ?? false, selector)) return;
      }
      throw new Error(`The Tab key does not lead to ${selector}`);
    };
    await tabTo('[name=pick]');
    await keyboard.press('Space');
    if (javaScriptEnabled !== false) await expect(dropButtons(column(page))).toHaveCount(1);
    // The slip is behind a hundred prices; the Enter key leads to it.
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bahis kuponu' })).toBeVisible();
    if (javaScriptEnabled === false) await tabTo('[name=stake]');
    await expect(page.getByRole('textbox', { name: 'Tutar' })).toBeFocused();
    await keyboard.type('50');
    // Odds may move between the review and the bet: the last choice accepts any.
    await tabTo('[name=accept]');
    await keyboard.press('End');
    await tabTo('[value=review]');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Bahsinizi kontrol edin' })).toBeVisible();
    await tabTo('[value=place]');
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: /bahis oynandı$/ })).toBeVisible();
  },
);

test('a guest ticks prices, logs in, and finds them', phoneWithoutScripts, async ({ page, player }) => {
  await page.goto('/spor/football?page=2');
  const matches = page.getByRole('main').locator('li:has([name=pick]:not(:disabled))');
  for (const place of [0, 1]) await matches.nth(place).locator('[name=pick]').first().check();
  await page.getByRole('button', { name: 'Seçtiklerinizi kupona ekleyin' }).click();
  await page.getByLabel('Kullanıcı adı').last().fill(player.username);
  await page.locator('main [name=password]').fill(player.password);
  await page.locator('main form:has([name=password]) button[type=submit]').first().click();
  const drop = page.getByRole('button', { name: /^Kupondan çıkar: / });
  await expect(drop).toHaveCount(2);
  // The address alone changes no slip.
  await page.goto('/bet-slip');
  await expect(page.getByText('Kuponunuz boş')).toBeVisible();
  await page.goBack();
  await drop.first().click();
  await expect(drop).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Tutar' }).fill('20');
  await page.getByRole('textbox', { name: 'Tutar' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Bahsinizi kontrol edin' })).toBeVisible();
  await page.goto('/spor/football?page=2');
  await expect(page.getByRole('link', { name: 'Kupon: 1 seçim' })).toBeVisible();
  await expect(page.locator('[name=pick]:checked')).toHaveCount(1);
});

test(
  'a price that is no more ticked leaves the slip',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await beLoggedIn(player);
    await choose(page, 2, javaScriptEnabled);
    await page.goto('/spor/football?page=2');
    await hydrated(page, javaScriptEnabled);
    const ticked = page.locator('[name=pick]:checked');
    await expect(ticked).toHaveCount(2);
    await ticked.first().uncheck();
    if (javaScriptEnabled === false) await page.getByRole('button', { name: 'Seçtiklerinizi kupona ekleyin' }).click();
    else
      await expect(isWide(page) ? dropButtons(page) : page.getByRole('link', { name: 'Kupon: 1 seçim' })).toHaveCount(
        1,
      );
    await page.goto('/bet-slip');
    await expect(dropButtons(page)).toHaveCount(1);
  },
);

test('the prices of a page move where they stand', { ...desktopOnly }, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.route('**/odds?*', async (route) => {
    const answer = await route.fetch();
    const { odds, live } = (await answer.json()) as ShownNow;
    const moved = Object.fromEntries(Object.entries(odds).map(([key, value]) => [key, value && '9.99']));
    await route.fulfill({ json: { odds: moved, live } });
  });
  await page.goto('/spor/football?page=2');
  await hydrated(page, true);
  await expect(page.getByRole('main').locator('label:has([name=pick]:enabled)').first()).toContainText('9,99');
  expect(await boxes(page).first().getAttribute('value')).toMatch(/ 9\.99$/);
});

test(
  'clock and score of a live match move with its prices, and what is gone is closed',
  desktopOnly,
  async ({ page }) => {
    await page.goto('/livespor');
    const row = page.locator('main li:has([name=pick]:enabled)').first();
    const path = (await row.locator('a').first().getAttribute('href')) ?? '';
    const id = decodeURIComponent(path.split('/').at(-1) ?? '');
    await page.route('**/odds?*', (route) =>
      route.fulfill({ json: { odds: { [`${id} gone x`]: '1.50' }, live: { [path]: ["77'", 6, 5, '1:0'] } } }),
    );
    await hydrated(page, true);
    const match = page.locator(`main li:has(> a[href="${path}"])`);
    await expect(match.locator('a').first()).toContainText(/77'.*6.*5/s);
    await expect(match.locator('[name=pick]:enabled')).toHaveCount(0);
    await expect(page.locator('main [name=pick]:enabled').first()).toBeVisible();
    await page.goto(path);
    await expect(page.locator('main h1')).toHaveText(/6 : 5/);
    await expect(page.locator('main h1 + p')).toContainText("77'");
    await page.route('**/odds?*', (route) => route.fulfill({ status: 410, body: '' }));
    await expect(page.locator('main [name=pick]:enabled')).toHaveCount(0);
  },
);

test('no page of matches is wider than a phone of 320 px', phoneWithoutScripts, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/spor', '/livespor', '/esports', '/spor/football']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});

test(
  'boxes of a page with scripts are sent in turn, and show what the slip has',
  withScripts,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/spor/football?page=2');
    await hydrated(page, true);
    const match = page.getByRole('main').locator('li:has([name=pick]:not(:disabled))');
    // Each is ticked while the one before is being sent.
    for (const place of [0, 1, 2, 3]) await match.nth(place).locator('[name=pick]').first().check();
    const slip = isWide(page) ? column(page) : page.getByRole('dialog');
    const expectCount = (count: number) =>
      expect(
        isWide(page) ? dropButtons(slip) : page.locator('main a', { hasText: `Kupon: ${count} seçim` }),
      ).toHaveCount(isWide(page) ? count : 1);
    await expectCount(4);
    // Another selection of a market takes the place of the first.
    await match.first().locator('[name=pick]').last().check();
    await expect(match.first().locator('[name=pick]:checked')).toHaveCount(1);
    await expectCount(4);
    await expect(page).toHaveURL('/spor/football?page=2');
    // What the slip takes away is ticked no more.
    if (!isWide(page)) await page.getByRole('link', { name: 'Kupon: 4 seçim' }).click();
    await dropButtons(slip).first().click();
    await expect(dropButtons(slip)).toHaveCount(3);
    await expect(page.locator('main [name=pick]:checked')).toHaveCount(3);
    await expectCount(3);
  },
);

test(
  'the Enter key reviews the stake that was typed',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await beLoggedIn(player);
    await choose(page, 2, javaScriptEnabled);
    await page.getByRole('textbox', { name: 'Tutar' }).fill('12,50');
    await page.getByRole('textbox', { name: 'Tutar' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Bahsinizi kontrol edin' })).toBeVisible();
    await expect(page.getByText('₺12,50')).toBeVisible();
  },
);

test(
  'the slip beside the matches begins again with what was typed when it changes',
  desktopOnly,
  async ({ page, player, beLoggedIn, expectAccessible }) => {
    await fund(player, 500);
    await beLoggedIn(player);
    await choose(page, 2, true);
    const slip = column(page);
    await slip.getByRole('textbox', { name: 'Tutar' }).fill('75');
    await slip.getByLabel('Oran değişirse').selectOption('any');
    await slip.getByRole('button', { name: 'Bahsi gözden geçir' }).click();
    await expect(slip.getByRole('heading', { name: 'Bahsinizi kontrol edin' })).toBeVisible();
    await expectAccessible();
    // Another selection makes another bet of it, which has not been reviewed.
    await page.getByRole('main').locator('li:has([name=pick]:enabled)').nth(4).locator('[name=pick]').first().check();
    await expect(dropButtons(slip)).toHaveCount(3);
    await expect(slip.getByRole('textbox', { name: 'Tutar' })).toHaveValue('75');
    await expect(slip.getByLabel('Oran değişirse')).toHaveValue('any');
    await slip.getByRole('button', { name: '₺100' }).click();
    await expect(slip.getByText('₺100,00')).toBeVisible();
    await slip.getByRole('button', { name: 'Kuponu değiştir' }).click();
    await expect(slip.getByRole('textbox', { name: 'Tutar' })).toHaveValue('100');
    await expect(page).toHaveURL('/spor/football?page=2');
    await slip.getByRole('button', { name: 'Bahsi gözden geçir' }).click();
    await slip.getByRole('button', { name: 'Bahsi oyna' }).click();
    await expect(page).toHaveURL(/\/dashboard\/bets\/\d+$/);
  },
);

test(
  'without its script the slip beside the matches is a link',
  desktopOnly,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource|dynamically imported/);
    await beLoggedIn(player);
    await choose(page, 1, true);
    await page.route(/assets\/bet-slip-/, (route) => route.abort());
    await page.goto('/spor/football?page=2');
    await hydrated(page, true);
    await page.getByRole('link', { name: 'Kupon: 1 seçim' }).click();
    await expect(page).toHaveURL('/bet-slip');
  },
);

for (const [what, blocked] of [
  ['requests of scripts', /\/bet-slip\?_data/],
  ["the slip's script", /assets\/bet-slip-/],
] as const)
  test(
    `boxes that are not sent while ${what} are blocked stay, and a button sends them`,
    withScripts,
    async ({ page, player, beLoggedIn, expectedErrors }) => {
      expectedErrors.push(/Failed to load resource|dynamically imported/);
      await beLoggedIn(player);
      await page.route(blocked, (route) => route.abort());
      await page.goto('/spor/football?page=2');
      await hydrated(page, true);
      await boxes(page).first().check();
      await expect(page.getByText('Seçiminiz kupona ulaşmadı')).toBeVisible();
      await expect(boxes(page).first()).toBeChecked();
      await page.getByRole('button', { name: 'Seçtiklerinizi kupona ekleyin' }).click();
      await expect(dropButtons(page)).toHaveCount(1);
    },
  );
