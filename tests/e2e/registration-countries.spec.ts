import type { Page } from '@playwright/test';
import { registrationOf } from '../support/players';
import { registrationForm, showWholeForm, submit } from '../support/registration-form';
import { desktopOnly, withAndWithoutScripts } from './projects';
import { expect, hydrated, test } from './test';

const form = (page: Page) => page.locator('form:has([name=username]):visible').last();
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`);

async function fillIn(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await field(page, name).fill(value);
}

const account = () => {
  const { email, username, password, password2 } = registrationOf();
  return { email, username, password, password2 };
};
const person = { name: "Renée d'Or", surname: 'Müller-Öz', birthDay: '5', birthMonth: '9', birthYear: '1985' };

/** Without scripts by the button. */
async function choose(page: Page, country: string, javaScriptEnabled: boolean | undefined, shown: string) {
  await field(page, 'country').selectOption(country);
  if (javaScriptEnabled === false) await form(page).locator('[value=show-country]').click();
  await expect(field(page, shown)).toHaveCount(1);
}

const packs = [
  [
    'de',
    '2',
    'Willkommen',
    { birthPlace: 'Köln', street: 'Weg 1', postcode: '50667', city: 'Köln', phone: '0151 23456789' },
  ],
  ['en', '43', 'Welcome', { street: '1 High Street', city: 'London', postcode: 'SW1A 1AA', phone: '07700 900123' }],
] as const;

for (const [language, country, welcome, own] of packs)
  test(
    `a player of country ${country} registers in ${language}`,
    withAndWithoutScripts,
    async ({ page, context, baseURL, javaScriptEnabled, expectAccessible }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      await page.goto('/register');
      await hydrated(page, javaScriptEnabled);
      await showWholeForm(page);
      const typed = account();
      await fillIn(page, { ...person, email: typed.email });
      await choose(page, country, javaScriptEnabled, 'street');
      await expect(field(page, 'name')).toHaveValue(person.name);
      await expect(field(page, 'birthYear')).toHaveValue('1985');
      await expectAccessible();
      await fillIn(page, { ...own, ...typed });
      await field(page, 'consent-terms').check();
      await submit(form(page));
      await expect(page.getByRole('main')).toContainText(`${welcome}, ${person.name}`);
    },
  );

test(
  'a country chosen in the dialog keeps what was typed, and a field follows its condition',
  desktopOnly,
  async ({ page, expectAccessible }) => {
    await page.goto('/pages/1');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Üye ol' }).click();
    await registrationForm(page).waitFor();
    await fillIn(page, { ...person, PersonalNo: '12345678901', password: 'kestanebal77' });
    await choose(page, '8', true, 'office');
    await expect(field(page, 'office')).toBeHidden();
    await form(page).locator('[name=isExposed][value=true]').check();
    await expect(field(page, 'office')).toBeVisible();
    await expect(field(page, 'surname')).toHaveValue(person.surname);
    await expect(field(page, 'password')).toHaveValue('kestanebal77');
    await expectAccessible();
    await choose(page, '2', true, 'birthPlace');
    await expect(field(page, 'PersonalNo')).toHaveCount(0);
    await choose(page, '1', true, 'PersonalNo');
    await expect(field(page, 'PersonalNo')).toHaveValue('12345678901');
  },
);

test(
  'a country whose form cannot be read by script is shown by its button',
  desktopOnly,
  async ({ page, expectedErrors }) => {
    expectedErrors.push(/Failed to load resource/);
    await page.goto('/register');
    await hydrated(page, true);
    await page.route('**/register?country=*', (route) => route.abort());
    await fillIn(page, person);
    const refused = page.waitForEvent('requestfailed');
    await field(page, 'country').selectOption('2');
    await refused;
    await expect(field(page, 'surname')).toHaveValue(person.surname);
    await form(page).locator('[value=show-country]').click();
    await expect(field(page, 'street')).toBeVisible();
    await expect(field(page, 'surname')).toHaveValue(person.surname);
  },
);
