import type { Page } from '@playwright/test';
import { decode } from '../support/html';
import { desktopOnly, withAndWithoutScripts } from './projects';
import { expect, fillLogin, hydrated, test } from './test';
import { registrationForm, submit, UNTYPED } from '../support/registration-form';

type Values = Record<string, string>;
/** A form that is refused; `more` are the values of its hidden fields. */
type Refused = [path: string, what: string, values: Values, more?: Values | undefined];

/** The messages at the fields, by the ids of their elements. */
const shownErrors = (page: Page) =>
  page
    .locator('main form p[id$="-error"]')
    .evaluateAll((errors): Values => Object.fromEntries(errors.map(({ id, textContent }) => [id, textContent ?? ''])));

/** The messages at the fields when the same form is sent by a browser without JavaScript. */
async function answeredErrors(page: Page, path: string, form: Values): Promise<Values> {
  const answer = await page.request.post(path, { form, headers: { origin: new URL(page.url()).origin } });
  expect(answer.status(), path).toBe(400);
  const errors = (await answer.text()).matchAll(/<p id="([^"]+-error)"[^>]*>([^<]*)</g);
  return Object.fromEntries([...errors].map(([, id = '', text = '']) => [id, decode(text)]));
}

const registration = {
  ...{ name: 'Ayşe', surname: 'Işık', birthDay: '5', birthMonth: '9', birthYear: '1985', PersonalNo: '12345678901' },
  ...{ email: 'ayse@example.com', phone: '5551234567', username: 'ayse1985' },
  ...{ password: 'sifre1234', password2: 'sifre1234' },
};
const each = (names: readonly string[], value: string) => Object.fromEntries(names.map((name) => [name, value]));
const REGISTRATION_FIELDS = Object.keys(registration);

/** Forms of guests, with values that the browser and the server refuse. */
const refused: Refused[] = [
  ['/login', 'nothing', { username: '', password: '' }],
  ['/login', 'spaces', { username: '  ', password: '  ' }],
  ['/register', 'nothing', each(REGISTRATION_FIELDS, ''), UNTYPED],
  ['/register', 'spaces', { ...each(REGISTRATION_FIELDS, ' '), password: '     ', password2: '     ' }, UNTYPED],
  [
    '/register',
    'malformed values',
    {
      ...{ name: 'A', surname: 'I5ık', birthDay: 'x', birthMonth: 'x', birthYear: '85', PersonalNo: '1234' },
      ...{ email: 'ayse', phone: '12', username: 'a!', password: 'abc', password2: 'abcd' },
    },
    UNTYPED,
  ],
  [
    '/register',
    'a day that does not exist',
    { ...registration, birthDay: '31', birthMonth: '2', password2: 'another' },
    UNTYPED,
  ],
  [
    '/register',
    'a child',
    { ...registration, birthYear: String(new Date().getFullYear() - 5), username: 'ayşe' },
    UNTYPED,
  ],
  ['/recover', 'a short name', { username: ' a ' }, { step: 'username' }],
  ['/call-me', 'short texts', { name: 'Şule ', message: '', 'contacts[0].contact': '' }, { 'contacts[0].type': '1' }],
];

const PASSWORD = '/dashboard/change-password';
const PHONE = '/dashboard/phone-verification';
const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).click();

/**
 * Forms of players. `open` leads to the step with the form. The form of the SMS code is not among them: its button is
 * disabled until the code is complete, so that the browser has no message.
 */
const refusedOfPlayers: [...Refused, open?: (page: Page) => Promise<void>][] = [
  ['/ticket', 'nothing', { subject: '', message: '' }],
  ['/ticket', 'short texts and spaces', { subject: ' ab ', message: '   ' }],
  [PASSWORD, 'nothing', { oldPassword: '', password: '', confirmPassword: '' }],
  [PASSWORD, 'short and different passwords', { oldPassword: 'abc', password: 'ab c', confirmPassword: 'abcdef' }],
  [PASSWORD, 'passwords of spaces', { oldPassword: '    ', password: '     ', confirmPassword: '      ' }],
  [PHONE, 'no number', { phone: '' }, { intent: 'send' }, press('Numarayı güncelle')],
  [PHONE, 'a short number', { phone: '555 12' }, { intent: 'send' }, press('Numarayı güncelle')],
];

async function compareMessages(page: Page, [path, , values, more]: Refused): Promise<void> {
  const fields = Object.keys(values).map((name) => page.locator(`main [name="${name}"]`));
  for (const [index, field] of fields.entries()) await field.fill(Object.values(values)[index] ?? '');
  const sent: string[] = [];
  page.on('request', (request) => {
    // The login page asks by itself for what the browser's list of passkeys needs.
    if (request.method() !== 'POST' || request.postData()?.includes('intent=passkey-options')) return;
    sent.push(new URL(request.url()).pathname);
  });
  await fields[0]?.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await shownErrors(page)).toEqual(await answeredErrors(page, path, { ...values, ...more }));
  await expect(page.locator('main [aria-invalid=true]').first()).toBeFocused();
  expect(sent).not.toContain(path);
}

