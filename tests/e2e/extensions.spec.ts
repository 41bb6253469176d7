import type { Page } from '@playwright/test';
import { holdScriptsBack } from './held-back-scripts';
import { CHANGES, type PageChange } from './page-changes';
import { desktopOnly } from './projects';
import { REAL_EXTENSIONS } from './real-extensions';
import { expect, hydrated, test } from './test';
import { CARET, come, fieldIn, FORMS, OTHER_FORMS, send, typeInto, type TypedForm } from './typed-forms';

/** What this policy makes of the styles of extensions' scripts that run in the page. */
const BLOCKED_STYLE = /Applying inline style violates/;
/** React's messages about a part of the page that it renders once more. */
const MISMATCH = /Minified React error #(?:418|419|421|422|423|425);/;

/** Expects that nothing typed is lost, and that the form can be sent. */
async function expectIntact(page: Page, { form, typed, checked, end }: TypedForm): Promise<void> {
  const texts = Object.entries(typed);
  for (const [selector, text] of texts)
    await expect.soft(fieldIn(form(page), selector)).toHaveValue(text, { timeout: 5_000 });
  if (checked) await expect.soft(fieldIn(form(page), checked)).toBeChecked({ timeout: 5_000 });
  const last = fieldIn(form(page), texts.at(-1)?.[0] ?? '');
  await expect.soft(last).toBeFocused({ timeout: 5_000 });
  expect
    .soft(await last.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]))
    .toEqual(CARET);
  await expect(page.locator('h1').filter({ hasText: /ters gitti|Application Error/ })).toHaveCount(0);
  await send(form(page));
  await end(page);
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(MISMATCH, BLOCKED_STYLE));

async function openAndChange(page: Page, form: TypedForm, changes: readonly PageChange[]) {
  const { openOnly, run, stop } = await holdScriptsBack(page);
  await openOnly(form.path);
  await stop();
  const last = await typeInto(form.form(page), form);
  for (const change of changes) await last.evaluate(change);
  await run();
  await hydrated(page, true);
}

for (const [name, kind] of Object.entries(FORMS))
  test.describe(`a form on a page of the kind ${name} outlives`, desktopOnly, () => {
    for (const [change, act] of Object.entries(CHANGES))
      test(`${change} before the scripts run`, async ({ page, player, beLoggedIn }) => {
        const form = await come(kind, player, beLoggedIn);
        await openAndChange(page, form, [act]);
        await expectIntact(page, form);
      });
  });

for (const [name, kind] of Object.entries({ ...FORMS, ...OTHER_FORMS })) {
  test(
    `all changes at once do no harm to ${name} before the scripts run`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      const form = await come(kind, player, beLoggedIn);
      await openAndChange(page, form, Object.values(CHANGES));
      await expectIntact(page, form);
    },
  );

  test(
    `all changes at once do no harm to ${name} after hydration`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      const form = await come(kind, player, beLoggedIn);
      await page.goto(form.path);
      await hydrated(page, true);
      const last = await typeInto(form.form(page), form);
      for (const change of Object.values(CHANGES)) await last.evaluate(change);
      await expectIntact(page, form);
    },
  );
}

/** What a player does beside forms. */
const TASKS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'opens the bell'(page) {
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^Bildirimler/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Bildirimler' })).toBeVisible();
  },
  async 'opens a game'(page) {
    await page.locator('main [data-game]').first().click();
    await expect(page.locator('iframe').first()).toBeVisible();
  },
  async 'switches the language'(page) {
    await page.locator('[data-menu=language] > summary').click();
    await page.locator('[data-menu=language] button[value=en]').click();
    await expect(page.getByRole('banner')).toContainText('Deposit');
  },
  async 'logs out'(page) {
    await page.locator('[data-menu=profile] > summary').click();
    await page.locator('[data-menu=profile] form[action="/logout"] button').click();
    await expect(page.getByRole('banner').locator('a[href^="/login"]:visible').first()).toBeVisible();
  },
};

for (const [task, act] of Object.entries(TASKS))
  for (const when of ['before', 'after'])
    test(
      `a player ${task} in a page that all changes met ${when} hydration`,
      desktopOnly,
      async ({ page, player, beLoggedIn }) => {
        await beLoggedIn(player);
        const scripts = when === 'before' ? await holdScriptsBack(page) : null;
        if (scripts) {
          await scripts.openOnly('/casino/slot');
          await scripts.stop();
        } else {
          await page.goto('/casino/slot');
          await hydrated(page, true);
        }
        const field = page.getByRole('banner').locator('[name=search]').first();
        for (const change of Object.values(CHANGES)) await field.evaluate(change);
        await scripts?.run();
        await hydrated(page, true);
        await act(page);
        await expect(page.locator('h1').filter({ hasText: /ters gitti|Application Error/ })).toHaveCount(0);
      },
    );

test.describe('with the content script of', () => {
  // As in a browser, where the page's policy does not bind extensions.
  test.use({ bypassCSP: true });

  const { login, registration, deposit, ticket } = FORMS;
  for (const [extension, start] of Object.entries(REAL_EXTENSIONS))
    for (const [name, kind] of Object.entries({ login, registration, deposit, ticket }))
      test(
        `${extension} a form on a page of the kind ${name} keeps what was typed`,
        desktopOnly,
        async ({ page, player, beLoggedIn }) => {
          if (!kind) throw new Error(`There is no form of the kind ${name}.`);
          const form = await come(kind, player, beLoggedIn);
          const { openOnly, run, stop } = await holdScriptsBack(page);
          await openOnly(form.path);
          await stop();
          await typeInto(form.form(page), form);
          await start(page);
          await run();
          await hydrated(page, true);
          await expectIntact(page, form);
        },
      );
});
