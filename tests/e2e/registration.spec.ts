import type { Page, Request } from '@playwright/test';
import { lastCodeTo, messagesTo, otherCode } from '../support/operator-outbox';
import { registrationOf } from '../support/players';
import {
  fillRegistration,
  formFor,
  nextStep,
  registerForTrialBonus,
  registrationForm,
  showWholeForm,
  submit,
  typedRegistration,
} from '../support/registration-form';
import { OPERATOR_OUTBOX } from './ports';
import { holdScriptsBack } from './held-back-scripts';
import {
  desktopOnly,
  inLanguage,
  phoneOnly,
  phoneWithoutScripts,
  phones,
  withAndWithoutScripts,
  withScripts,
} from './projects';
import { expect, hydrated, test } from './test';

const operator = { outboxUrl: OPERATOR_OUTBOX };

const words = {
  tr: {
    signUp: 'Hemen üye olun!',
    verify: 'Telefonunuzu doğrulayın',
    wrong: 'Kod hatalı veya süresi dolmuş.',
    welcome: 'Tebrikler!',
    bonus: '₺100,00',
    noSuchDay: 'Takvimde böyle bir gün yok; doğum tarihinizi kontrol edin.',
    differ: 'Şifreler aynı değil; ikisini de yeniden yazın.',
    wrongFields: ['Doğum tarihi', 'Şifre tekrarı'],
    deposit: 'Para yatır',
    chat: 'Canlı destek',
  },
  en: {
    signUp: 'Sign Up Now!',
    verify: 'Verify your phone',
    wrong: 'The code is wrong or has expired.',
    welcome: 'Congratulations!',
    bonus: '₺100.00',
    noSuchDay: 'There is no such day in the calendar; check your date of birth.',
    differ: 'The passwords do not match; enter both again.',
    wrongFields: ['Date of birth', 'Confirm password'],
    deposit: 'Deposit',
    chat: 'Live chat',
  },
} as const;

for (const language of ['tr', 'en'] as const) {
  const say = words[language];

  test.describe(`in ${language}`, inLanguage[language], () => {
    test.beforeEach(async ({ context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
    });

    test('leads from the login form to the trial bonus, with mistakes corrected on the way', async ({
      page,
      javaScriptEnabled,
      expectAccessible,
      expectedErrors,
    }) => {
      test.slow();
      expectedErrors.push(/status of 400/);
      const registration = registrationOf();
      const typed = typedRegistration(registration);
      await page.goto('/login?redirectTo=/pages/1');
      await hydrated(page, javaScriptEnabled);
      await page.getByRole('main').getByRole('link', { name: say.signUp }).click();
      await registrationForm(page).waitFor();
      await expectAccessible();

      await showWholeForm(page);
      await fillRegistration(page, { ...typed, birthDay: '31', birthMonth: '02', password2: 'another' });
      await registrationForm(page).locator('[name=trialBonus]').check();
      await registrationForm(page).locator('[name=consent-sms]').check();
      await submit(registrationForm(page));
      const summary = page.getByRole('alert').last();
      const form = registrationForm(page);
      await expect(summary.getByRole('link')).toHaveText(say.wrongFields);
      for (const name of ['birthDay', 'birthMonth', 'birthYear'])
        await expect(form.locator(`[name=${name}]`)).toHaveAccessibleDescription(say.noSuchDay);
      await expect(form.locator('[name=password2]')).toHaveAccessibleDescription(new RegExp(say.differ));
      const isSent = javaScriptEnabled === false;
      await expect(isSent ? summary : form.locator('[name=birthDay]')).toBeFocused();
      await expectAccessible();
      await expect(form.locator('[name=name]')).toHaveValue(registration.name);
      await expect(form.locator('[name=trialBonus]')).toBeChecked();
      await expect(form.locator('[name=consent-sms]')).toBeChecked();
      await expect(form.locator('[name=password]')).toHaveValue(isSent ? '' : (typed['password'] ?? ''));
      await expect(form.locator('[name=password2]')).toHaveValue(isSent ? '' : 'another');

      await fillRegistration(page, typed);
      await submit(registrationForm(page));
      await expect(page.getByRole('heading', { name: say.verify })).toBeVisible();
      await expect(page.getByRole('banner')).toContainText(registration.username.slice(0, 8));
      await expectAccessible();
      const code = await lastCodeTo(operator, registration.phone);
      await formFor(page, 'verify').locator('[name=code]').fill(otherCode(code));
      await submit(formFor(page, 'verify'));
      const codeField = formFor(page, 'verify').locator('[name=code]');
      await expect(codeField).toHaveAccessibleDescription(new RegExp(`${say.wrong}$`));
      await expect(codeField).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByRole('alert').last()).toBeFocused();
      await expect(codeField).toHaveValue('');

      await formFor(page, 'verify')
        .locator('[name=code]')
        .fill(`${code.slice(0, 2)} ${code.slice(2, 4)} ${code.slice(4)}`);
      await submit(formFor(page, 'verify'));
      await expect(page.getByRole('heading', { name: say.welcome })).toBeVisible();
      await expect(page.getByText(say.bonus).last()).toBeVisible();
      await expectAccessible();
      await submit(formFor(page, 'claim'));
      if (javaScriptEnabled === false) {
        await expect(page.locator('noscript meta[http-equiv=refresh]')).toHaveAttribute('content', '5;url=/pages/1');
        await page.getByRole('main').getByRole('link').first().click();
      }
      await expect(page).toHaveURL('/pages/1');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText(say.bonus);
      expect(await messagesTo(operator, registration.phone)).toHaveLength(1);
    });

    test('without the bonus the celebration follows at once, and links to a deposit and the chat', async ({
      page,
      javaScriptEnabled,
      expectAccessible,
    }) => {
      const registration = registrationOf();
      await page.goto('/register');
      await hydrated(page, javaScriptEnabled);
      await fillRegistration(page, typedRegistration(registration));
      await submit(registrationForm(page));
      await expect(page).toHaveURL('/register/welcome');
      await expectAccessible();
      const main = page.getByRole('main');
      await expect(main.getByRole('link', { name: say.deposit })).toHaveAttribute('href', '/dashboard/deposit');
      await expect(main.getByRole('link', { name: say.chat })).toHaveAttribute('href', '/support');
      expect(await messagesTo(operator, registration.phone)).toEqual([]);
      await submit(formFor(page, 'close'));
      await expect(page).toHaveURL('/');
    });
  });
}

