import { lastCodeTo, otherCode } from '../support/operator-outbox';
import { registrationOf, type TestPlayer } from '../support/players';
import { formFor, submit } from '../support/registration-form';
import { OPERATOR_OUTBOX } from './ports';
import { desktopOnly, inLanguage } from './projects';
import { expect, hydrated, test } from './test';

const operator = { outboxUrl: OPERATOR_OUTBOX };
const PATH = '/dashboard/phone-verification';

const asShown = (phone: string) => phone.replace(/^90(...)(...)(..)(..)$/, '+90 $1 $2 $3 $4');

/** Verifies the player's phone, and resolves with it. */
async function verifyPhone(player: TestPlayer): Promise<string> {
  const phone = String(player.facts.phone);
  await player.call('customer/updatephone', { step: 1, phone });
  await player.call('customer/updatephone', { step: 2, phone, code: await lastCodeTo(operator, phone) });
  return phone;
}

for (const language of ['tr', 'en'] as const)
  test(
    `a verified number is changed by the codes of both numbers, in ${language}`,
    inLanguage[language],
    async ({ page, context, baseURL, player, beLoggedIn, javaScriptEnabled, expectAccessible, expectedErrors }) => {
      test.slow();
      expectedErrors.push(/status of 400/);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const oldPhone = await verifyPhone(player);
      await beLoggedIn(player);
      await page.goto(PATH);
      await hydrated(page, javaScriptEnabled);
      const main = page.getByRole('main');
      await submit(formFor(page, 'change'));
      const number = formFor(page, 'send').locator('[name=phone]');
      await expect(number).toBeEditable();
      await expectAccessible();
      const { phone } = registrationOf();
      await number.fill(phone.slice(2));
      await submit(formFor(page, 'send'));
      const [newCode, oldCode] = ['newCode', 'oldCode'].map((name) =>
        formFor(page, 'verify').locator(`[name=${name}]`),
      );
      if (!newCode || !oldCode) throw new Error('two fields');
      await expect(main).toContainText(asShown(phone));
      await expect(main).toContainText(asShown(oldPhone));
      await expectAccessible();
      const codes = { old: await lastCodeTo(operator, oldPhone), new: await lastCodeTo(operator, phone) };
      await newCode.fill(codes.new);
      await oldCode.fill(otherCode(codes.old));
      await submit(formFor(page, 'verify'));
      await expect(oldCode).toHaveAttribute('aria-invalid', 'true');
      await expect(oldCode).toHaveValue('');
      await newCode.fill(codes.new);
      await oldCode.fill(`${codes.old.slice(0, 3)}-${codes.old.slice(3)}`);
      await submit(formFor(page, 'verify'));
      await expect(formFor(page, 'change')).toBeVisible();
      await expect(main).toContainText(asShown(phone));
      await expectAccessible();
    },
  );

test('the dialog changes the number, and its steps stay in it', desktopOnly, async ({ page, player, beLoggedIn }) => {
  const oldPhone = await verifyPhone(player);
  await beLoggedIn(player);
  await page.goto('/dashboard/account');
  await hydrated(page, true);
  await page.locator(`main a[data-dialog][href="${PATH}"]`).first().click();
  const dialog = page.getByRole('dialog');
  await submit(dialog.locator('form:has(input[name=intent][value=change])'));
  const { phone } = registrationOf();
  await dialog.locator('[name=phone]').fill(phone.slice(2));
  await submit(dialog.locator('form:has(input[name=intent][value=send])'));
  await dialog.locator('[name=newCode]').waitFor();
  await dialog.locator('[name=newCode]').fill(await lastCodeTo(operator, phone));
  await dialog.locator('[name=oldCode]').fill(await lastCodeTo(operator, oldPhone));
  await submit(dialog.locator('form:has(input[name=intent][value=verify])'));
  await expect(dialog).toContainText(asShown(phone));
  await expect(page).toHaveURL(/\/dashboard\/account$/);
});
