import { listPayments } from '../support/list-payments';
import { fund } from '../support/players';
import { openPaymentMethod } from './open-payment-method';
import { phoneWithoutScripts, withAndWithoutScripts, withScripts } from './projects';
import { expect, test } from './test';

test.describe('bad input', () => {
  test.beforeEach(({ expectedErrors }) => void expectedErrors.push(/status of 4\d\d/));

  test(
    'is reported at its field and in a summary, and a card number is not shown again',
    withAndWithoutScripts,
    async ({ page, player, beLoggedIn, javaScriptEnabled, expectAccessible }) => {
      await beLoggedIn(player);
      const place = await openPaymentMethod(page, '/dashboard/deposit', 'Banka veya kredi kartı', javaScriptEnabled);
      await place.getByLabel('Tutar').fill('1.234');
      await place.getByLabel('Kart numarası').fill('4242 4242 4242 4241');
      await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
      await place.getByLabel('Hayır').check();
      await place.getByRole('button', { name: /yatır$/i }).click();
      const summary = place.getByRole('alert');
      await expect(summary).toContainText('Lütfen düzeltin: Kart numarası');
      const isSent = javaScriptEnabled === false;
      await expect(isSent ? summary : place.getByLabel('Kart numarası')).toBeFocused();
      await expect(place.getByLabel('Kart numarası')).toHaveValue(isSent ? '' : '4242 4242 4242 4241');
      await expect(place.getByLabel('Kart numarası')).toHaveAccessibleDescription(/kontrol rakamı tutmuyor/);
      await expect(place.getByLabel('Tutar')).toHaveValue('1.234');
      await expect(place.getByLabel('Ad soyad')).toHaveValue('Ayşe Deneme');
      await expect(place.getByLabel('Hayır')).toBeChecked();
      await expectAccessible();
      await summary.getByRole('link', { name: /Kart numarası/ }).click();
      await expect(place.getByLabel('Kart numarası')).toBeFocused();
      await place.getByLabel('Tutar').fill('1.234,00');
      await place.getByLabel('Kart numarası').fill('4242 4242 4242 4242');
      await place.getByRole('button', { name: /yatır$/i }).click();
      await expect(place.getByText('Ödemeniz gereken: ₺1.234,00')).toBeVisible();
      expect(await listPayments(player)).toHaveLength(1);
    },
  );

  test(
    'is kept in the form when less can be withdrawn by then, and the next try succeeds',
    withAndWithoutScripts,
    async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
      await fund(player, 300);
      await beLoggedIn(player);
      const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Mobil ödeme', javaScriptEnabled);
      await place.getByLabel('Tutar').fill('280');
      await place.getByLabel('Cep telefonu').fill('555 123 45 67');
      await place.getByRole('button', { name: 'Devam et' }).click();
      const send = place.getByRole('button', { name: '₺280,00 çek' });
      await expect(send).toBeVisible();
      // In another tab.
      await player.call('payment/withdraw', {
        id: 103,
        target: 'pay',
        detail: { Amount: 180, AccountNumber: 1234567890 },
      });
      await send.click();
      await expect(place.getByLabel('Tutar')).toHaveAccessibleDescription(/Tutar en fazla ₺120,00 olabilir\./);
      await expect(place.getByLabel('Tutar')).toHaveValue('280');
      await place.getByLabel('Tutar').fill('70');
      await place.getByRole('button', { name: 'Devam et' }).click();
      await place.getByRole('button', { name: '₺70,00 çek' }).click();
      await expect(page.getByRole('banner')).toContainText('₺50,00');
    },
  );
});

