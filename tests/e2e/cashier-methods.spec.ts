import type { Locator } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import { fund } from '../support/players';
import { desktopOnly, desktopWithoutScripts, phoneOnly, phoneWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

type Fields = Readonly<Record<string, string>>;

const Iban = 'TR33 0006 1005 1978 6457 8413 26';
const CardNo = '4111 1111 1111 1111';
const FullName = 'Ayşe Deneme';
const Phone = '555 123 45 67';
const AccountNumber = '1234567890';

/** Every method of the demonstration, by its id. */
const DEPOSITS: Record<number, Fields> = {
  1: { Bank: '1', FullName, TransferDate: '2026-11-21T15:30' },
  2: { CardNo, FullName, Installments: '3', SaveCard: 'false' },
  3: { AccountNumber },
  4: { Phone },
  5: { Phone },
  6: { Network: '1' },
  7: { Bank: '2', TillNumber: '18' },
  8: { VoucherCode: 'ABCD-1234-5678' },
  9: { AccountNumber },
  20: { FullName },
};
const WITHDRAWALS: Record<number, Fields> = {
  101: { Iban, FullName, IsOwnAccount: 'true' },
  102: { CardNo, FullName },
  103: { AccountNumber },
  104: { Phone },
  105: { Phone },
  106: { Network: '2', WalletAddress: 'bc1qexampleexampleexampleexample' },
  107: { Bank: '3' },
  108: { Phone },
  109: { AccountNumber },
  120: { Iban, FullName },
};

/** Within the limits of every method. */
const AMOUNT = '600';
const MONEY = { tr: '₺600,00', en: '₺600.00' };

/** Each method runs in one project and language. `ALL_METHODS=1` runs all of them in all. */
const ALL = process.env['ALL_METHODS'] === '1';
const PLACES = [desktopOnly, phoneWithoutScripts, phoneOnly, desktopWithoutScripts];

async function fillIn(form: Locator, fields: Fields): Promise<void> {
  for (const [name, value] of Object.entries({ Amount: AMOUNT, ...fields })) {
    const control = form.locator(`[name="${name}"]`);
    const kind = await control.first().evaluate((found) => (found instanceof HTMLInputElement ? found.type : 'select'));
    if (kind === 'radio') await form.locator(`[name="${name}"][value="${value}"]`).check();
    else if (kind === 'select') await control.selectOption(value);
    else await control.fill(value);
  }
}

const methods = [
  ...Object.entries(DEPOSITS).map(([id, fields]) => ({ kind: 'deposit', id, fields }) as const),
  ...Object.entries(WITHDRAWALS).map(([id, fields]) => ({ kind: 'withdraw', id, fields }) as const),
];

for (const [index, { kind, id, fields }] of methods.entries()) {
  for (const language of ['tr', 'en'] as const) {
    if (!ALL && (Math.floor(index / PLACES.length) % 2 === 0) !== (language === 'tr')) continue;
    const place = ALL ? {} : PLACES[index % PLACES.length];
    test(
      `a ${kind} by method ${id} reaches the operator and a true receipt (${language})`,
      place ?? {},
      async ({ page, context, player, beLoggedIn, javaScriptEnabled, baseURL }) => {
        if (kind === 'withdraw') await fund(player, 1_000);
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        await beLoggedIn(player);
        await page.goto(`/dashboard/${kind}/${id}`);
        await hydrated(page, javaScriptEnabled);
        const main = page.getByRole('main');
        await fillIn(main, fields);
        await main.locator('form:has([name=Amount]) button[type=submit]:not([formnovalidate], [hidden])').click();
        if (kind === 'withdraw') await main.locator('form:has([name=order]) button[type=submit]').first().click();
        await page.waitForURL(/\/dashboard\/receipt/);
        await expect(main).toContainText(MONEY[language]);
        const payPage = await main
          .locator('a[href*="/pay/"]')
          .getAttribute('href', { timeout: 500 })
          .catch(() => null);
        expect(payPage !== null).toBe(kind === 'deposit' && !['1', '20'].includes(id));
        if (payPage !== null) {
          await page.request.post(`${payPage}/complete`, { maxRedirects: 0 });
          // With JavaScript the receipt follows the operator's push by itself.
          if (javaScriptEnabled === false) await page.reload();
          await expect(main.locator('a[href*="/pay/"]')).toHaveCount(0);
          await expect(page.getByRole('banner')).toContainText(MONEY[language]);
        }
        const [newest] = await listPayments(player);
        expect(newest).toMatchObject({ kind: kind === 'deposit' ? 1 : 2, amount: 600 });
      },
    );
  }
}