test(
  'the phone can be changed, a new code requested, and the verification skipped',
  withAndWithoutScripts,
  async ({ page, javaScriptEnabled, expectedErrors }) => {
    expectedErrors.push(/status of 400/);
    const registration = registrationOf();
    await page.goto('/register');
    await hydrated(page, javaScriptEnabled);
    await registerForTrialBonus(page, registration);
    await submit(formFor(page, 'change'));
    const phone = formFor(page, 'send').locator('[name=phone]');
    await expect(phone).toHaveValue(registration.phone.replace(/^90(...)(...)(..)(..)$/, '$1 $2 $3 $4'));
    await phone.fill('555 12');
    await submit(formFor(page, 'send'));
    await expect(phone).toHaveAccessibleDescription(/on hane olarak yazın/);
    await expect(phone).toHaveValue('555 12');
    const other = registrationOf().phone;
    await phone.fill(`+${other}`);
    await submit(formFor(page, 'send'));
    await expect(formFor(page, 'verify')).toBeVisible();
    expect(await messagesTo(operator, other)).toHaveLength(1);
    await page.reload();
    await expect(formFor(page, 'verify')).toBeVisible();
    await expect(page.getByRole('timer')).toContainText(/\d+ saniye/);
    await page.goto('/register/welcome');
    await expect(page).toHaveURL('/register/phone');
    await submit(formFor(page, 'skip'));
    await expect(page).toHaveURL('/');
    await page.goto('/register/phone');
    await expect(page).toHaveURL('/dashboard/phone-verification');
  },
);

test(
  'an outdated tab is told so and leads to the current step',
  withAndWithoutScripts,
  async ({ page, context, javaScriptEnabled }) => {
    const registration = registrationOf();
    await page.goto('/register');
    await hydrated(page, javaScriptEnabled);
    await registerForTrialBonus(page, registration);
    await formFor(page, 'verify').waitFor();
    const other = await context.newPage();
    await other.goto('/register/phone');
    await submit(formFor(other, 'change'));
    await formFor(other, 'send').waitFor();
    await formFor(page, 'verify')
      .locator('[name=code]')
      .fill(await lastCodeTo(operator, registration.phone));
    await submit(formFor(page, 'verify'));
    await expect(page.locator('[data-toast=info]')).toContainText('başka bir sekmede değişti');
    await expect(formFor(page, 'send').locator('[name=phone]')).toBeVisible();
  },
);

