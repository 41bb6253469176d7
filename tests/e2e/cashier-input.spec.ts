import { listPayments } from '../support/list-payments';
import { fund } from '../support/players';
import { openPaymentMethod } from './open-payment-method';
import { withAndWithoutScripts, withScripts } from './projects';
import { expect, expectFailureToast, test } from './test';

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
      await place.getByLabel('Taksit sayısı').fill('1e3');
      await place.getByLabel('Hayır').check();
      await place.getByRole('button', { name: 'Yatır', exact: true }).click();
      const summary = place.getByRole('alert');
      await expect(summary).toContainText('Lütfen işaretli alanları düzeltin');
      const isSent = javaScriptEnabled === false;
      await expect(isSent ? summary : place.getByLabel('Tutar')).toBeFocused();
      await expect(place.getByLabel('Kart numarası')).toHaveValue(isSent ? '' : '4242 4242 4242 4241');
      await expect(place.getByLabel('Kart numarası')).toHaveAccessibleDescription(/kontrol rakamı tutmuyor/);
      await expect(place.getByLabel('Tutar')).toHaveValue('1.234');
      await expect(place.getByLabel('Ad soyad')).toHaveValue('Ayşe Deneme');
      await expect(place.getByLabel('Hayır')).toBeChecked();
      await expectAccessible();
      await summary.getByRole('link', { name: /Taksit sayısı/ }).click();
      await expect(place.getByLabel('Taksit sayısı')).toBeFocused();
      await place.getByLabel('Tutar').fill('1.234,00');
      await place.getByLabel('Kart numarası').fill('4242 4242 4242 4242');
      await place.getByLabel('Taksit sayısı').fill('3');
      await place.getByRole('button', { name: 'Yatır', exact: true }).click();
      await expect(place.getByText('Talebiniz alındı', { exact: true })).toBeVisible();
      expect(await listPayments(player)).toHaveLength(1);
    },
  );

  test(
    'is kept in the form when the operator refuses it, and the next try succeeds',
    withAndWithoutScripts,
    async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
      await fund(player, 300);
      await beLoggedIn(player);
      const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Mobil ödeme', javaScriptEnabled);
      await place.getByLabel('Tutar').fill('400');
      await place.getByLabel('Cep telefonu').fill('555 123 45 67');
      await place.getByRole('button', { name: 'Çek', exact: true }).click();
      await expect(place.getByRole('alert')).toContainText('Bakiyeniz yetersiz.');
      await expectFailureToast(page, 'Bakiyeniz yetersiz.', javaScriptEnabled);
      await place.getByLabel('Tutar').fill('120');
      await place.getByRole('button', { name: 'Çek', exact: true }).click();
      await expect(page.getByRole('banner')).toContainText('₺180,00');
    },
  );
});

test.describe('an amount beyond the limits', () => {
  test(
    'becomes the limit, and the press that left the field sends nothing',
    withScripts,
    async ({ page, player, beLoggedIn }) => {
      await fund(player, 300);
      await beLoggedIn(player);
      const place = await openPaymentMethod(page, '/dashboard/withdraw', 'Mobil ödeme', true);
      const amount = place.getByLabel('Tutar');
      const send = place.getByRole('button', { name: 'Çek', exact: true });
      const before = await listPayments(player);
      await place.getByLabel('Cep telefonu').fill('555 123 45 67');

      await amount.fill('5');
      await send.click();
      await expect(amount).toHaveValue('50,00');
      await expect(amount).toBeFocused();
      await expect(place.getByRole('status').getByText(/alt sınırı olan ₺50,00/)).toBeVisible();

      await amount.fill('9.999.999,00');
      await amount.press('Enter');
      await expect(amount).toHaveValue('5.000,00');
      await expect(place.getByRole('status').getByText(/üst sınırı olan ₺5.000,00/)).toBeVisible();
      expect(await listPayments(player)).toEqual(before);

      await amount.fill('4');
      await place.getByLabel('Cep telefonu').click();
      await expect(amount).toHaveValue('50,00');
      await send.click();
      await expect(page.getByRole('banner')).toContainText('₺250,00');
    },
  );
});
