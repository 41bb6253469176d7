import type { Locator, Page } from '@playwright/test';
import { registrationOf } from '../support/players';
import { registrationForm, typedRegistration } from '../support/registration-form';
import { holdScriptsBack } from './held-back-scripts';
import { desktopOnly } from './projects';
import { expect, hydrated, test } from './test';

/** What browser extensions, translators and ad blockers do to a page before its scripts run. */
const CHANGES: Readonly<Record<string, (field: Element) => void>> = {
  nothing: () => undefined,
  'a style first in the head': () => document.head.prepend(document.createElement('style')),
  'a style last in the head': () => document.head.append(document.createElement('style')),
  'an element first in the body': () => document.body.prepend(document.createElement('div')),
  'an element last in the body': () => document.body.append(document.createElement('div')),
  'an element after the body': () => document.documentElement.append(document.createElement('grammarly-desktop')),
  'an element after the field': (field) => field.after(document.createElement('div')),
  'an element before the field': (field) => field.before(document.createElement('div')),
  'an element after each field': () => {
    for (const input of document.querySelectorAll('input, select, textarea'))
      input.after(Object.assign(document.createElement('div'), { className: 'icon' }));
  },
  'a shadow host after the field': (field) => {
    const host = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(document.createElement('button'));
    field.after(host);
  },
  'translated texts': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea, option, svg')) continue;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = `${text.data}!`;
      outer.append(inner);
      text.replaceWith(outer);
    }
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
  },
  'attributes on the document and its fields': () => {
    document.documentElement.setAttribute('data-darkreader-mode', 'dynamic');
    document.documentElement.setAttribute('style', '--extension: 1');
    document.body.setAttribute('cz-shortcut-listen', 'true');
    for (const input of document.querySelectorAll('input, textarea, select, button')) {
      input.setAttribute('data-lastpass-icon-root', 'true');
      input.setAttribute('fdprocessedid', 'x');
    }
  },
  'another language and direction': () => {
    document.documentElement.lang = 'ar';
    document.documentElement.dir = 'rtl';
  },
  'a head in another order': () => {
    const { head } = document;
    head.append(...[...head.querySelectorAll('meta, title, link:not([rel=stylesheet])')].reverse());
  },
  'removed elements': () => {
    document.querySelector('footer')?.lastElementChild?.remove();
    document.querySelector('header nav a')?.remove();
    document.querySelector('link[rel=manifest]')?.remove();
    document.querySelector('meta[name=description]')?.remove();
  },
};

interface Kind {
  readonly path: string;
  readonly isPlayer?: true;
  readonly form: (page: Page) => Locator;
  /** What is typed, by the selectors of the fields. The last one keeps the focus. */
  readonly typed: (player: { readonly username: string; readonly password: string }) => Record<string, string>;
  readonly checked?: string;
  readonly end: (page: Page) => Promise<void>;
}

const search = (path: string): Kind => ({
  path,
  form: (page) => page.getByRole('banner').getByRole('search'),
  typed: () => ({ '[name=search]': 'qqzz' }),
  end: (page) => expect(page).toHaveURL(/\/search\?search=qqzz/),
});

const KINDS: Readonly<Record<string, Kind>> = {
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
    end: (page) => expect(page).toHaveURL(/receipt|deposit/),
  },
  ticket: {
    path: '/ticket',
    isPlayer: true,
    form: (page) => page.getByRole('main').locator('form:has(textarea)'),
    typed: () => ({ '[name=subject]': 'Kupon', '[name=message]': 'Kuponum hâlâ gelmedi.' }),
    end: (page) => expect(page.getByRole('main').getByText('Kuponum hâlâ gelmedi.')).toBeVisible(),
  },
};

/** What this policy makes of the styles of extensions' scripts that run in the page. */
const BLOCKED_STYLE = /Applying inline style violates/;
/** React's messages about a part of the page that it renders once more. */
const MISMATCH = /Minified React error #(?:418|419|421|422|423|425);/;

for (const [kind, { path, isPlayer, form, typed, checked, end }] of Object.entries(KINDS)) {
  test.describe(`a form on a page of the kind ${kind} outlives`, desktopOnly, () => {
    for (const [change, act] of Object.entries(CHANGES)) {
      test(`${change} before the scripts run`, async ({ page, player, beLoggedIn, expectedErrors }) => {
        expectedErrors.push(MISMATCH, BLOCKED_STYLE);
        if (isPlayer) await beLoggedIn(player);
        const { openOnly, run, stop } = await holdScriptsBack(page);
        await openOnly(path);
        await stop();
        const texts = typed(player);
        const field = (selector: string) => form(page).locator(`${selector}:not([type=hidden])`);
        for (const [selector, text] of Object.entries(texts)) await field(selector).fill(text);
        if (checked) await field(checked).check();
        const last = field(Object.keys(texts).at(-1) ?? '');
        await last.evaluate((input: HTMLInputElement) => {
          input.focus();
          input.setSelectionRange(1, 2);
        });
        await last.evaluate(act);
        await run();
        await hydrated(page, true);
        for (const [name, text] of Object.entries(texts))
          await expect.soft(field(name)).toHaveValue(text, { timeout: 5_000 });
        if (checked) await expect.soft(field(checked)).toBeChecked({ timeout: 5_000 });
        await expect.soft(last).toBeFocused({ timeout: 5_000 });
        expect
          .soft(await last.evaluate((input: HTMLInputElement) => [input.selectionStart, input.selectionEnd]))
          .toEqual([1, 2]);
        await expect(page.locator('h1').filter({ hasText: /ters gitti|Application Error/ })).toHaveCount(0);
        // A list of suggestions may cover the button of a search.
        if (await form(page).getAttribute('role')) await last.press('Enter');
        else await form(page).locator('button:not([type=button])').first().click();
        await end(page);
      });
    }
  });
}
