import {
  desktopOnly,
  mainJourney,
  phoneOnly,
  phoneWithoutScripts,
  withAndWithoutScripts,
  withScripts,
} from './projects';
import { afterRepaint } from '../support/after-repaint';
import { expect, hydrated, test } from './test';
import type { Page } from '@playwright/test';

/** Opens the search from the header: the field of a wide screen, or the link of a narrow one. */
async function typeInSearch(page: Page, words: string): Promise<void> {
  const link = page.locator('header').getByRole('link', { name: 'Sitede ara' });
  if (await link.isVisible()) {
    await link.click();
    await expect(page).toHaveURL('/search');
    await page.locator('main input[name=search]').fill(words);
    await page.locator('main input[name=search]').press('Enter');
  } else {
    await page.locator('header input[name=search]').fill(words);
    await page.locator('header').getByRole('button', { name: 'Sitede ara' }).click();
  }
}

const FOUND: readonly (readonly [words: string, name: string])[] = [
  ['roulette', 'Salon Rulet'],
  ['rulet', 'Oakmere Roulette'],
  ['salon', 'Boğaz Ruleti'],
  ['winterwof', 'Winterwolf'],
];

test('words typed on home find games', withAndWithoutScripts, async ({ page, javaScriptEnabled, expectAccessible }) => {
  for (const [words, name] of FOUND) {
    await page.goto('/');
    await hydrated(page, javaScriptEnabled);
    await typeInSearch(page, words);
    await expect(page).toHaveURL(/\/search\?search=/);
    await expect(page.getByRole('main').getByRole('link', { name }).first()).toBeVisible();
  }
  await expectAccessible();
});

/** What players remember, the language they say it in, and what they look for. */
const REMEMBERED = [
  ['tr', 'bogaz', 'Boğaz Ruleti'],
  ['tr', 'para çekme', 'Para çek'],
  ['tr', 'derbi', 'Derbiye özel oran ve ₺100'],
  ['en', 'aviator', 'Aviator'],
  ['en', 'cash out', 'Withdraw'],
  ['en', 'refer a friend', 'Bring a friend'],
  ['de', 'Eule', 'Owl Observatory'],
  ['de', 'Geld abheben', 'Auszahlen'],
  ['de', 'Willkommensbonus', 'Welcome bonus'],
] as const;

test(
  'a game, a page of money and a promotion are found with two actions in every language',
  mainJourney,
  async ({ page, context, baseURL, javaScriptEnabled }) => {
    for (const [language, words, name] of REMEMBERED) {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/search');
      await hydrated(page, javaScriptEnabled);
      const field = page.locator('main input[name=search]');
      await field.fill(words);
      if (javaScriptEnabled) await expect(page.getByRole('option', { selected: true }), words).toContainText(name);
      await page.locator('main form[role=search] button').click();
      await expect(page, words).toHaveURL(/\/search\?search=/);
      await expect(page.getByRole('main').getByRole('link', { name }).first(), words).toBeVisible();
    }
  },
);

test('a game of a remembered name runs after two more actions', mainJourney, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  await page.goto('/search');
  const field = page.locator('main input[name=search]');
  await field.fill('bogaz');
  await page.locator('main form[role=search] button').click();
  await page.locator('main a[data-game]', { hasText: 'Boğaz Ruleti' }).click();
  await expect(page).toHaveURL(/\/casino\/play\//);
  await expect(page.getByRole('heading', { name: 'Boğaz Ruleti' })).toBeVisible();
});

