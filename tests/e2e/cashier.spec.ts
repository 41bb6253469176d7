import { afterFrames } from '../support/after-repaint';
import { listPayments } from '../support/list-payments';
import { fund } from '../support/players';
import { openPaymentMethod } from './open-payment-method';
import { desktopOnly, inLanguage, phoneOnly, phoneWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const DEPOSIT_WORDS = {
  tr: {
    method: 'Kripto para',
    amount: 'Tutar',
    network: 'Ağ',
    option: 'Hızlı ağ',
    typed: '1234,5',
    submit: /yatır$/i,
    done: 'Ödemeniz gereken: ₺1.234,50',
    money: '₺1.234,50',
    go: 'Ödeme sayfasına git',
    again: 'Yeniden bak',
    arrived: '₺1.234,50 bakiyenize eklendi',
  },
  en: {
    method: 'Crypto',
    amount: 'Amount',
    network: 'Network',
    option: 'Fast network',
    typed: '1234.5',
    submit: /^Deposit/,
    done: 'Still to pay: ₺1,234.50',
    money: '₺1,234.50',
    go: 'Go to the payment page',
    again: 'Check again',
    arrived: '₺1,234.50 is in your balance',
  },
};

for (const language of ['tr', 'en'] as const) {
  const words = DEPOSIT_WORDS[language];
  test(
    `a deposit opens its payment page in a new tab and updates the balance (${language})`,
    inLanguage[language],
    async ({ page, context, player, beLoggedIn, javaScriptEnabled, expectAccessible, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await beLoggedIn(player);
      const place = await openPaymentMethod(page, '/dashboard/deposit', words.method, javaScriptEnabled);
      await place.getByLabel(words.amount).fill(words.typed);
      await place.getByLabel(words.network).selectOption({ label: words.option });
      // With JavaScript the tab opens by itself; without JavaScript the player follows the link.
      const opened = context.waitForEvent('page');
      await place.getByRole('button', { name: words.submit }).click();
      await expect(place.getByText(words.done, { exact: true })).toBeVisible();
      const receipt = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
      await expect(receipt).toContainText(words.money);
      await expectAccessible();
      if (javaScriptEnabled === false) await receipt.getByRole('link', { name: words.go }).click();
      const payPage = await opened;
      await payPage.waitForURL(/\/pay\//);
      expect(await payPage.evaluate(() => window.opener === null)).toBe(true);
      await payPage.locator('form[action$="/complete"] button').click();
      await payPage.waitForURL(/\/dashboard\/receipt\//);
      await payPage.close();
      // With JavaScript the receipt follows the operator's push by itself.
      if (javaScriptEnabled === false) await receipt.getByRole('link', { name: words.again }).click();
      await expect(receipt.getByText(words.arrived, { exact: true })).toHaveCount(1, { timeout: 2_000 });
      await expect(receipt.getByRole('link', { name: words.go })).toHaveCount(0);
      // The payment page paid the money in, not the site: the next page must show it.
      await page.goto('/dashboard/deposit');
      await expect(page.getByRole('banner')).toContainText(words.money, { timeout: 1_000 });
      expect(await listPayments(player)).toMatchObject([{ kind: 1, amount: 1234.5 }]);
    },
  );
}

test(
  'keeps the link to the payment page when the browser blocks the new tab',
  desktopOnly,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await page.addInitScript(() => (window.open = () => null));
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/deposit', 'Kripto para', javaScriptEnabled);
    await place.getByLabel('Tutar').fill('300');
    await place.getByLabel('Ağ').selectOption('1');
    await place.getByRole('button', { name: /yatır$/i }).click();
    const button = page.getByRole('dialog').getByRole('link', { name: 'Ödeme sayfasına git' });
    await expect(button).toHaveAttribute('target', '_blank');
    await expect(button).toHaveAttribute('rel', 'noopener noreferrer');
  },
);

test(
  'the loading message of a slow deposit ends when its receipt opens in the dialog',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    const form = await openPaymentMethod(page, '/dashboard/deposit', DEPOSIT_WORDS.tr.method, true);
    let answer = () => {};
    const isHeld = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/dashboard/deposit/*_data=*', async (route) => {
      if (route.request().method() === 'POST') await isHeld;
      await route.continue();
    });
    await form.getByLabel('Tutar').fill('600');
    await form.getByLabel('Ağ').selectOption('1');
    await form.getByRole('button', { name: DEPOSIT_WORDS.tr.submit }).click();
    const loading = page.locator('[data-toast=loading]');
    await expect(loading).toBeVisible();
    answer();
    await expect(page.getByRole('dialog')).toContainText('Ödemeniz gereken: ₺600,00');
    await afterFrames(page);
    await expect(loading).toHaveCount(0, { timeout: 3_000 });
  },
);

test(
  'the page of a payment method works without the dialog, and a double click, a reload and the back button pay once',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 409/);
    await beLoggedIn(player);
    await page.goto('/dashboard/deposit/20');
    await hydrated(page, javaScriptEnabled);
    await page.getByLabel('Tutar').fill('150');
    await page.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await page.getByRole('button', { name: /yatır$/i }).dblclick();
    await expect(page).toHaveURL(/\/dashboard\/receipt\//);
    await expect(page.getByRole('main')).toContainText('Ekibimiz size uygun ödeme yolunu');
    const receipt = page.url();
    await page.reload();
    await expect(page.getByRole('main')).toContainText('₺150,00');
    await page.goBack();
    await page.goto('/dashboard/deposit/20');
    await hydrated(page, javaScriptEnabled);
    await page.getByLabel('Tutar').fill('150');
    await page.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await page.getByRole('button', { name: /yatır$/i }).click();
    await expect(page.getByRole('alert')).toContainText('Aynı ödemeyi az önce gönderdiniz');
    expect(await listPayments(player)).toHaveLength(1);
    await page.getByRole('link', { name: 'İlk ödemeyi aç' }).click();
    await expect(page).toHaveURL(receipt);
  },
);

for (const [what, form, message] of [
  ['without a form', { state: 'empty' }, 'Kayıt bulunamadı'],
  ['whose form is refused', { state: 'failed', message: 'Bakımda.' }, 'Bakımda.'],
] as const) {
  test(
    `a payment method ${what} shows a message and closes its dialog`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      await beLoggedIn(player);
      await page.goto('/dashboard/deposit');
      await hydrated(page, true);
      await page.route('**/dashboard/deposit/8?_data=*', async (route) => {
        const answer = await route.fetch();
        const data = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...data, form, intent: null } });
      });
      await page.getByRole('main').getByRole('link', { name: 'Kupon' }).click();
      await expect(page.locator('[data-toast=error]').first()).toHaveText(message);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard/deposit');
    },
  );
}