test.describe('with JavaScript', () => {
  test('the whole journey stays in one dialog over the page', withScripts, async ({ page, expectAccessible }) => {
    test.slow();
    const registration = registrationOf();
    await page.goto('/pages/1');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Giriş yap' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('link', { name: words.tr.signUp }).click();
    await expect(page.getByRole('dialog', { name: 'Üye ol' })).toBeVisible();
    await expectAccessible();
    await registerForTrialBonus(page, registration);
    await expect(page.getByRole('dialog', { name: words.tr.verify })).toBeVisible();
    await expect(page).toHaveURL('/pages/1');
    await expectAccessible();
    await dialog.locator('[name=code]').fill(await lastCodeTo(operator, registration.phone));
    await submit(formFor(page, 'verify'));
    await expect(page.getByRole('dialog', { name: words.tr.welcome })).toBeVisible();
    await submit(formFor(page, 'claim'));
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pages/1');
    await expect(page.getByRole('banner')).toContainText(words.tr.bonus);
  });

  test(
    'an error goes as soon as the value is right, also at the field it depends on',
    withScripts,
    async ({ page }) => {
      const { noSuchDay, differ } = words.tr;
      await page.goto('/register');
      await hydrated(page, true);
      const form = registrationForm(page);
      const typed = typedRegistration(registrationOf());
      const wrong = { birthDay: '31', birthMonth: '02', email: 'ada', password2: 'another' };
      await showWholeForm(page);
      await fillRegistration(page, { ...typed, ...wrong });
      await submit(form);
      const summary = form.getByRole('alert');
      const email = form.locator('[name=email]');
      await expect(form).toContainText(noSuchDay);
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.pressSequentially('@');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await email.pressSequentially('site.example');
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
      await expect(email).toBeFocused();
      await form.locator('[name=birthMonth]').fill('03');
      await expect(form).not.toContainText(noSuchDay);
      await form.locator('[name=password]').fill('another');
      await expect(form).not.toContainText(differ);
      await expect(summary).toHaveCount(0);
      await email.fill('ada');
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    },
  );

  test('phone and code are formatted by their masks while they are typed', desktopOnly, async ({ page }) => {
    const registration = registrationOf();
    await page.goto('/register');
    await hydrated(page, true);
    const phone = registrationForm(page).locator('[name=phone]');
    await phone.pressSequentially('05551234567');
    await expect(phone).toHaveValue('555 123 45 67');
    await phone.press('Home');
    await phone.press('Delete');
    await expect(phone).toHaveValue('551 234 56 7');
    await registerForTrialBonus(page, registration);
    const code = formFor(page, 'verify').locator('[name=code]');
    await code.pressSequentially('1234567');
    await expect(code).toHaveValue('123-456');
    await code.press('Backspace');
    await code.press('Backspace');
    await code.press('Backspace');
    await code.press('Backspace');
    await expect(code).toHaveValue('12');
  });

  test('the fingerprint is stored without delaying the page', desktopOnly, async ({ page, context }) => {
    await page.goto('/register');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'fingerprint')?.value)
      .toMatch(/^[0-9a-f]{32}$/);
  });

  test('a known fingerprint is not computed again', desktopOnly, async ({ page, context }) => {
    const computations: string[] = [];
    context.on('request', (request) => {
      if (/\/assets\/fingerprint|\/device$/.test(request.url())) computations.push(request.url());
    });
    const stored = page.waitForResponse('**/device');
    await page.goto('/register');
    await stored;
    expect(computations).toHaveLength(2);
    const otherTab = await context.newPage();
    await otherTab.clock.install();
    await otherTab.goto('/login');
    await hydrated(otherTab, true);
    await otherTab.clock.runFor(5_000);
    await otherTab.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    expect(computations).toHaveLength(2);
  });

  test('the fingerprint waits until the typing player pauses', desktopOnly, async ({ page }) => {
    const computations: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/fingerprint')) computations.push(request.url());
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto('/login');
    const hydrate = async () => {
      await page.clock.runFor(100);
      return page.locator('html[data-hydrated]').count();
    };
    await expect.poll(hydrate, { intervals: [100] }).toBe(1);
    const username = page.locator('main [name=username]');
    for (const letter of 'demo1234') {
      await page.clock.runFor(700);
      await username.press(letter);
    }
    expect(computations).toEqual([]);
    const loaded = page.waitForRequest('**/assets/fingerprint*.js');
    await page.clock.runFor(1_100);
    await loaded;
  });

  test('registration works without the fingerprint library', desktopOnly, async ({ page, expectedErrors }) => {
    expectedErrors.push(/ERR_FAILED/);
    await page.route('**/assets/fingerprint*.js', (route) => route.abort());
    const registration = registrationOf();
    const missed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/fingerprint'));
    await page.goto('/register');
    await hydrated(page, true);
    await fillRegistration(page, typedRegistration(registration));
    await missed;
    await submit(registrationForm(page));
    await expect(page).toHaveURL('/register/welcome');
  });
});

