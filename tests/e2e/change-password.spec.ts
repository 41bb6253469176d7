import { turnFactorOn } from '../support/authenticator';
import { logInWithFactor } from './log-in-with-factor';
import { desktopOnly, inLanguage } from './projects';
import { expect, hydrated, test } from './test';

for (const [language, text] of [
  [
    'tr',
    {
      old: 'Mevcut şifre',
      password: 'Yeni şifre',
      confirm: 'Yeni şifre tekrarı',
      go: 'Değiştir',
      differ: 'Yeni şifreler birbiriyle aynı değil.',
      done: 'Şifreniz değiştirildi.',
    },
  ],
  [
    'en',
    {
      old: 'Current password',
      password: 'New password',
      confirm: 'Confirm password',
      go: 'Change',
      differ: 'The two new passwords do not match.',
      done: 'Your password has been changed.',
    },
  ],
] as const) {
  test(
    `the password is changed after a mismatch was reported, in ${language}`,
    inLanguage[language],
    async ({ page, context, baseURL, player, beLoggedIn, javaScriptEnabled, expectedErrors, expectAccessible }) => {
      expectedErrors.push(/status of 400/);
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await beLoggedIn(player);
      await page.goto('/dashboard/change-password');
      await hydrated(page, javaScriptEnabled);
      const form = page.getByRole('main');
      const fill = async (password: string, confirm: string) => {
        await form.getByLabel(text.old, { exact: true }).fill(player.password);
        await form.getByLabel(text.password, { exact: true }).fill(password);
        await form.getByLabel(text.confirm, { exact: true }).fill(confirm);
        await form.getByRole('button', { name: text.go, exact: true }).click();
      };
      await fill('yeni-şifre', 'yeni-sifre');
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([text.confirm]);
      await expect(form.getByLabel(text.confirm, { exact: true })).toHaveAccessibleDescription(text.differ);
      // The server sends no typed password back. The browser sends nothing, and keeps them.
      const kept = javaScriptEnabled === false ? '' : /./;
      for (const label of [text.old, text.password, text.confirm])
        await expect(form.getByLabel(label, { exact: true })).toHaveValue(kept);
      // Scrolls to the top: axe measures links that the header partly covers as too small.
      await page.locator('body').evaluate(() => window.scrollTo(0, 0));
      await expectAccessible();
      await fill('yeni-şifre', 'yeni-şifre');
      await expect(page).toHaveURL('/dashboard/account');
      await expect(page.locator('[data-toast=success]')).toHaveText(text.done);
    },
  );
}

test('the password of a player with a second factor is changed with a code', async ({
  page,
  player,
  javaScriptEnabled,
  expectedErrors,
  expectAccessible,
}) => {
  expectedErrors.push(/status of 400/);
  const { app, recoveryCodes } = await turnFactorOn(player);
  await logInWithFactor(page, player, recoveryCodes[0] ?? '');
  await page.goto('/dashboard/account');
  await hydrated(page, javaScriptEnabled);
  await page.getByRole('main').getByRole('link', { name: 'Şifre değiştir', exact: true }).last().click();
  const place = javaScriptEnabled === false ? page.getByRole('main') : page.getByRole('dialog');
  const code = place.getByLabel('Uygulamadaki kod veya yedek kod');
  const change = async (typed: string) => {
    await place.getByLabel('Mevcut şifre', { exact: true }).fill(player.password);
    await place.getByLabel('Yeni şifre', { exact: true }).fill('yeni-şifre-77');
    await place.getByLabel('Yeni şifre tekrarı', { exact: true }).fill('yeni-şifre-77');
    await code.fill(typed);
    await place.getByRole('button', { name: 'Değiştir', exact: true }).click();
  };
  await change(app.wrong());
  await expect(code).toHaveAccessibleDescription(/Kod hatalı/);
  await expect(code).toHaveValue('');
  await expect(place.getByLabel('Mevcut şifre', { exact: true })).toHaveValue('');
  await expectAccessible();
  await change(app.next());
  await expect(page).toHaveURL('/dashboard/account');
  await expect(page.locator('[data-toast=success]')).toHaveText('Şifreniz değiştirildi.');
});

test(
  'the dialog over the account page shows a failure as a toast, changes the password and returns the player to that page',
  desktopOnly,
  async ({ page, player, beLoggedIn, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await beLoggedIn(player);
    await page.goto('/dashboard/account');
    await hydrated(page, true);
    await page.getByRole('main').getByRole('link', { name: 'Şifre değiştir', exact: true }).last().click();
    const dialog = page.getByRole('dialog', { name: 'Şifre değiştir' });
    const change = async (password: string) => {
      await dialog.getByLabel('Mevcut şifre', { exact: true }).fill(password);
      await dialog.getByLabel('Yeni şifre', { exact: true }).fill('yeni-şifre');
      await dialog.getByLabel('Yeni şifre tekrarı', { exact: true }).fill('yeni-şifre');
      await dialog.getByRole('button', { name: 'Değiştir', exact: true }).click();
    };
    await change('another-password');
    await expect(dialog.getByRole('alert')).toBeFocused();
    await expect(page.locator('[data-toast=error]')).toHaveCount(0);
    await change(player.password);
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/dashboard/account');
    await expect(page.locator('[data-toast=success]')).toHaveText('Şifreniz değiştirildi.');
  },
);
