import { listPayments } from '../support/list-payments';
import { fund } from '../support/players';
import { openPaymentMethod } from './open-payment-method';
import { desktopOnly, inLanguage, phoneWithoutScripts, smoke, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

const DEPOSIT_WORDS = {
  tr: {
    method: 'Kripto para',
    amount: 'Tutar',
    network: 'Ağ',
    option: 'Hızlı ağ',
    typed: '1234,5',
    submit: /yatır$/i,
    done: 'Talebiniz alındı',
    money: '₺1.234,50',
    go: 'Ödeme sayfasına git',
    again: 'Yeniden bak',
    arrived: 'Para bakiyenize eklendi',
  },
  en: {
    method: 'Crypto',
    amount: 'Amount',
    network: 'Network',
    option: 'Fast network',
    typed: '1234.5',
    submit: /^Deposit/,
    done: 'Your request was received',
    money: '₺1,234.50',
    go: 'Go to the payment page',
    again: 'Check again',
    arrived: 'The money is in your balance',
  },
};

for (const language of ['tr', 'en'] as const) {
  const words = DEPOSIT_WORDS[language];
  test(
    `a deposit opens its payment page in a new tab and updates the balance (${language})`,
    language === 'tr' ? smoke(inLanguage.tr) : inLanguage.en,
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
      await payPage.waitForURL(/\/dashboard\/financial-activities/);
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
  'a withdrawal is checked first, takes the money at once, and ends in a receipt or a closed dialog',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectAccessible }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', javaScriptEnabled);
    await place.getByLabel('Tutar').fill('250');
    await place.getByLabel('IBAN').fill(IBAN);
    await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await place.getByLabel('Evet').check();
    await place.getByRole('button', { name: 'Devam et' }).click();
    const review = place.getByRole('heading', { name: 'Çekim talebinizi kontrol edin' });
    await expect(review).toBeVisible();
    if (javaScriptEnabled !== false) await expect(review).toBeFocused();
    await expect(place.getByRole('button', { name: 'Devam et' })).toHaveCount(0);
    await expectAccessible();
    expect(await player.balance()).toBe(1_000);
    await place.getByRole('button', { name: 'Değiştir' }).click();
    await expect(place.getByLabel('IBAN')).toHaveValue(IBAN);
    if (javaScriptEnabled !== false) await expect(place.getByLabel('Tutar')).toBeFocused();
    await place.getByRole('button', { name: 'Devam et' }).click();
    await place.getByRole('button', { name: '₺250,00 çek' }).click();
    if (javaScriptEnabled === false) {
      await expect(page).toHaveURL(/\/dashboard\/receipt\//);
      await expect(page.getByRole('main')).toContainText('₺250,00');
      await page.reload();
      await expect(page.getByRole('main')).toContainText('₺250,00');
    } else {
      await expect(page.locator('[data-toast=success]')).toHaveText('₺250,00 tutarındaki çekim talebiniz alındı.');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL('/dashboard/withdraw');
      await expect(page.getByRole('main').getByRole('link', { name: 'Dekontu gör' })).toBeVisible();
    }
    await expect(page.getByRole('banner')).toContainText('₺750,00');
    expect(await player.balance()).toBe(750);
  },
);

test(
  'a card number stays typed behind the review of a withdrawal',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 1_000);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Banka veya kredi kartı', true);
    await place.getByLabel('Tutar').fill('250');
    await place.getByLabel('Kart numarası').fill('4111 1111 1111 1111');
    await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await place.getByRole('button', { name: 'Devam et' }).click();
    await expect(place).toContainText('•••• 1111');
    await place.getByRole('button', { name: 'Değiştir' }).click();
    await expect(place.getByLabel('Kart numarası')).toHaveValue('4111 1111 1111 1111');
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
    await expect(page.getByRole('alert')).toContainText('Aynı ödemeyi az önce yaptınız');
    expect(await listPayments(player)).toHaveLength(1);
    await page.getByRole('link', { name: 'İlk gönderimin sonucunu gör' }).click();
    await expect(page).toHaveURL(receipt);
  },
);

test(
  'with JavaScript an amount stays as typed and has step buttons and quick amounts, and an IBAN can be pasted',
  desktopOnly,
  async ({ page, context, player, beLoggedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await fund(player, 312);
    await beLoggedIn(player);
    await page.goto('/dashboard/withdraw/101');
    await hydrated(page, true);
    const send = page.getByRole('main').getByRole('button', { name: 'Devam et' });
    await expect(send).toBeDisabled();
    await expect(send).toHaveAccessibleDescription(/tüm alanları doldurun/);
    await page.getByLabel('Ad soyad').fill('Şule');
    await page.getByLabel('Tutar').fill('1234,5');
    await page.getByLabel('Ad soyad').focus();
    await expect(page.getByLabel('Tutar')).toHaveValue('1234,5');
    await page.getByRole('link', { name: 'Tümü' }).click();
    await expect(page.getByLabel('Tutar')).toHaveValue('312,00');
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Şule');
    await expect(page).toHaveURL('/dashboard/withdraw/101');
    const more = page.getByRole('button', { name: '₺100 artır' });
    await more.press('Enter');
    await expect(page.getByLabel('Tutar')).toHaveValue('412,00');
    await more.hover();
    await page.mouse.down();
    const kurus = async () => Number((await page.getByLabel('Tutar').inputValue()).replace(/\D/g, ''));
    await expect.poll(kurus).toBeGreaterThan(100_000);
    await page.mouse.up();
    const held = await kurus();
    await page.getByRole('button', { name: '₺100 azalt' }).click();
    expect(await kurus()).toBe(held - 10_000);
    await page.evaluate((text) => navigator.clipboard.writeText(text), ` ${IBAN}\n`);
    await page.getByRole('button', { name: 'Panodan yapıştır' }).click();
    await expect(page.getByLabel('IBAN')).toHaveValue(IBAN);
    await page.getByLabel('Ad soyad').fill('Şule Yılmaz');
    await page.getByLabel('Evet').check();
    await expect(send).toBeEnabled();
  },
);

test(
  'without JavaScript there is no button that needs it',
  phoneWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 312);
    await beLoggedIn(player);
    await page.goto('/dashboard/withdraw/101');
    await expect(page.getByLabel('IBAN')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Panodan yapıştır' })).toHaveCount(0);
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
    await expect(place.getByText('Talebiniz alındı', { exact: true })).toBeVisible();
    expect(await listPayments(player)).toHaveLength(1);
  },
);

test(
  'a withdrawal that waits is cancelled from the list, after a question',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    await fund(player, 1_000);
    const phone = { Amount: 250, Phone: '5551234567' };
    await player.call('payment/withdraw', { id: 105, target: 'pay', detail: phone }, { idempotencyKey: 'to-cancel' });
    await beLoggedIn(player);
    await page.goto('/dashboard/financial-activities');
    await hydrated(page, javaScriptEnabled);
    await page.getByRole('link', { name: 'İptal et: ₺250,00' }).click();
    const place = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
    await expect(place).toContainText('tutar bakiyenize geri döner');
    await place.getByRole('button', { name: 'Talebi iptal et' }).click();
    await expect(page.locator('[data-toast=success]')).toContainText('₺250,00 bakiyenize iade edildi');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (javaScriptEnabled === false) await expect(page).toHaveURL('/dashboard/receipt/to-cancel');
    else await expect(page.getByRole('cell', { name: 'İptal edildi' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('₺1.000,00');
    expect(await player.balance()).toBe(1_000);
  },
);
