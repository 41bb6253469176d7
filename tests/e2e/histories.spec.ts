import { readFile } from 'node:fs/promises';
import { fund } from '../support/players';
import { desktopOnly, phoneWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const demo = { username: 'demo', password: 'demo1234' };

test(
  'financial activities are filtered by a form and downloaded as a file',
  withAndWithoutScripts,
  async ({ page, beLoggedIn, isMobile, javaScriptEnabled }) => {
    await beLoggedIn(demo);
    await page.goto('/dashboard/financial-activities');
    await hydrated(page, javaScriptEnabled);
    await expect(page.getByRole('table', { name: 'Finansal hareketler' })).toBeVisible();
    // Filters are no reason to hide the site's search.
    if (!isMobile) await expect(page.getByRole('banner').getByRole('searchbox')).toBeVisible();
    if (isMobile) await page.getByRole('search').locator('summary').click();
    await page.getByLabel('İşlem', { exact: true }).selectOption('2');
    await page.getByLabel('Durum', { exact: true }).selectOption('4');
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await expect(page).toHaveURL(/kind=2&status=4/);
    await expect(page.getByRole('cell', { name: 'Reddedildi' }).first()).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Onaylandı' })).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/dashboard/financial-activities');
    await expect(page.getByLabel('Durum', { exact: true })).toHaveValue('');
    await page.goForward();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV indir' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('financial-activities.csv');
    const file = await readFile(await download.path(), 'utf8');
    expect(file.startsWith('\ufeff"Tarih";"İşlem"')).toBe(true);
    expect(file).toContain('Reddedildi');
    await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
    await expect(page).toHaveURL('/dashboard/financial-activities');
  },
);

test(
  'game history has pages, in English too',
  withAndWithoutScripts,
  async ({ page, context, baseURL, beLoggedIn }) => {
    await context.addCookies([{ name: 'language', value: 'en', url: baseURL ?? '' }]);
    await beLoggedIn(demo);
    await page.goto('/dashboard/game-history');
    const pages = page.getByRole('navigation', { name: 'Pages' });
    await expect(pages).toContainText(/1–20 of \d+/);
    await pages.getByRole('link', { name: 'Next' }).click();
    await expect(page).toHaveURL('/dashboard/game-history?page=2');
    await expect(pages).toContainText(/21–40 of \d+/);
    await pages.getByRole('link', { name: 'Previous' }).click();
    await expect(pages).toContainText(/1–20 of \d+/);
  },
);

test('past bonuses begin at the start of their card on a phone', phoneWithoutScripts, async ({ page, beLoggedIn }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await beLoggedIn(demo);
  await page.goto('/dashboard/bonuses');
  const cells = page.locator('#past tbody tr').first().locator('td:nth-child(2) > span');
  expect(await cells.evaluate((cell) => getComputedStyle(cell).textAlign)).toBe('start');
});

test(
  'days in the wrong order are reported at the field',
  phoneWithoutScripts,
  async ({ page, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(demo);
    await page.goto('/dashboard/game-history?from=2026-02-02&to=2026-02-01');
    await expect(page.getByLabel('Bitiş')).toHaveAccessibleDescription('Bitiş günü başlangıç gününden önce olamaz.');
    await expect(page.getByLabel('Başlangıç')).toHaveValue('2026-02-02');
  },
);

test(
  'a statement is read for the days that the player chooses',
  withAndWithoutScripts,
  async ({ page, beLoggedIn, javaScriptEnabled, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(demo);
    await page.goto('/safer-play');
    await page.getByRole('main').getByRole('link', { name: 'Hesap dökümü' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hesap dökümü');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('link', { name: 'Son 12 ay' }).click();
    await expect(page.getByRole('link', { name: 'Son 12 ay' })).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('table').getByRole('row')).not.toHaveCount(0);
    await expectAccessible();

    await page.getByRole('link', { name: 'Tarih seç' }).click();
    const [from, to] = [page.getByLabel('Başlangıç'), page.getByLabel('Bitiş')];
    await from.fill('2025-06-01');
    await to.fill('2026-11-01');
    await page.getByRole('button', { name: 'Filtrele' }).click();
    await expect(from).toHaveAccessibleDescription(/en fazla 12 ayı kapsar/);
    await expect(from).toHaveValue('2025-06-01');
    await expect(page.getByRole('table')).toHaveCount(0);
    await expectAccessible();
  },
);

test('a statement is printed without the frame, black on white', desktopOnly, async ({ page, beLoggedIn }) => {
  await beLoggedIn(demo);
  await page.goto('/dashboard/statement?from=2026-01-01&to=2026-11-01');
  await page.emulateMedia({ media: 'print' });
  for (const part of ['header', 'footer', 'nav', 'aside', 'form'])
    for (const element of await page.locator(`body ${part}`).all()) await expect(element).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 2 }).first()).toContainText('demo hesabı: 01.01.2026 – 01.11.2026');
  const { width = 0 } = (await page.getByRole('table').first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1_000);
  await expect(page.getByText(/^Hesap sahibi: Deniz Örnek, kullanıcı kodu \d+$/)).toBeVisible();
});