test(
  "opens the page of the method when the dialog's script does not load",
  desktopOnly,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await beLoggedIn(player);
    await page.route('**/assets/dashboard.deposit._id-*.js', (route) => route.abort());
    await page.goto('/dashboard/deposit');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('main').getByRole('link', { name: 'Kupon' }).click();
    await expect(page).toHaveURL('/dashboard/deposit/8');
    await expect(page.getByLabel('Kupon kodu')).toHaveAttribute('placeholder', 'AAAA-0000-0000');
  },
);

test(
  'a form whose answer was lost can be sent again',
  desktopOnly,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED|Failed to load resource|status of 409/);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/deposit', 'Diğer yöntemler', javaScriptEnabled);
    await place.getByLabel('Tutar').fill('150');
    // A refused form gets a new intent: the one that it began with is used up.
    await place.getByLabel('Ad soyad').fill('Ay');
    await place.getByRole('button', { name: /yatır$/i }).click();
    await expect(place.getByRole('alert')).toContainText('Ad soyad');
    await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
    // The site receives and processes the form, but its answer is lost.
    await page.route('**/dashboard/deposit/20?*', async (route) => {
      if (route.request().method() !== 'POST') return route.continue();
      await route.fetch();
      await route.abort();
    });
    await place.getByRole('button', { name: /yatır$/i }).click();
    await expect(place.getByRole('alert')).toContainText('ödeme iki kez yapılmaz');
    await page.unroute('**/dashboard/deposit/20?*');
    await place.getByRole('button', { name: /yatır$/i }).click();
    // As a document, because the answer to the request by script was lost.
    await expect(page).toHaveURL(/\/dashboard\/receipt\//);
    await expect(page.getByRole('main').getByText('Talebiniz alındı', { exact: true })).toBeVisible();
    expect(await listPayments(player)).toHaveLength(1);
  },
);

test(
  'the methods are rows of a phone, each a link as a whole, or text with the reason',
  phoneWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 300);
    await beLoggedIn(player);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/dashboard/withdraw');
    const rows = page.getByRole('main').locator('ul:has(img) > li');
    await expect(rows).toHaveCount(10);
    const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().toJSON() as DOMRect));
    expect(Math.max(...boxes.map(({ height }) => height))).toBeLessThanOrEqual(90);
    expect(boxes.at(-1)?.bottom ?? 0).toBeLessThanOrEqual(2 * 740);
    const impossible = rows.filter({ hasNot: page.getByRole('link') });
    for (const row of await impossible.all()) await expect(row).toContainText('çekebileceğiniz tutar ₺300');
    expect(await impossible.count()).toBeGreaterThan(0);
    await rows.first().click({ position: { x: 315, y: 10 } });
    await expect(page).toHaveURL(/\/dashboard\/withdraw\/\d+$/);
  },
);

test(
  'an IBAN to pay to stands on one line, in its form and on the receipt',
  phoneOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/dashboard/deposit/1');
    await expect(page.getByRole('button', { name: 'Kopyala IBAN' })).toBeVisible();
    const iban = page.getByText('TR12 0099 9000 0000 0000 0000 01', { exact: true });
    const expectOneLine = async () => {
      for (const width of [1440, 360, 320]) {
        await page.setViewportSize({ width, height: 740 });
        expect((await iban.boundingBox())?.height).toBeLessThan(30);
        const copy = await page.getByRole('button', { name: 'Kopyala IBAN' }).boundingBox();
        if (width < 480) expect(copy?.y).toBeGreaterThan((await iban.boundingBox())?.y ?? NaN);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    };
    await expectOneLine();
    await page.getByLabel('Tutar').fill('250');
    await page.getByLabel('Banka').selectOption('2');
    await page.getByRole('button', { name: /gönderdim/ }).click();
    await expect(page).toHaveURL(/\/dashboard\/receipt\//);
    await expectOneLine();
    // The code of the transfer and the number of the payment have different names.
    await expect(page.getByText('Açıklama (kullanıcı kodunuz)').first()).toBeVisible();
    await expect(page.getByText('İşlem no (destek için)')).toBeVisible();
  },
);
