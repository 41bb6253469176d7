import type { Page } from '@playwright/test';
import { listPayments } from '../support/list-payments';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';
import { come, fieldIn, FORMS, OTHER_FORMS, send, typeInto, type TypedForm } from './typed-forms';

/** Expects the fields that browsers put back by themselves. */
async function expectTyped(page: Page, { form, typed, checked }: TypedForm): Promise<void> {
  for (const [selector, value] of Object.entries(typed)) {
    const field = fieldIn(form(page), selector);
    if (!(await field.evaluate((input: HTMLInputElement) => input.type === 'password' || input.autocomplete === 'off')))
      await expect(field).toHaveValue(value);
  }
  if (checked) await expect(fieldIn(form(page), checked)).toBeChecked();
}

for (const [name, kind] of Object.entries({ ...FORMS, ...OTHER_FORMS }))
  test(
    `reload, back and forward at each step of the form of the kind ${name} lose nothing`,
    desktopOnly,
    async ({ page, player, beLoggedIn }) => {
      const form = await come(kind, player, beLoggedIn);
      await page.goto('/pages/2');
      await page.goto(form.path);
      await hydrated(page, true);
      await typeInto(form.form(page), form);
      // A reload empties forms in Chromium, with and without scripts.
      await page.reload();
      await hydrated(page, true);
      await typeInto(form.form(page), form);
      // Not a click: right after a scroll Chromium may take it for one on the frame that was there.
      await page.locator('footer a[href="/safer-play"]').press('Enter');
      await expect(page).toHaveURL('/safer-play');
      await page.goBack();
      await expectTyped(page, form);
      await page.goForward();
      await expect(page).toHaveURL('/safer-play');
      await page.goBack();
      await hydrated(page, true);
      await expectTyped(page, form);
      await typeInto(form.form(page), form);
      await send(form.form(page));
      await form.end(page);
      await page.goBack();
      await hydrated(page, true);
      await page.goForward();
      await expect(page.locator('h1').filter({ hasText: /ters gitti|Application Error/ })).toHaveCount(0);
      await page.reload();
      await hydrated(page, true);
      await expect(page.locator('h1')).toHaveCount(1);
      if (name === 'deposit')
        expect((await listPayments(player)).filter(({ amount }) => amount === 123)).toHaveLength(1);
    },
  );