test('transactions are printed as their rows and sums alone', desktopOnly, async ({ page, beLoggedIn }) => {
  await beLoggedIn(demo);
  await page.goto('/dashboard/financial-activities?kind=2');
  await page.emulateMedia({ media: 'print' });
  const controls = 'main :is(form, button, summary, a[download], a[data-dialog])';
  expect(await page.locator(controls).count()).toBeGreaterThan(3);
  for (const element of await page.locator(controls).all()) await expect(element).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.getByText('Onaylanan çekimler')).toBeVisible();
});

test(
  'the whole row of a payment leads to its receipt, but for its other link',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await fund(player, 1_000);
    const detail = { Amount: 250, Phone: '5551234567' };
    await player.call('payment/withdraw', { id: 105, target: 'pay', detail }, { idempotencyKey: 'of-a-row' });
    await beLoggedIn(player);
    await page.goto('/dashboard/financial-activities');
    await hydrated(page, javaScriptEnabled);
    const row = page.getByRole('row').filter({ hasText: 'Para çekme' });
    await expect(row.getByRole('link', { name: 'of-a-row', exact: true })).toBeVisible();
    for (const text of ['Para çekme', '−₺250,00']) {
      const { x = 0, y = 0 } = (await row.getByText(text).boundingBox()) ?? {};
      await page.mouse.click(x + 5, y + 5);
      await expect(page).toHaveURL('/dashboard/receipt/of-a-row');
      await page.goBack();
    }
    await row.getByRole('link', { name: 'İptal et: ₺250,00' }).click();
    await expect(page.getByRole('button', { name: 'Talebi iptal et' })).toBeVisible();
  },
);

test('a receipt is printed with its account, and without its links', desktopOnly, async ({ page, beLoggedIn }) => {
  await beLoggedIn(demo);
  await page.goto('/dashboard/receipt/6');
  const holder = page.getByText(/^Hesap sahibi: Deniz Örnek, kullanıcı kodu \d+$/);
  await expect(page.getByRole('button', { name: 'Yazdır' })).toBeVisible();
  await expect(holder).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(holder).toBeVisible();
  await expect(page.getByText(/^Düzenleyen: /)).toBeVisible();
  for (const element of await page.locator('main :is(a, button)').all()) await expect(element).toBeHidden();
  const { width = 0 } = (await holder.boundingBox()) ?? {};
  expect(width).toBeGreaterThan(1_000);
});

test(
  'a player without a history is shown what to do',
  desktopOnly,
  async ({ page, player, beLoggedIn, expectAccessible }) => {
    await beLoggedIn(player);
    await page.goto('/dashboard/financial-activities');
    await expect(page.getByText('Henüz işleminiz yok')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Para yatır' }).last()).toBeVisible();
    await page.goto('/dashboard/bonuses');
    await expect(page.getByText('Henüz geçmiş bonusunuz yok')).toBeVisible();
    await expectAccessible();
    await page.getByRole('main').getByRole('link', { name: 'Bonus talep et veya promosyon kodu kullan' }).click();
    await expect(page.getByRole('region', { name: 'Sunulan bonuslar' })).toBeVisible();
    await expectAccessible();
  },
);

test.describe('in a foreign time zone', desktopOnly, () => {
  test.use({ timezoneId: 'America/Sao_Paulo' });
  test("times follow the player's clock after the first action", async ({ page, context, beLoggedIn }) => {
    await beLoggedIn(demo);
    await page.goto('/dashboard/game-history');
    await hydrated(page, true);
    const first = page.getByRole('table').getByRole('row').nth(1);
    const before = (await first.textContent()) ?? '';
    const zone = async () => (await context.cookies()).find(({ name }) => name === 'zone')?.value;
    expect(await zone()).toBeUndefined();
    await page.getByRole('heading', { level: 1 }).click();
    await expect.poll(zone).toBe('America%2FSao_Paulo');
    await page.reload();
    await expect(first).not.toHaveText(before);
  });
});
