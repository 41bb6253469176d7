import type { Locator, Page } from '@playwright/test';
import { fund, registrationOf, type TestPlayer } from '../support/players';
import { registrationForm, typedRegistration } from '../support/registration-form';
import { expect } from './test';

export interface Kind {
  readonly path: string;
  readonly isPlayer?: true;
  readonly form: (page: Page) => Locator;
  /** What is typed, by the selectors of the fields. The last one keeps the focus. */
  readonly typed: (player: TestPlayer) => Record<string, string>;
  readonly checked?: string;
  readonly end: (page: Page) => Promise<void>;
}

export interface TypedForm extends Omit<Kind, 'typed'> {
  readonly typed: Record<string, string>;
}

/** The search of a page: its own, or that of the header. */
const search = (path: string, results = '/search'): Kind => ({
  path,
  form: (page) => page.getByRole('search').filter({ visible: true }).last(),
  typed: () => ({ '[name=search]': 'qqzz' }),
  end: (page) => expect(page).toHaveURL(new RegExp(`${results}\\?search=qqzz`)),
});

/** On a page of each of these, each change of page-changes.ts is tried by itself. */
export const FORMS: Readonly<Record<string, Kind>> = {
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

export const OTHER_FORMS = {
  withdrawal: {
    path: '/dashboard/withdraw/101',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form[data-kind]'),
    typed: () => ({ '[name=FullName]': 'Ayşe Deneme', '[name=Iban]': IBAN, '[name=Amount]': '123' }),
    checked: '[name=IsOwnAccount][value=true]',
    end: (page) => expect(page.getByRole('button', { name: '₺123,00 çek' })).toBeVisible(),
  },
  bonus: {
    path: '/dashboard/claim-bonus',
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
    end: (page) => expect(page).toHaveURL(/\/call-me\?received=/),
  },
  promotions: search('/promotions'),
  sports: search('/spor', '/spor'),
  'search of a player': { ...search('/notifications'), isPlayer: true },
} satisfies Record<string, Kind>;

export const CARET: [number, number] = [1, 2];

export const fieldIn = (form: Locator, selector: string) => form.locator(`${selector}:not([type=hidden])`);

/** Gives the consents without which a registration is refused. Other forms have none. */
export async function tickConsents(form: Locator): Promise<void> {
  for (const consent of await form.locator('[name^=consent-][required]').all()) await consent.check();
}

/** Types into the form. @returns the last field, which has the focus and a selected letter */
export async function typeInto(form: Locator, { typed, checked }: TypedForm): Promise<Locator> {
  const texts = Object.entries(typed);
  for (const [selector, text] of texts) await fieldIn(form, selector).fill(text);
  if (checked) await fieldIn(form, checked).check();
  await tickConsents(form);
  const last = fieldIn(form, texts.at(-1)?.[0] ?? '');
  await last.evaluate((input: HTMLInputElement, caret) => {
    input.focus();
    input.setSelectionRange(...caret);
  }, CARET);
  return last;
}

/** Logs the player in where the form is a player's. @returns the form with what is to be typed */
export async function come(
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

/** Sends the form as a player does. A list of suggestions may cover the button of a search. */
export async function send(form: Locator): Promise<void> {
  if (await form.getAttribute('role')) await form.locator('[name=search]').press('Enter');
  else await form.locator('button:not([type=button], [aria-hidden], [name], [hidden])').first().click();
}