test(
  'a number with check digits is checked when the player leaves its field',
  withScripts,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 300);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', true);
    const iban = place.getByLabel('IBAN');
    await iban.fill('TR33 0006 1005 1978 6457 8413 27');
    await expect(iban).not.toHaveAttribute('aria-invalid', 'true');
    await place.getByLabel('Ad soyad').focus();
    await expect(iban).toHaveAccessibleDescription(/kontrol rakamları tutmuyor/);
    await expect(place.getByRole('alert')).toHaveCount(0);
    await iban.fill('  TR330006100519786457841326 ');
    await expect(iban).not.toHaveAttribute('aria-invalid', 'true');
    // One error at a time: what was missing is there, and wrong.
    await iban.fill('');
    await iban.press('Enter');
    await expect(iban).toHaveAccessibleDescription(/IBAN alanını doldurun/);
    await iban.fill('TR33 0006 1005 1978 6457 8413 27');
    await place.getByLabel('Ad soyad').focus();
    await expect(iban).toHaveAccessibleDescription(/kontrol rakamları tutmuyor/);
    await expect(iban).not.toHaveAccessibleDescription(/IBAN alanını doldurun/);
  },
);

test.describe('an amount beyond the limits', () => {
  test(
    'becomes the limit, and the press that left the field sends nothing',
    withScripts,
    async ({ page, player, beLoggedIn }) => {
      await fund(player, 300);
      await beLoggedIn(player);
      const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Mobil ödeme', true);
      const amount = place.getByLabel('Tutar');
      const send = place.getByRole('button', { name: 'Devam et' });
      const before = await listPayments(player);
      await place.getByLabel('Cep telefonu').fill('555 123 45 67');

      await amount.fill('5');
      await send.click();
      await expect(amount).toHaveValue('50,00');
      await expect(amount).toBeFocused();
      await expect(place.getByRole('status').getByText(/alt sınırı olan ₺50,00/)).toBeVisible();

      const reason = 'Üst sınır, şu anda çekebileceğiniz tutardır.';
      await amount.fill('9.999.999,00');
      await expect(place.getByRole('status').getByText(`Tutar en fazla ₺300,00 olabilir. ${reason}`)).toBeVisible();
      await amount.press('Enter');
      await expect(amount).toHaveValue('300,00');
      await expect(place.getByRole('status').getByText(`Tutarı ₺300,00 yaptık. ${reason}`)).toBeVisible();
      expect(await listPayments(player)).toEqual(before);

      await amount.fill('4');
      await place.getByLabel('Cep telefonu').click();
      await expect(amount).toHaveValue('50,00');
      await send.click();
      await place.getByRole('button', { name: '₺50,00 çek' }).click();
      await expect(page.getByRole('banner')).toContainText('₺250,00');
    },
  );
});

test(
  'a card number and an IBAN are grouped as they are typed, and the caret stays behind its digit',
  withScripts,
  async ({ page, player, beLoggedIn }) => {
    await fund(player, 300);
    await beLoggedIn(player);
    const deposit = await openPaymentMethod(page, '/dashboard/deposit', 'Banka veya kredi kartı', true);
    const card = deposit.getByLabel('Kart numarası');
    await card.pressSequentially('4242424242424242');
    await expect(card).toHaveValue('4242 4242 4242 4242');
    await card.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 2));
    await card.press('9');
    await expect(card).toHaveValue('4294 2424 2424 2424 2');
    await card.press('Backspace');
    await expect(card).toHaveValue('4242 4242 4242 4242');
    // Over a gap: the first press passes it, the second takes the digit.
    await card.evaluate((input: HTMLInputElement) => input.setSelectionRange(4, 4));
    await card.press('Delete');
    await expect(card).toHaveValue('4242 4242 4242 4242');
    await card.press('Delete');
    await expect(card).toHaveValue('4242 2424 2424 242');
    await card.press('Backspace');
    await card.press('Backspace');
    await expect(card).toHaveValue('4242 4242 4242 42');

    const withdrawal = await openPaymentMethod(page, '/dashboard/withdraw', 'Havale / EFT', true);
    const iban = withdrawal.getByLabel('IBAN');
    await iban.pressSequentially('TR330006100519786457841326');
    await expect(iban).toHaveValue('TR33 0006 1005 1978 6457 8413 26');
    await iban.evaluate((input: HTMLInputElement) => input.setSelectionRange(0, 2));
    await iban.press('d');
    await iban.press('e');
    await expect(iban).toHaveValue('de33 0006 1005 1978 6457 8413 26');
  },
);