test.describe('the form in steps on a phone', () => {
  const title = (page: Page, text: string) => registrationForm(page).locator('legend', { hasText: text });
  const field = (page: Page, name: string) => registrationForm(page).locator(`[name=${name}]`);
  const press = (page: Page, name: string) => registrationForm(page).getByRole('button', { name }).click();
  /** As an extension or the browser may, in a step that is not shown. */
  const fillHidden = (page: Page, name: string, value: string) =>
    field(page, name).evaluate((input: HTMLInputElement, text) => void (input.value = text), value);
  const isDataRead = (request: Request) => request.method() === 'GET' && request.url().includes('_data=');
  /** Opens the form with these fields filled in, at the last step. */
  async function openFilled(page: Page, fields: Record<string, string>) {
    await page.goto('/register');
    await hydrated(page, true);
    await fillRegistration(page, fields);
  }

  test(
    'leads on with right values only, back with any, and keeps them all',
    phoneOnly,
    async ({ page, expectAccessible }) => {
      const { name = '', surname = '', ...typed } = typedRegistration(registrationOf());
      await page.goto('/pages/1');
      await hydrated(page, true);
      await page.getByRole('banner').getByRole('link', { name: 'Üye ol' }).click();
      await expect(title(page, 'Adım 1/3: Kişisel bilgiler')).toBeVisible();
      await expect(field(page, 'email')).toBeHidden();
      await expectAccessible();
      await nextStep(registrationForm(page));
      await expect(registrationForm(page).getByRole('alert')).toHaveText('İşaretli 4 alanı doldurun ya da düzeltin');
      await expect(field(page, 'name')).toBeFocused();
      await field(page, 'name').fill(name);
      await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
      await field(page, 'surname').fill(surname);
      await fillRegistration(page, Object.fromEntries(Object.entries(typed).slice(0, 4)));
      await field(page, 'PersonalNo').press('Enter');
      await expect(title(page, 'Adım 2/3: İletişim')).toBeFocused();
      await expect(registrationForm(page).getByRole('alert')).toHaveCount(0);
      await expect(field(page, 'PersonalNo')).toBeHidden();
      await expectAccessible();
      await field(page, 'email').fill('yarım');
      await press(page, 'Geri');
      await expect(title(page, 'Adım 1/3')).toBeFocused();
      await expect(registrationForm(page).getByRole('alert')).toHaveCount(0);
      await expect(field(page, 'surname')).toHaveValue(surname);
      await nextStep(registrationForm(page));
      await expect(field(page, 'email')).toHaveValue('yarım');
      await fillRegistration(page, Object.fromEntries(Object.entries(typed).slice(4)));
      await expect(title(page, 'Adım 3/3: Hesap')).toBeVisible();
      await expectAccessible();
      await field(page, 'password2').press('Enter');
      await expect(page.getByRole('dialog', { name: words.tr.welcome })).toBeVisible();
    },
  );

  test(
    'a refusal opens the step of the first wrong field, and says why the password is gone',
    phoneOnly,
    async ({ page, player, expectedErrors, expectAccessible }) => {
      expectedErrors.push(/status of 400/);
      await openFilled(page, { ...typedRegistration(registrationOf()), email: player.email });
      await submit(registrationForm(page));
      await expect(title(page, 'Adım 2/3')).toBeVisible();
      await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
      await expect(registrationForm(page).getByRole('alert')).toBeFocused();
      const ways = registrationForm(page).locator('p:has(> a + a)').getByRole('link');
      await expect(ways).toHaveText(['Zaten üye misiniz? Giriş yapın', 'Şifremi unuttum']);
      const other = registrationOf();
      await field(page, 'email').fill(other.email);
      await expect(ways).toHaveCount(0);
      await nextStep(registrationForm(page));
      await expect(registrationForm(page).getByRole('alert')).toHaveCount(0);
      await expect(field(page, 'password')).toHaveValue('');
      await expect(field(page, 'password')).toHaveAccessibleDescription(/saklanmadı; yeniden yazın/);
      await expectAccessible();
      await fillRegistration(page, { password: other.password, password2: other.password });
      await submit(registrationForm(page));
      await expect(page).toHaveURL('/register/welcome');
    },
  );

  test(
    'a link of the summary opens the step of its field, and each step checks its own',
    phoneOnly,
    async ({ page }) => {
      const typed = typedRegistration(registrationOf());
      await openFilled(page, typed);
      await fillHidden(page, 'name', '');
      await fillHidden(page, 'email', 'yarım');
      await submit(registrationForm(page));
      await expect(field(page, 'name')).toBeFocused();
      await registrationForm(page).getByRole('alert').getByRole('link').last().click();
      await expect(field(page, 'email')).toBeFocused();
      await nextStep(registrationForm(page));
      await expect(field(page, 'email')).toBeFocused();
      await field(page, 'email').fill(typed['email'] ?? '');
      await nextStep(registrationForm(page));
      await expect(title(page, 'Adım 3/3')).toBeFocused();
      await expect(registrationForm(page).getByRole('alert').getByRole('link')).toHaveText('Ad');
      await fillHidden(page, 'name', typed['name'] ?? '');
      await submit(registrationForm(page));
      await expect(page).toHaveURL('/register/welcome');
    },
  );

  test('the browser goes back and forward by one step, and keeps all values', phoneOnly, async ({ page }) => {
    const typed = typedRegistration(registrationOf());
    const routerEntry = () =>
      page.evaluate(() => {
        const { key, idx } = window.history.state as { key?: string; idx?: number };
        return { key, idx };
      });
    const expectKept = async (names: string[]) => {
      for (const name of names) await expect(field(page, name)).toHaveValue(typed[name] ?? '');
    };
    const requested: string[] = [];
    await page.goto('/pages/2');
    await page.goto('/register');
    await hydrated(page, true);
    await fillRegistration(page, { name: typed['name'] ?? '' });
    const first = await routerEntry();
    await fillRegistration(page, typed);
    page.on('request', (request) => requested.push(request.url()));
    expect(await routerEntry()).toEqual(first);
    await page.goBack();
    await expect(title(page, 'Adım 2/3')).toBeFocused();
    await page.goBack();
    await expect(title(page, 'Adım 1/3')).toBeFocused();
    await page.goForward();
    await expect(title(page, 'Adım 2/3')).toBeFocused();
    await page.goForward();
    await expect(title(page, 'Adım 3/3')).toBeFocused();
    expect(requested.filter((url) => url.includes('_data'))).toEqual([]);
    await press(page, 'Geri');
    await expect(title(page, 'Adım 2/3')).toBeFocused();
    await page.goForward();
    await expect(title(page, 'Adım 3/3')).toBeFocused();
    await expectKept(['name', 'surname', 'birthYear', 'PersonalNo', 'email', 'username', 'password', 'password2']);
    await page.locator('footer a[href^="/pages/"]').first().press('Enter');
    await expect(page).toHaveURL(/\/pages\//);
    await page.goBack();
    await expect(title(page, 'Adım 3/3')).toBeVisible();
    await expectKept(['name', 'surname', 'birthYear', 'email', 'username']);
    await page.goBack();
    await expect(title(page, 'Adım 2/3')).toBeVisible();
    await page.goBack();
    await expect(title(page, 'Adım 1/3')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/pages/2');
  });

  test('after a reload, which loses what was typed, the form begins again', phoneOnly, async ({ page }) => {
    await page.goto('/pages/2');
    await openFilled(page, typedRegistration(registrationOf()));
    await page.reload();
    await hydrated(page, true);
    await expect(title(page, 'Adım 1/3')).toBeVisible();
    await expect(field(page, 'name')).toHaveValue('');
    await expect.poll(() => page.evaluate(() => (window.history.state as { step?: number }).step ?? 0)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/pages/2');
  });

  test(
    'a refused form has its steps in the history too, and one that is done has none',
    phoneOnly,
    async ({ page, player, expectedErrors }) => {
      expectedErrors.push(/status of 400/);
      const registration = registrationOf();
      await page.goto('/pages/2');
      await openFilled(page, { ...typedRegistration(registration), email: player.email });
      const readAgain: string[] = [];
      page.on('request', (request) => void (isDataRead(request) && readAgain.push(request.url())));
      await submit(registrationForm(page));
      await expect(title(page, 'Adım 2/3')).toBeVisible();
      await field(page, 'email').fill(registration.email);
      expect(readAgain).toEqual([]);
      await page.goBack();
      await expect(title(page, 'Adım 1/3')).toBeFocused();
      await page.goForward();
      await expect(title(page, 'Adım 2/3')).toBeFocused();
      await page.locator('footer a[href^="/pages/"]').first().press('Enter');
      await expect(page).toHaveURL(/\/pages\//);
      await page.goBack();
      await expect(title(page, 'Adım 2/3')).toBeVisible();
      await expect(field(page, 'name')).toHaveValue(registration.name);
      await expect(field(page, 'email')).toHaveValue(registration.email);
      await page.goBack();
      // No browser puts this one back into a document.
      await field(page, 'PersonalNo').fill(registration.PersonalNo);
      await nextStep(registrationForm(page));
      await nextStep(registrationForm(page));
      await expect(field(page, 'username')).toHaveValue(registration.username);
      const { password, password2 } = registration;
      await fillRegistration(page, { password, password2 });
      await submit(registrationForm(page));
      await expect(page.getByRole('heading', { name: words.tr.welcome })).toBeVisible();
      const isCollapsed = () =>
        page.evaluate(() => (window as unknown as { navigation: { canGoForward: boolean } }).navigation.canGoForward);
      await expect.poll(isCollapsed).toBe(true);
      await expect(page).toHaveURL('/register/welcome');
      await page.goBack();
      await expect(page).toHaveURL('/pages/2');
    },
  );

  test('in a dialog the browser goes back by one step, and then closes it', phoneOnly, async ({ page }) => {
    const typed = typedRegistration(registrationOf());
    await page.goto('/pages/1');
    await hydrated(page, true);
    await page.getByRole('banner').getByRole('link', { name: 'Üye ol' }).click();
    await fillRegistration(page, typed);
    await page.goBack();
    await expect(title(page, 'Adım 2/3')).toBeFocused();
    await expect(field(page, 'email')).toHaveValue(typed['email'] ?? '');
    await page.goBack();
    await expect(title(page, 'Adım 1/3')).toBeFocused();
    await nextStep(registrationForm(page));
    await nextStep(registrationForm(page));
    await expect(field(page, 'password2')).toHaveValue(typed['password2'] ?? '');
    await page.goBack();
    await expect(title(page, 'Adım 2/3')).toBeFocused();
    await page.goBack();
    await expect(title(page, 'Adım 1/3')).toBeFocused();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL('/pages/1');
  });

  test(
    'a player may choose one page for as long as the page lives, and go back to the steps',
    phoneOnly,
    async ({ page, expectAccessible }) => {
      const open = () => page.getByRole('banner').getByRole('link', { name: 'Üye ol' }).click();
      await page.goto('/pages/1');
      await hydrated(page, true);
      await open();
      await fillRegistration(page, typedRegistration(registrationOf()));
      await press(page, 'Hepsini tek sayfada göster');
      await expect(title(page, 'Hesap')).toBeFocused();
      for (const name of ['name', 'email', 'username']) await expect(field(page, name)).toBeVisible();
      await expect(registrationForm(page)).not.toContainText('Adım 3/3');
      await expect(field(page, 'password2')).not.toHaveValue('');
      await expectAccessible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await open();
      await expect(field(page, 'username')).toBeVisible();
      await press(page, 'Adım adım göster');
      await expect(title(page, 'Adım 1/3')).toBeFocused();
      await expect(field(page, 'username')).toBeHidden();
    },
  );

  test(
    'a turned phone shows the whole form, and turned back the step that is typed in',
    phoneOnly,
    async ({ page }) => {
      await page.goto('/register');
      await hydrated(page, true);
      await page.setViewportSize({ width: 740, height: 360 });
      await field(page, 'username').fill('ayse1985');
      await expect(registrationForm(page).getByRole('button', { name: /sayfada/ })).toHaveCount(0);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(title(page, 'Adım 3/3')).toBeVisible();
      await expect(field(page, 'username')).toBeFocused();
      await expect(field(page, 'name')).toBeHidden();
    },
  );

  test('begins at the field in which somebody types before the scripts run', phoneOnly, async ({ page }) => {
    const { openOnly, run } = await holdScriptsBack(page);
    await openOnly('/register');
    await field(page, 'name').fill('Ayşe');
    await field(page, 'email').fill('ayse@');
    await run();
    await hydrated(page, true);
    await expect(title(page, 'Adım 2/3')).toBeVisible();
    await expect(field(page, 'email')).toBeFocused();
    await field(page, 'email').pressSequentially('site.example');
    await expect(field(page, 'email')).toHaveValue('ayse@site.example');
    await press(page, 'Geri');
    await expect(field(page, 'name')).toHaveValue('Ayşe');
  });

  test(
    'is whole without scripts, and a refusal says why the password is gone',
    phoneWithoutScripts,
    async ({ page, player, expectedErrors }) => {
      expectedErrors.push(/status of 400/);
      await page.goto('/register');
      for (const name of ['name', 'email', 'username', 'consent-sms']) await expect(field(page, name)).toBeVisible();
      await expect(registrationForm(page).getByRole('button')).toHaveText(['Formu göster', 'Üye ol']);
      await expect(field(page, 'password')).toHaveAccessibleDescription('En az 5 karakter, yaygın bir şifre değil');
      await fillRegistration(page, { ...typedRegistration(registrationOf()), email: player.email });
      await submit(registrationForm(page));
      await expect(field(page, 'password')).toHaveAccessibleDescription(/saklanmadı; yeniden yazın/);
      await expect(registrationForm(page).getByRole('alert')).not.toContainText('saklanmadı');
    },
  );
});

test(
  'confetti falls without JavaScript, and not at all when reduced motion is preferred',
  phoneWithoutScripts,
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/register');
    await hydrated(page, javaScriptEnabled);
    await fillRegistration(page, typedRegistration(registrationOf()));
    await submit(registrationForm(page));
    const piece = page.getByRole('main').locator('i').first();
    const isDrawn = () => piece.evaluate((element) => element.getClientRects().length > 0);
    expect(await isDrawn()).toBe(true);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await isDrawn()).toBe(false);
  },
);

test('no step is wider than a phone of 320 px', phones, async ({ page, javaScriptEnabled, expectedErrors }) => {
  expectedErrors.push(/status of 400/);
  await page.setViewportSize({ width: 320, height: 640 });
  const expectNarrow = async () =>
    expect(await page.locator('body').evaluate((body) => body.scrollWidth), page.url()).toBeLessThanOrEqual(320);
  await page.goto('/register');
  await hydrated(page, javaScriptEnabled);
  await expectNarrow();
  await showWholeForm(page);
  await fillRegistration(page, { ...typedRegistration(registrationOf()), birthDay: '31', birthMonth: '02' });
  await registrationForm(page).locator('[name=trialBonus]').check();
  await submit(registrationForm(page));
  await page.getByRole('alert').waitFor();
  await expectNarrow();
  await fillRegistration(page, typedRegistration(registrationOf()));
  await submit(registrationForm(page));
  await formFor(page, 'verify').waitFor();
  await expectNarrow();
  await submit(formFor(page, 'change'));
  await formFor(page, 'send').locator('[name=phone]').waitFor();
  await expectNarrow();
});
