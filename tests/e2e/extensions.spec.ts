import type { Locator, Page } from '@playwright/test';
import { fund, registrationOf, type TestPlayer } from '../support/players';
import { registrationForm, typedRegistration } from '../support/registration-form';
import { holdScriptsBack } from './held-back-scripts';
import { CHANGES, type PageChange } from './page-changes';
import { desktopOnly } from './projects';
import { REAL_EXTENSIONS } from './real-extensions';
import { expect, hydrated, test } from './test';

interface Kind {
  readonly path: string;
  readonly isPlayer?: true;
  readonly form: (page: Page) => Locator;
  /** What is typed, by the selectors of the fields. The last one keeps the focus. */
  readonly typed: (player: TestPlayer) => Record<string, string>;
  readonly checked?: string;
  readonly end: (page: Page) => Promise<void>;
}

interface TypedForm extends Omit<Kind, 'typed'> {
  readonly typed: Record<string, string>;
}

const search = (path: string): Kind => ({
  path,
  form: (page) => page.getByRole('banner').getByRole('search'),
  typed: () => ({ '[name=search]': 'qqzz' }),
  end: (page) => expect(page).toHaveURL(/\/search\?search=qqzz/),
});

/** On a page of each of these, each change is tried by itself. */
const FORMS: Readonly<Record<string, Kind>> = {
  home: search('/'),
  lobby: search('/casino/slot'),
  login: {
    path: '/login',
    form: (page) => page.getByRole('main').locator('form:has([name=password])'),
    typed: ({ username, password }) => ({ '[name=username]': username, '[name=password]': password }),
    end: (page) => expect(page.getByRole('banner')).toContainText('₺'),
  },
  registration: {
    path: '/register',
    form: registrationForm,
    typed: () => {
      const { phone, password2, ...others } = typedRegistration(registrationOf());
      const texts = { ...others, phone: phone?.replace(/(...)(...)(..)(..)/, '$1 $2 $3 $4'), password2 };
      return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`[name=${name}]`, text ?? '']));
    },
    checked: '[name=trialBonus]',
    end: (page) => expect(page).toHaveURL('/register/phone'),
  },
  recovery: {
    path: '/recover',
    form: (page) => page.getByRole('main').locator('form:has([name=username])'),
    typed: ({ username }) => ({ '[name=username]': username }),
    end: (page) => expect(page.locator('[name=code]')).toBeVisible(),
  },
  deposit: {
    path: '/dashboard/deposit/20',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form[data-kind]'),
    typed: () => ({ '[inputmode=text]': 'Ayşe Deneme', '[inputmode=decimal]': '123' }),
    end: (page) => expect(page).toHaveURL(/\/dashboard\/receipt\//),
  },
  ticket: {
    path: '/ticket',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form:has(textarea)'),
    typed: () => ({ '[name=subject]': 'Kupon', '[name=message]': 'Kuponum hâlâ gelmedi.' }),
    end: (page) => expect(page.getByRole('main').getByText('Kuponum hâlâ gelmedi.')).toBeVisible(),
  },
};

const IBAN = 'TR33 0006 1005 1978 6457 8413 26';

/** On these, and on those above, all changes are tried at once. */
const OTHER_FORMS: Readonly<Record<string, Kind>> = {
  withdrawal: {
    path: '/dashboard/withdraw/101',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form[data-kind]'),
    typed: () => ({ '[name=FullName]': 'Ayşe Deneme', '[name=Iban]': IBAN, '[name=Amount]': '123' }),
    checked: '[name=IsOwnAccount][value=true]',
    end: (page) => expect(page.getByRole('button', { name: '₺123,00 çek' })).toBeVisible(),
  },
  bonus: {
    path: '/dashboard/bonuses',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form:has([name=code])'),
    typed: () => ({ '[name=code]': 'POYRA50' }),
    end: (page) => expect(page.locator('#active').getByRole('article', { name: 'Hediye kodu' })).toBeVisible(),
  },
  'change of password': {
    path: '/dashboard/change-password',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form:has([name=oldPassword])'),
    typed: ({ password }) => ({
      '[name=oldPassword]': password,
      '[name=password]': 'yepyeni-şifre',
      '[name=confirmPassword]': 'yepyeni-şifre',
    }),
    end: (page) => expect(page.locator('[data-toast=success]')).toBeVisible(),
  },
  'call request': {
    path: '/call-me',
    form: (page) => page.getByRole('main').locator('form:has([name=message])'),
    typed: () => ({
      '[name=name]': 'Şeyma Işık',
      '[name="contacts[0].contact"]': '0532 123 45 67',
      '[name=message]': 'Beni arayın.',
    }),
    end: (page) => expect(page.locator('[data-toast=success]')).toBeVisible(),
  },
  promotions: search('/promotions'),
  sports: search('/spor'),
  'search of a player': { ...search('/notifications'), isPlayer: true },
};

/** What this policy makes of the styles of extensions' scripts that run in the page. */
const BLOCKED_STYLE = /Applying inline style violates/;
/** React's messages about a part of the page that it renders once more. */
const MISMATCH = /Minified React error #(?:418|419|421|422|423|425);/;

const CARET: [number, number] = [1, 2];

const fieldIn = (form: Locator, selector: string) => form.locator(`${selector}:not([type=hidden])`);

/** Types into the form. @returns the last field, which has the focus and a selected letter */
async function typeInto(form: Locator, { typed, checked }: TypedForm): Promise<Locator> {
  const texts = Object.entries(typed);
  for (const [selector, text] of texts) await fieldIn(form, selector).fill(text);
  if (checked) await fieldIn(form, checked).check();
  const last = fieldIn(form, texts.at(-1)?.[0] ?? '');
  await last.evaluate((input: HTMLInputElement, caret) => {
    input.focus();
    input.setSelectionRange(...caret);
  }, CARET);
  return last;
}

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
  // A list of suggestions may cover the button of a search.
  if (await form(page).getAttribute('role')) await last.press('Enter');
  else await form(page).locator('button:not([type=button], [aria-hidden], [name])').first().click();
  await end(page);
}

test.beforeEach(({ expectedErrors }) => void expectedErrors.push(MISMATCH, BLOCKED_STYLE));

/** Logs the player in where the form is a player's. @returns the form with what is to be typed */
async function come(
  kind: Kind,
  player: TestPlayer,
  beLoggedIn: (player: TestPlayer) => Promise<void>,
): Promise<TypedForm> {
  if (kind.isPlayer) {
    await fund(player, 1_000);
    await beLoggedIn(player);
  }
  return { ...kind, typed: kind.typed(player) };
}

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
