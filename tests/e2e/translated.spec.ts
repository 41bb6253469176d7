import type { Page } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import { lastCodeTo } from '../support/operator-outbox';
import { registrationOf, type TestPlayer } from '../support/players';
import { formFor, registerForTrialBonus, submit } from '../support/registration-form';
import { translate, translateBeforeScripts } from '../support/translate-page';
import { OPERATOR_OUTBOX } from './ports';
import { desktopOnly } from './projects';
import { expect, fillLogin, hydrated, test } from './test';

const operator = { outboxUrl: OPERATOR_OUTBOX };

interface Visit {
  page: Page;
  player: TestPlayer;
  /** Opens a page and translates it. */
  open(path: string): Promise<void>;
}

/** What is done on translated pages, and the kind of visitor. */
const JOURNEYS: Record<string, { isPlayer: boolean; run(visit: Visit): Promise<void> }> = {
  'a login, wrong and right': {
    isPlayer: false,
    async run({ page, player, open }) {
      await open('/login');
      await fillLogin(page, player.username, 'yanlış-şifre');
      await expect(page.getByRole('alert')).toContainText('Kullanıcı adı veya şifre');
      await expect(page.getByRole('main').locator('button[type=submit]')).toContainText('Giriş yap');
      await fillLogin(page, player.username, player.password);
      await expect(page).toHaveURL('/');
      await expect(page.getByRole('banner')).toContainText('₺');
    },
  },
  'a login in the dialog': {
    isPlayer: false,
    async run({ page, player, open }) {
      await open('/pages/1');
      await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await fillLogin(page, player.username, 'yanlış-şifre');
      await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Kullanıcı adı veya şifre');
      await fillLogin(page, player.username, player.password);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText('₺');
    },
  },
  'a registration with its code': {
    isPlayer: false,
    async run({ page, open }) {
      const registration = registrationOf();
      await open('/register');
      await registerForTrialBonus(page, registration);
      await formFor(page, 'verify').waitFor();
      await formFor(page, 'verify')
        .locator('[name=code]')
        .fill(await lastCodeTo(operator, registration.phone));
      await submit(formFor(page, 'verify'));
      await submit(formFor(page, 'claim'));
      await expect(page).toHaveURL('/');
    },
  },
  'a recovery': {
    isPlayer: false,
    async run({ page, player, open }) {
      await open('/recover');
      const form = page.getByRole('main').locator('form').first();
      await form.locator('[name=username]').fill(player.username);
      await form.locator('[name=username]').press('Enter');
      const code = page.getByRole('main').locator('[name=code]');
      await code.waitFor();
      await code.fill(await lastCodeTo(operator, player.email));
      await code.press('Enter');
      await page.getByRole('main').locator('[name=password]').fill('yepyeni-şifre');
      await page.getByRole('main').locator('[name=password2]').fill('yepyeni-şifre');
      await page.getByRole('main').locator('[name=password2]').press('Enter');
      await expect(page.getByRole('main')).toContainText('Şifreniz değiştirildi');
    },
  },
  'a deposit': {
    isPlayer: true,
    async run({ page, player, open }) {
      await open('/dashboard/deposit/20');
      await page.getByRole('main').getByLabel('Tutar').fill('150');
      await page.getByRole('main').getByLabel('Ad soyad').fill('Ayşe Deneme');
      await page.getByRole('button', { name: /yatır»?$/i }).click();
      await expect(page).toHaveURL(/\/dashboard\/receipt\//);
      await expect(page.getByRole('main')).toContainText('₺150,00');
      expect(await listPayments(player)).toHaveLength(1);
    },
  },
  'a ticket': {
    isPlayer: true,
    async run({ page, open }) {
      await open('/ticket');
      const form = page.getByRole('main').locator('form:has([name=subject])');
      await form.locator('[name=subject]').fill('Kupon');
      await form.locator('[name=message]').fill('Kuponum hâlâ gelmedi.');
      await form.locator('button[type=submit]').click();
      await expect(page.getByRole('main')).toContainText('Kuponum hâlâ gelmedi.');
    },
  },
  'a call request with two contacts': {
    isPlayer: false,
    async run({ page, open }) {
      await open('/call-me');
      const form = page.getByRole('main').locator('form:has([name=name])');
      await form.locator('[name=name]').fill('Şeyma Işık');
      await form.locator('[name=message]').fill('Beni arayın lütfen.');
      await form.getByRole('button', { name: 'Ekle' }).click();
      await form.getByLabel('Numara veya adres').first().fill('0532 123 45 67');
      await form.getByLabel('Numara veya adres').last().fill('0532 123 45 68');
      await form
        .getByRole('button', { name: /Gönder/ })
        .last()
        .click();
      await expect(page).toHaveURL(/^[^?]*\/call-me\?received=/);
      await expect(page.getByRole('main')).toContainText('Talebiniz alındı');
    },
  },
};

/** Holds the answer of each form until its button says that it is sent: a quick one is drawn without that state. */
const holdAnswers = (page: Page) =>
  page.route(/_data=/, async (route) => {
    if (route.request().method() === 'POST') await page.locator('form button[aria-disabled=true]').first().waitFor();
    await route.continue();
  });

for (const when of ['before', 'after'] as const)
  for (const [name, { isPlayer, run }] of Object.entries(JOURNEYS))
    test(
      `${name} on a page that was translated ${when} hydration`,
      desktopOnly,
      async ({ context, player, beLoggedIn }) => {
        if (isPlayer) await beLoggedIn(player);
        // A page of its own: texts that were replaced before hydration may be reported as mismatches.
        const page = await context.newPage();
        const errors: string[] = [];
        page.on(
          'pageerror',
          ({ message }) => void (/React error #(418|422|423|425);/.test(message) || errors.push(message)),
        );
        if (when === 'before') await translateBeforeScripts(page);
        await holdAnswers(page);
        await run({
          page,
          player,
          async open(path) {
            await page.goto(path);
            await hydrated(page, true);
            if (when === 'after') await translate(page);
          },
        });
        expect(errors).toEqual([]);
      },
    );

test(
  'a form whose parts were wrapped, moved and removed is sent',
  desktopOnly,
  async ({ page, player, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await holdAnswers(page);
    await page.goto('/login');
    await hydrated(page, true);
    await page.evaluate(() => {
      const wrap = (element: Element) => {
        const wrapper = document.createElement('div');
        element.replaceWith(wrapper);
        wrapper.append(element);
      };
      document.querySelectorAll('main form > *, main :is(label, input:not([type=hidden]))').forEach(wrap);
      document.querySelector('main label')?.remove();
      const form = document.querySelector('main form');
      form?.prepend(form.lastElementChild ?? '');
    });
    await fillLogin(page, player.username, 'yanlış-şifre');
    await expect(page.getByRole('alert')).toContainText('Kullanıcı adı veya şifre');
    await fillLogin(page, player.username, player.password);
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('banner')).toContainText('₺');
  },
);

test('names, amounts and codes are not translated', desktopOnly, async ({ page, player, beLoggedIn }) => {
  await beLoggedIn(player);
  const isShown = (text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page, true);
    await translate(page);
  };
  await open('/casino/slot');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('«');
  await isShown('Kızıl Tilki');
  await isShown('₺0,00');
  await isShown(player.username);
  await open('/dashboard/account');
  await isShown(String(player.facts['usercode']));
  await open('/dashboard/security/two-factor');
  await page.locator('main button[value=begin]').click();
  await expect(page.locator('main code')).toHaveText(/^[A-Z2-7 ]+$/);
});

test('a form goes as a whole, also with a button named remove', desktopOnly, async ({ page }) => {
  await page.goto('/casino/slot');
  await hydrated(page, true);
  const isGone = await page.evaluate(() => {
    const form = document.createElement('form');
    const button = document.createElement('button');
    button.name = 'remove';
    form.append(button);
    document.body.append(form);
    document.body.removeChild(form);
    return !form.isConnected;
  });
  expect(isGone).toBe(true);
});
