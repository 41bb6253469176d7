import type { Page } from '@playwright/test';
import { lastCodeTo } from '../support/operator-outbox';
import { OPERATOR_API } from './ports';
import { inLanguage, phoneWithoutScripts, withAndWithoutScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

const outboxUrl = new URL('/outbox', OPERATOR_API).href;
const codeOf = ({ email }: { email: string }) => lastCodeTo({ outboxUrl }, email);

const texts = {
  tr: {
    login: 'Giriş yap',
    link: 'Şifremi unuttum',
    title: 'Şifre sıfırlama',
    username: 'Kullanıcı adı',
    code: 'Sıfırlama kodu',
    newTitle: 'Yeni şifre',
    password: 'Şifre',
    password2: 'Şifre tekrarı',
    go: 'Devam et',
    done: 'Şifreniz değiştirildi. Şimdi giriş sayfasına yönlendiriliyorsunuz.',
  },
  en: {
    login: 'Log in',
    link: 'Forgot password?',
    title: 'Reset your password',
    username: 'Username',
    code: 'Reset code',
    newTitle: 'New Password',
    password: 'Password',
    password2: 'Confirm password',
    go: 'Continue',
    done: 'Your password has been changed. You are now being taken to the login page.',
  },
};

const place = (page: Page) => page.locator('dialog[open], main').last();

for (const language of ['tr', 'en'] as const) {
  const text = texts[language];
  test(
    `a forgotten password is replaced, in ${language}`,
    inLanguage[language],
    async ({ page, context, baseURL, player, javaScriptEnabled, expectAccessible }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/login?redirectTo=%2Fdashboard');
      await hydrated(page, javaScriptEnabled);
      await page.getByRole('main').getByRole('link', { name: text.link }).click();

      await expect(place(page).getByRole('heading', { name: text.title })).toBeVisible();
      await expectAccessible();
      await place(page).getByLabel(text.username).fill(player.username);
      await place(page).getByLabel(text.username).press('Enter');

      await expect(place(page).getByLabel(text.code)).toBeVisible();
      await expectAccessible();
      await place(page)
        .getByLabel(text.code)
        .fill(await codeOf(player));
      await place(page).getByLabel(text.code).press('Enter');

      await expect(place(page).getByRole('heading', { name: text.newTitle })).toBeVisible();
      await expectAccessible();
      await expect(place(page).getByLabel(text.username)).toHaveValue(player.username);
      await place(page).getByLabel(text.password, { exact: true }).fill('yepyeni-şifre');
      await place(page).getByLabel(text.password2).fill('yepyeni-şifre');
      await place(page).getByRole('button', { name: text.go }).click();

      await expect(place(page)).toContainText(text.done);
      await expect(place(page).getByRole('heading', { name: text.login })).toBeVisible();
      await fillLogin(page, player.username, 'yepyeni-şifre');
      await expect(page).toHaveURL('/dashboard');
    },
  );
}

test(
  'a reload, a stale form and a second tab continue at the current step',
  withAndWithoutScripts,
  async ({ page, context, player }) => {
    await page.goto('/recover');
    await page.getByLabel('Kullanıcı adı').fill(player.username);
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByLabel('Sıfırlama kodu')).toBeVisible();
    await page.reload();
    await expect(page.getByLabel('Sıfırlama kodu')).toBeVisible();

    const second = await context.newPage();
    await second.goto('/recover');
    await second.getByLabel('Sıfırlama kodu').fill(await codeOf(player));
    await second.getByRole('button', { name: 'Devam et' }).click();
    await expect(second.getByLabel('Şifre tekrarı')).toBeVisible();

    await page.getByLabel('Sıfırlama kodu').fill('000');
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByLabel('Şifre tekrarı')).toBeVisible();

    await page.getByRole('link', { name: 'Başka bir kullanıcı adı kullanın' }).click();
    await expect(page.getByRole('button', { name: 'Yeni kod gönder' })).toHaveCount(0);
    await expect(page.getByLabel('Kullanıcı adı')).toBeVisible();
    await expect(page.getByLabel('Kullanıcı adı')).toHaveValue('');
  },
);

test(
  'a wrong code is reported, and a new code can be requested',
  withAndWithoutScripts,
  async ({ page, player, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.goto('/recover');
    await hydrated(page, javaScriptEnabled);
    await page.getByLabel('Kullanıcı adı').fill(player.username);
    await page.getByRole('button', { name: 'Devam et' }).click();
    await page.getByLabel('Sıfırlama kodu').fill('abc');
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByRole('main')).toContainText('Kod hatalı veya süresi dolmuş.');
    await expect(page.getByRole('alert')).toBeFocused();
    await expect(page.getByLabel('Sıfırlama kodu')).toHaveValue('');
    await page.getByRole('button', { name: 'Yeni kod gönder' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByLabel('Sıfırlama kodu').fill(await codeOf(player));
    await page.getByRole('button', { name: 'Devam et' }).click();
    await expect(page.getByLabel('Şifre tekrarı')).toBeVisible();
  },
);

test('every step links to registration', phoneWithoutScripts, async ({ page, player }) => {
  await page.goto('/recover');
  const link = page.getByRole('main').getByRole('link', { name: 'Hemen üye olun!' });
  await expect(link).toHaveAttribute('href', '/register');
  await page.getByLabel('Kullanıcı adı').fill(player.username);
  await page.getByRole('button', { name: 'Devam et' }).click();
  await expect(page.getByLabel('Sıfırlama kodu')).toBeVisible();
  await expect(link).toBeVisible();
});
