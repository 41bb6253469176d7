import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { phoneOnly } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

const LOCALES = path.resolve('app/i18n/locales');

/** The longest text of a language, and one 40 % longer. */
function longestTexts(language: string): string[] {
  const texts = readdirSync(path.join(LOCALES, language)).flatMap((file) =>
    Object.values(JSON.parse(readFileSync(path.join(LOCALES, language, file), 'utf8')) as Record<string, string>),
  );
  const longest = texts.reduce((found, text) => (text.length > found.length ? text : found), '');
  return [longest, longest + longest.slice(0, longest.length * 0.4)];
}

const outside = (page: Page) =>
  page.locator('[data-toast]').evaluateAll((toasts) =>
    toasts.flatMap((toast) => {
      const { left, right } = toast.getBoundingClientRect();
      return left < 0 || right > innerWidth ? [`${toast.textContent}: ${left} to ${right} px`] : [];
    }),
  );

const raise = (page: Page, messages: readonly string[]) =>
  page.evaluate((texts) => {
    for (const type of ['loading', 'error']) {
      for (const message of texts) {
        const detail = { id: `${type} ${message}`, type, message };
        window.dispatchEvent(new CustomEvent('site:toast', { detail }));
      }
    }
  }, messages);

for (const place of ['page', 'dialog'] as const) {
  test(`no message leaves a phone's screen, in a ${place}`, phoneOnly, async ({ page }) => {
    await page.goto('/casino/slot');
    await hydrated(page, true);
    if (place === 'dialog') {
      await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    }
    const messages = ['x'.repeat(200), ...readdirSync(LOCALES).flatMap(longestTexts)];
    for (const width of [320, 360, 390, 412]) {
      await page.setViewportSize({ width, height: 740 });
      for (const message of messages) {
        await raise(page, [message]);
        await expect(page.locator('[data-toast]').last()).toHaveText(message);
        expect(await outside(page), `${width} px`).toEqual([]);
      }
    }
  });
}

test('the answer to a form takes the place of the one before', phoneOnly, async ({ page, player }) => {
  await page.goto('/login?redirectTo=%2Fticket');
  await hydrated(page, true);
  await fillLogin(page, player.username, player.password);
  const toasts = page.locator('[data-toast]:not([aria-hidden])');
  await expect(toasts).toHaveText([/^Hoş geldiniz/]);
  const form = page.getByRole('main').locator('form:has([name=message])');
  await form.locator('[name=subject]').fill('Konu');
  await form.locator('[name=message]').fill('Kuponum nerede?');
  await form.getByRole('button').click();
  await expect(toasts).toHaveText([/talebiniz açıldı/]);
  // Not because the first one had its time.
  await expect(page.getByText('Kuponum nerede?')).toBeVisible();
});

test('a message that a dialog takes over keeps its time', phoneOnly, async ({ page }) => {
  await page.goto('/casino/slot');
  await hydrated(page, true);
  await raise(page, ['Merhaba']);
  const toast = page.locator('[data-toast]').last();
  const age = () => toast.evaluate((line) => Number(line.getAnimations().at(-1)?.currentTime));
  await expect.poll(age).toBeGreaterThan(500);
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  const inDialog = page.getByRole('dialog').locator('[data-toast]').last();
  await expect(inDialog).toBeVisible();
  expect(await age()).toBeGreaterThan(500);
});
