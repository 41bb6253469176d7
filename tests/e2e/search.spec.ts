import { desktopOnly, mainEnhancement, phoneWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

test(
  'a search leads to a page of results, with Turkish or plain letters',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/casino/slot');
    await hydrated(page, javaScriptEnabled);
    for (const words of ['YILDIZ', 'yildiz', 'Yıldız']) {
      const field = page.getByRole('main').locator('input[name=search]');
      await field.fill(words);
      await page.getByRole('main').getByRole('button', { name: 'Ara', exact: true }).click();
      await expect(page).toHaveURL(/\/search\?search=/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`“${words}” için sonuçlar`);
      await expect(page.getByRole('main').getByRole('link', { name: 'Yıldız Tozu' }).first()).toBeVisible();
      await expect(field).toHaveValue(words);
    }
  },
);

test(
  'a search from the live casino finds live games, and links to the same search for the others',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/casino/live');
    await hydrated(page, javaScriptEnabled);
    const field = page.getByRole('main').locator('input[name=search]');
    await field.fill('rulet');
    await page.getByRole('main').getByRole('button', { name: 'Ara', exact: true }).click();
    await expect(page).toHaveURL('/search?search=rulet&live=1');
    await expect(page.getByRole('main')).toContainText('Salon Rulet');
    await expect(page.getByRole('main')).not.toContainText('Sarnıç Rulet');
    await page.getByRole('link', { name: 'Slot ve oyunlar' }).click();
    await expect(page).toHaveURL('/search?search=rulet&live=0');
    await expect(page.getByRole('main')).toContainText('Sarnıç Rulet');
    await page.getByRole('link', { name: 'Tümü', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('Sarnıç Rulet');
    await expect(page.getByRole('main')).toContainText('Salon Rulet');
  },
);

test(
  'Aviator is found by its name, with ways to play, to the demo and to its page',
  phoneWithoutScripts,
  async ({ page }) => {
    await page.goto('/search?search=Aviator');
    const results = page.getByRole('region', { name: 'Oyunlar', exact: true });
    await expect(results.getByRole('listitem')).toHaveCount(1);
    await expect(results.getByRole('link')).toHaveText([/Aviator/, 'Demo', 'Bilgi', '']);
  },
);

test('a search without results shows a message, for any characters', desktopOnly, async ({ page }) => {
  for (const words of ['zzzz', '<script>alert(1)</script>', '\u0000', '%', 'a'.repeat(3000), '🎰'.repeat(60)]) {
    const answer = await page.goto(`/search?search=${encodeURIComponent(words)}&page=99999999999`);
    expect(answer?.status(), words).toBe(200);
    await expect(page.getByRole('main')).toContainText(
      /için sonuç bulunamadı|Bir oyunun, sağlayıcının, promosyonun ya da sayfanın adını yazın/,
    );
  }
  expect((await page.goto('/search'))?.status()).toBe(200);
  await expect(page.getByRole('main')).toContainText(
    'Bir oyunun, sağlayıcının, promosyonun ya da sayfanın adını yazın.',
  );
});

test.describe('suggestions', desktopOnly, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/casino/live');
    await hydrated(page, true);
  });

  test('appear while typing, and the chosen one opens', async ({ page, expectAccessible }) => {
    const field = page.getByRole('main').locator('input[name=search]');
    await field.click();
    await field.pressSequentially('ruleT');
    const options = page.getByRole('listbox', { name: 'Öneriler' }).getByRole('option');
    await expect(options).toHaveText([
      /Hızlı Rulet/,
      /Salon Rulet/,
      /Boğaz Ruleti/,
      /Oakmere Roulette/,
      /Velvet Wheel Roulette/,
      'Tüm sonuçlar',
    ]);
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await expectAccessible();
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await field.press('ArrowDown');
    await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute('aria-activedescendant', (await options.nth(1).getAttribute('id')) ?? '');
    await field.press('Enter');
    // A guest has to log in first.
    await expect(page.getByRole('dialog', { name: 'Giriş yap' })).toBeVisible();
  });

  test('open the first game with Enter', mainEnhancement, async ({ page }) => {
    const field = page.getByRole('main').locator('input[name=search]');
    await field.click();
    await field.pressSequentially('rulet');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveText(/Hızlı Rulet/);
    await field.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Giriş Yap' })).toBeVisible();
  });

  test('for earlier words are not opened with Enter', async ({ page }) => {
    const field = page.getByRole('main').locator('input[name=search]');
    await field.click();
    await field.pressSequentially('rulet');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(1);
    await page.route('**/search/suggestions?*', () => undefined);
    await field.press('x');
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toHaveCount(0);
    await field.press('Enter');
    await expect(page).toHaveURL('/search?search=ruletx&live=1');
  });

  test('close with Escape, and Enter without a choice opens the results', async ({ page }) => {
    const field = page.getByRole('main').locator('input[name=search]');
    await field.click();
    await field.pressSequentially('rulet');
    await expect(page.getByRole('listbox')).toBeVisible();
    await field.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await expect(field).toHaveValue('rulet');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?search=rulet&live=1');
  });

  test('stay closed after Escape, even when newer ones were asked for', async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_ABORTED/);
    const field = page.getByRole('main').locator('input[name=search]');
    await field.click();
    await field.pressSequentially('rule');
    await expect(page.getByRole('listbox')).toBeVisible();
    await page.route('**/search/suggestions?search=rulet&*', () => undefined);
    const asked = page.waitForRequest(/search=rulet&/);
    const cancelled = page.waitForEvent('requestfailed', (request) => request.url().includes('search=rulet&'));
    await field.press('t');
    await asked;
    await field.press('Escape');
    await cancelled;
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });

  for (const piece of ['**/search/suggestions?*', '**/assets/suggestions-*.js']) {
    test(`without ${piece} there are none, and the form works`, async ({ page, expectedErrors }) => {
      expectedErrors.push(/ERR_FAILED/);
      await page.route(piece, (route) => route.abort());
      const field = page.getByRole('main').locator('input[name=search]');
      await field.click();
      await field.pressSequentially('rulet');
      await field.press('Enter');
      await expect(page).toHaveURL('/search?search=rulet&live=1');
      await expect(page.getByRole('main')).toContainText('Salon Rulet');
    });
  }
});