test('suggestions are not fetched for a field that has lost the focus', desktopOnly, async ({ page }) => {
  await page.route('**/search/suggestions?*', () => new Promise<void>(() => undefined));
  await page.goto('/promotions');
  await hydrated(page, true);
  const asked = page.waitForRequest('**/search/suggestions?*');
  await page.locator('header input[name=search]').focus();
  const request = await asked;
  const given = page.waitForEvent('requestfailed', (one) => one === request);
  await page.keyboard.press('Tab');
  await given;
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test('suggestions stay closed when the field loses the focus as they arrive', desktopOnly, async ({ page }) => {
  await page.goto('/promotions');
  await hydrated(page, true);
  const field = page.locator('header input[name=search]');
  // The field loses the focus after the answer has been read, and before the list is in the page.
  await page.evaluate(() => {
    const read = Response.prototype.json;
    Response.prototype.json = async function (this: Response) {
      const answer: unknown = await read.call(this);
      void (async () => {
        for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
        document.querySelector<HTMLInputElement>('header input[name=search]')?.blur();
        document.documentElement.dataset.answered = '';
      })();
      return answer;
    };
  });
  await field.focus();
  await expect(page.locator('html[data-answered]')).toBeAttached();
  await afterRepaint(page);
  await expect(page.getByRole('listbox')).toHaveCount(0);
});

test.describe('the key /', () => {
  test('moves the focus to the field, even with Shift, and types nothing', desktopOnly, async ({ page }) => {
    await page.goto('/promotions');
    await hydrated(page, true);
    const field = page.locator('header input[name=search]');
    for (const key of ['/', 'Shift+/']) {
      await page.locator('h1').click();
      await page.keyboard.press(key);
      await expect(field).toBeFocused();
      await expect(field).toHaveValue('');
    }
  });

  test('is typed in a field, and left to the browser with other keys', desktopOnly, async ({ page }) => {
    await page.goto('/call-me');
    await hydrated(page, true);
    const name = page.getByRole('main').locator('input[name=name]');
    await name.fill('');
    await name.press('/');
    await expect(name).toHaveValue('/');
    await page.locator('h1').click();
    for (const key of ['Control+/', 'Alt+/', 'Meta+/']) await page.keyboard.press(key);
    await expect(page.locator('header input[name=search]')).not.toBeFocused();
  });

  test(
    'does nothing where the settings turn it off',
    desktopOnly,
    async ({ page, context, baseURL, expectAccessible }) => {
      await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
      const field = page.locator('header input[name=search]');
      const press = async () => {
        await hydrated(page, true);
        await page.locator('h1').click();
        await page.keyboard.press('/');
      };
      await page.goto('/preferences');
      await page.getByRole('button', { name: 'Turn the search key off' }).click();
      await expect(page.getByRole('button', { name: 'Turn the search key on' })).toBeVisible();
      await expectAccessible();
      // A page that all guests share, too.
      for (const path of ['/preferences', '/casino/slot']) {
        await page.goto(path);
        await press();
        await expect(field, path).not.toBeFocused();
      }
      await page.goto('/preferences');
      await page.getByRole('button', { name: 'Turn the search key on' }).click();
      await expect(page.getByRole('button', { name: 'Turn the search key off' })).toBeVisible();
      await press();
      await expect(field).toBeFocused();
    },
  );

  test('opens the page where the bar has no field', phoneOnly, async ({ page }) => {
    await page.goto('/promotions');
    await hydrated(page, true);
    await page.keyboard.press('/');
    await expect(page).toHaveURL('/search');
    await expect(page.locator('main input[name=search]')).toBeFocused();
  });
});

test.describe('recent searches', () => {
  test('are on the page, and can be cleared', withAndWithoutScripts, async ({ page, javaScriptEnabled }) => {
    for (const words of ['rulet', 'norra']) await page.goto(`/search?search=${words}`);
    await page.goto('/search?search=zzzz');
    await page.goto('/search');
    await hydrated(page, javaScriptEnabled);
    const recent = page.getByRole('region', { name: 'Son aramalar' });
    await expect(recent.getByRole('listitem')).toHaveText(['norra', 'rulet']);
    await recent.getByRole('link', { name: 'rulet' }).click();
    await expect(page).toHaveURL('/search?search=rulet');
    await page.goto('/search');
    await recent.getByRole('button', { name: 'Aramaları temizle' }).click();
    await expect(recent).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Sevilen oyunlar' })).toBeVisible();
  });

  test('of a guest are not shown to a player', phoneWithoutScripts, async ({ page, player, beLoggedIn }) => {
    await page.goto('/search?search=rulet');
    await beLoggedIn(player);
    await page.goto('/search');
    await expect(page.getByRole('heading', { name: 'Sevilen oyunlar' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Son aramalar' })).toHaveCount(0);
  });

  test('are suggested in an empty field; before the first search popular games are', desktopOnly, async ({ page }) => {
    await page.goto('/promotions');
    await hydrated(page, true);
    const field = page.locator('header input[name=search]');
    await field.click();
    await expect(page.getByRole('listbox', { name: 'Sevilen oyunlar' }).getByRole('option')).toHaveCount(5);
    await expect(page.getByRole('option', { selected: true })).toHaveCount(0);
    await page.goto('/search?search=norra');
    await page.goto('/promotions');
    await hydrated(page, true);
    await field.click();
    await expect(page.getByRole('listbox', { name: 'Son aramalar' }).getByRole('option')).toHaveText(['norra']);
  });
});

test('all results are the last suggestion', withScripts, async ({ page }) => {
  await page.goto('/search');
  await hydrated(page, true);
  const field = page.locator('main input[name=search]');
  await field.click();
  await field.pressSequentially('rulet');
  await expect(page.getByRole('option')).toHaveCount(6);
  await field.press('ArrowUp');
  await field.press('ArrowUp');
  await field.press('Enter');
  await expect(page).toHaveURL('/search?search=rulet');
});