test('an error is gone with the character that mends it', withScripts, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  const place = await openPaymentMethod(page, '/dashboard/deposit', 'Banka veya kredi kartı', true);
  await place.getByLabel('Tutar').fill('yüz');
  await place.getByLabel('Kart numarası').fill('4242 4242 4242 4241');
  await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
  await place.getByLabel('Hayır').check();
  await place.getByRole('button', { name: /yatır$/i }).click();
  const summary = place.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await place.getByLabel('Kart numarası').fill('4242 4242 4242 4242');
  await expect(place.getByLabel('Kart numarası')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary.getByRole('link')).toHaveCount(1);
  await place.getByLabel('Tutar').fill('');
  await place.getByLabel('Tutar').pressSequentially('1');
  await expect(place.getByLabel('Tutar')).toHaveAttribute('aria-invalid', 'true');
  await place.getByLabel('Tutar').pressSequentially('50');
  await expect(place.getByLabel('Tutar')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(summary).toHaveCount(0);
});

async function sendTwice(input: HTMLElement | SVGElement): Promise<void> {
  const form = input.closest('form');
  form?.requestSubmit();
  await new Promise(requestAnimationFrame);
  form?.requestSubmit();
}

test(
  'an amount that is not written as the page writes it is echoed, and sent when the player sends it once more',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled, expectedErrors, expectAccessible }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(player);
    const place = await openPaymentMethod(page, '/dashboard/deposit', 'Diğer yöntemler', javaScriptEnabled);
    const amount = place.getByLabel('Tutar');
    const send = place.getByRole('button', { name: /yatır$/i });
    const echo = place.getByRole('status').getByText('= ₺1.000,00', { exact: true });
    await amount.fill('1,000');
    if (javaScriptEnabled !== false) await expect(echo).toBeVisible();
    await place.getByLabel('Ad soyad').fill('Ayşe Deneme');
    if (javaScriptEnabled === false) await send.click();
    // The second click of a double click, or Enter held down, confirms nothing.
    else await amount.evaluate(sendTwice);
    await expect(place.getByRole('alert')).toContainText('“1,000” yazdınız, ₺1.000,00 olarak okuduk');
    await expect(amount).toHaveValue('1,000');
    await expect(echo).toBeVisible();
    await expectAccessible();
    expect(await listPayments(player)).toEqual([]);

    await amount.fill('2,000');
    await send.click();
    await expect(place.getByRole('alert')).toContainText('“2,000” yazdınız, ₺2.000,00 olarak okuduk');
    expect(await listPayments(player)).toEqual([]);
    if (javaScriptEnabled !== false) {
      await expect(send).toHaveText('₺2.000,00 yatır');
      // A double click is over.
      await page.waitForFunction(
        (since) => performance.now() > since + 500,
        await page.evaluate(() => performance.now()),
      );
    }
    await send.click();
    await expect(place.getByText('Talebiniz alındı', { exact: true })).toBeVisible();
    expect(await listPayments(player)).toMatchObject([{ amount: 2000 }]);
  },
);

test(
  'without JavaScript a quick amount fills in the form, and keeps what was typed',
  phoneWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/dashboard/deposit/20');
    await page.getByLabel('Ad soyad').fill('Ayşe Deneme');
    await page.getByRole('button', { name: '₺1.000', exact: true }).click();
    await expect(page.getByLabel('Tutar')).toHaveValue('1.000,00');
    expect(await listPayments(player)).toEqual([]);
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayşe Deneme');
    await page.getByLabel('Ad soyad').press('Enter');
    await expect(page.getByRole('main')).toContainText('₺1.000,00');
    expect(await listPayments(player)).toMatchObject([{ amount: 1000 }]);
  },
);
