import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';
import { registrationOf, type TestPlayer } from '../support/players';
import { formFor, submit } from '../support/registration-form';
import { OPERATOR_OUTBOX } from './ports';
import { desktopOnly, inLanguage, phoneWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const operator = { outboxUrl: OPERATOR_OUTBOX };
const PATH = '/dashboard/phone-verification';

const phoneOf = (player: TestPlayer) => String(player.facts.phone);
const asShown = (phone: string) => phone.replace(/^90(...)(...)(..)(..)$/, '+90 $1 $2 $3 $4');

const words = {
  tr: {
    notVerified: 'Doğrulanmadı',
    verified: 'Doğrulandı',
    wrong: 'Kod hatalı veya süresi dolmuş.',
    wait: /\d+ saniye/,
  },
  en: {
    notVerified: 'Not Verified',
    verified: 'Verified',
    wrong: 'The code is wrong or has expired.',
    wait: /\d+ s\./,
  },
} as const;

for (const language of ['tr', 'en'] as const) {
  const say = words[language];

  test(
    `the four pages lead from not verified to verified, in ${language}`,
    inLanguage[language],
    async ({ page, context, baseURL, player, beLoggedIn, javaScriptEnabled, expectAccessible, expectedErrors }) => {
      test.slow();
      expectedErrors.push(/status of 400/);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await beLoggedIn(player);
      await page.goto(PATH);
      await hydrated(page, javaScriptEnabled);
      const main = page.getByRole('main');
      await expect(main.getByText(say.notVerified, { exact: true })).toBeVisible();
      const locked = main.locator('input[readonly]');
      await expect(locked).toHaveValue(asShown(phoneOf(player)));
      await expectAccessible();

      await submit(formFor(page, 'update'));
      await expect(formFor(page, 'send').locator('[name=phone]')).toBeEditable();
      await expectAccessible();
      await submit(formFor(page, 'cancel'));
      await expect(locked).toHaveValue(asShown(phoneOf(player)));

      await submit(formFor(page, 'update'));
      const phone = registrationOf().phone;
      await formFor(page, 'send')
        .locator('[name=phone]')
        .fill(`0${phone.slice(2)}`);
      await submit(formFor(page, 'send'));
      await expect(main).toContainText(asShown(phone));
      await expect(page.getByRole('timer')).toContainText(say.wait);
      await expect(formFor(page, 'send')).toHaveCount(0);
      await expectAccessible();
      await page.reload();
      await hydrated(page, javaScriptEnabled);

      const code = await lastCodeTo(operator, phone);
      const input = formFor(page, 'verify').locator('[name=code]');
      const verify = formFor(page, 'verify').locator('button[type=submit]');
      if (javaScriptEnabled !== false) {
        await input.fill('123');
        await expect(verify).toBeDisabled();
      }
      await input.fill(otherCode(code));
      await expect(verify).toBeEnabled();
      await submit(formFor(page, 'verify'));
      await expect(formFor(page, 'verify').locator('[name=code]')).toHaveAccessibleDescription(
        new RegExp(`${say.wrong}$`),
      );
      await expect(input).toHaveValue('');
      await input.fill(`${code.slice(0, 3)}-${code.slice(3)}`);
      await submit(formFor(page, 'verify'));
      await expect(main.getByText(say.verified, { exact: true })).toBeVisible();
      await expect(main).toContainText(asShown(phone));
      await expectAccessible();
      await page.goto('/dashboard/account');
      await expect(main).toContainText(phone.slice(-2));
      expect((await player.call('customer/profile', {})).data).toMatchObject({ phone, smsVerified: true });
    },
  );
}

test(
  'a code is sent to the same number at most once a minute',
  phoneWithoutScripts,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto(PATH);
    await submit(formFor(page, 'send'));
    await formFor(page, 'verify').waitFor();
    await submit(formFor(page, 'update'));
    await formFor(page, 'send').locator('[name=phone]').fill(phoneOf(player));
    await submit(formFor(page, 'send'));
    await formFor(page, 'verify').waitFor();
    expect(await messagesTo(operator, phoneOf(player))).toHaveLength(1);
  },
);

test(
  'the page shows when a new code can be requested: it refreshes itself without JavaScript, and shows a button with it',
  withAndWithoutScripts,
  async ({ page, player, beLoggedIn, javaScriptEnabled }) => {
    if (javaScriptEnabled !== false) await page.clock.install();
    await beLoggedIn(player);
    await page.goto(PATH);
    await submit(formFor(page, 'send'));
    await formFor(page, 'verify').waitFor();
    if (javaScriptEnabled === false) {
      const refresh = await page.locator('noscript meta[http-equiv=refresh]').getAttribute('content');
      expect(refresh).toMatch(/^(5\d|6[01]);url=\/dashboard\/phone-verification$/);
    } else {
      await hydrated(page, true);
      const timer = page.getByRole('timer');
      const first = await timer.textContent();
      await expect(timer).not.toHaveText(first ?? '');
      await expect(page.getByText('kendini yeniler')).toHaveCount(0);
      await page.clock.fastForward(61_000);
      await expect(timer).toHaveCount(0);
      // The page's clock runs ahead of the server's, which decides when the minute is over and sends the rest of it.
      await submit(formFor(page, 'send'));
      await expect(timer).toContainText(/\d+ saniye/);
      expect(await messagesTo(operator, phoneOf(player))).toHaveLength(1);
    }
  },
);

test(
  'another code takes away the error of the last one',
  desktopOnly,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.clock.install();
    await beLoggedIn(player);
    await page.goto(PATH);
    await hydrated(page, true);
    await submit(formFor(page, 'send'));
    const input = formFor(page, 'verify').locator('[name=code]');
    await input.waitFor();
    await input.fill(otherCode(await lastCodeTo(operator, phoneOf(player))));
    await submit(formFor(page, 'verify'));
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    // The server's minute is not over: the time of the other code comes from here.
    await page.route('**/phone-verification?_data=*', async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const answer = await route.fetch();
      const data = (await answer.json()) as { sentAt: number };
      await route.fulfill({ response: answer, json: { ...data, sentAt: data.sentAt + 60_000 } });
    });
    await page.clock.fastForward(61_000);
    await submit(formFor(page, 'send'));
    await expect(page.getByRole('timer')).toBeVisible();
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  },
);

test('a guest logs in first and returns', phoneWithoutScripts, async ({ page, player, javaScriptEnabled }) => {
  await page.goto(PATH);
  await expect(page).toHaveURL(`/login?redirectTo=${encodeURIComponent(PATH)}`);
  await hydrated(page, javaScriptEnabled);
  const form = page.locator('form:has([name=password])');
  await form.locator('[name=username]').fill(player.username);
  await form.locator('[name=password]').fill(player.password);
  await submit(form);
  await expect(page).toHaveURL(PATH);
  await expect(formFor(page, 'send')).toBeVisible();
});