const title = ([path, what]: Refused) =>
  `${path} with ${what} has the same messages from the browser and from the server`;

for (const form of refused) {
  test(title(form), desktopOnly, async ({ page }) => {
    await page.goto(form[0]);
    await hydrated(page, true);
    await compareMessages(page, form);
  });
}

for (const [path, what, values, more, open] of refusedOfPlayers) {
  const form: Refused = [path, what, values, more];
  test(title(form), desktopOnly, async ({ page, beLoggedIn, player }) => {
    await beLoggedIn(player);
    await page.goto(path);
    await hydrated(page, true);
    await open?.(page);
    await compareMessages(page, form);
  });
}

test(
  'many wrong fields are one line that leads to the first of them',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled, expectAccessible, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    await page.goto('/register');
    await hydrated(page, javaScriptEnabled);
    await page.locator('main [name=surname]').fill('Işık');
    await submit(registrationForm(page));
    const summary = page.getByRole('alert');
    await expect(summary).toHaveText('İşaretli 9 alanı doldurun ya da düzeltin');
    const first = page.locator('main [name=name]');
    if (javaScriptEnabled !== false) await expect(first).toBeFocused();
    await expect(first).toHaveAccessibleDescription('Ad alanını doldurun.');
    await expectAccessible();
    await summary.getByRole('link').click();
    await expect(first).toBeFocused();
  },
);

interface Observed extends Window {
  readonly idleTasks: IdleRequestCallback[];
  readonly keysSeen: { count: number };
}

/** Keeps what waits for an idle browser, hydration among it, and counts the keys that React would see. */
function holdIdleTasks(): void {
  const idleTasks: IdleRequestCallback[] = [];
  const keysSeen = { count: 0 };
  window.requestIdleCallback = (act) => idleTasks.push(act);
  document.addEventListener('keydown', () => (keysSeen.count += 1), true);
  Object.assign(window, { idleTasks, keysSeen });
}

test('typing hydrates nothing: its letters show meanwhile, and stay', desktopOnly, async ({ page }) => {
  await page.addInitScript(holdIdleTasks);
  await page.goto('/login');
  await page.waitForFunction(() => (window as unknown as Observed).idleTasks.length > 0);
  const field = page.locator('main [name=username]');
  await field.pressSequentially('deneme');
  await expect(field).toHaveValue('deneme');
  const keysSeen = () => page.evaluate(() => (window as unknown as Observed).keysSeen.count);
  expect(await keysSeen()).toBe(0);
  await page.evaluate(() => {
    const { idleTasks } = window as unknown as Observed;
    window.requestIdleCallback = (act) => window.setTimeout(act);
    for (const act of idleTasks.splice(0)) act({ didTimeout: false, timeRemaining: () => 50 });
  });
  await hydrated(page, true);
  await field.press('1');
  await expect(field).toHaveValue('deneme1');
  expect(await keysSeen()).toBe(1);
});

/** By a link that a script follows. */
async function leaveAndReturn(page: Page): Promise<void> {
  const { pathname, hash } = new URL(page.url());
  await page.locator('a[href="/promotions"]:visible').first().click();
  await expect(page).toHaveURL('/promotions');
  await page.goBack();
  await expect(page).toHaveURL(`${pathname}${hash}`);
}

test('what a guest typed is there after a link and the way back', desktopOnly, async ({ page }) => {
  const field = page.getByRole('main').locator('[name=name], [name=username]').first();
  for (const path of ['/register', '/login', '/recover', '/call-me']) {
    await page.goto(path);
    await hydrated(page, true);
    await field.fill('Deneme');
    await leaveAndReturn(page);
    await expect(field).toHaveValue('Deneme');
  }
});

test(
  'what a player typed is there on the way back, until it is sent',
  desktopOnly,
  async ({ page, player, beLoggedIn }) => {
    await beLoggedIn(player);
    await page.goto('/dashboard/claim-bonus');
    await hydrated(page, true);
    const code = page.getByRole('main').locator('[name=code]');
    await code.fill('POYRA50');
    await leaveAndReturn(page);
    await expect(code).toHaveValue('POYRA50');
    await code.press('Enter');
    await expect(page.locator('#active').getByRole('article', { name: 'Hediye kodu' })).toBeVisible();
    await expect(page).toHaveURL(/#active$/);
    await leaveAndReturn(page);
    await expect(page.locator('#active').getByRole('article', { name: 'Hediye kodu' })).toBeVisible();
    await page.goto('/dashboard/claim-bonus');
    await expect(code).toHaveValue('');
  },
);

test('what a guest typed is not put back for a player', desktopOnly, async ({ page, player }) => {
  await page.goto('/call-me');
  await hydrated(page, true);
  const message = page.getByRole('main').locator('[name=message]');
  await message.fill('Beni arayın.');
  await page.locator('a[href="/promotions"]:visible').first().click();
  await expect(page).toHaveURL('/promotions');
  await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
  await fillLogin(page, player.username, player.password);
  await expect(page.getByRole('banner')).toContainText('₺');
  // The dialog had an entry of its own.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/call-me');
  await expect(message).toHaveValue('');
});
