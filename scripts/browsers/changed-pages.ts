import { CHANGES, type PageChange } from '../../tests/e2e/page-changes';
import { newPlayer, registrationOf, type TestPlayer } from '../../tests/support/players';
import { typedRegistration } from '../../tests/support/registration-form';
import { translate } from '../../tests/support/translate-page';
import { waitUntil, type BrowserDriver } from './browser-driver';
import type { HoldingProxy } from './holding-proxy';

interface Kind {
  readonly path: string;
  readonly isPlayer?: true;
  readonly form: string;
  /** What is typed, by the selectors of the fields. The last one keeps the focus. */
  readonly typed: (player: TestPlayer) => Record<string, string>;
  readonly checked?: string;
  /** Expression that is true once the form was sent. */
  readonly end: string;
}

const shows = (selector: string, text: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) => element.textContent.includes(${JSON.stringify(text)}))`;

const LOGGED_IN = shows('header', '₺');
const TICKET = 'Kuponum hâlâ gelmedi.';

const login: Kind = {
  path: '/login',
  form: 'main form:has([name=password])',
  typed: ({ username, password }) => ({ '[name=username]': username, '[name=password]': password }),
  end: LOGGED_IN,
};
const ticket: Kind = {
  path: '/ticket',
  isPlayer: true,
  form: 'main form:has(textarea)',
  typed: () => ({ '[name=subject]': 'Kupon', '[name=message]': TICKET }),
  end: shows('main :not(form, form *, :has(form))', TICKET),
};
const FORMS: Readonly<Record<string, Kind>> = {
  login,
  registration: {
    path: '/register',
    form: 'main form:has([name=PersonalNo])',
    typed: () => {
      const { phone, password2, ...others } = typedRegistration(registrationOf());
      const texts = { ...others, phone: phone?.replace(/(...)(...)(..)(..)/, '$1 $2 $3 $4'), password2 };
      return Object.fromEntries(Object.entries(texts).map(([name, text]) => [`[name=${name}]`, text ?? '']));
    },
    checked: '[name=trialBonus]',
    end: 'location.pathname === "/register/phone"',
  },
  deposit: {
    path: '/dashboard/deposit/20',
    isPlayer: true,
    form: 'main form[data-kind]',
    typed: () => ({ '[inputmode=text]': 'Ayşe Deneme', '[inputmode=decimal]': '123' }),
    end: shows('main', 'Talebiniz alındı'),
  },
  ticket,
};

/** What is missing or broken before the scripts run. */
const BREAKS: Readonly<Record<string, PageChange>> = {
  'fetch throws': () =>
    Object.assign(window, {
      fetch: () => {
        throw new TypeError('blocked');
      },
    }),
  'fetch is refused': () => Object.assign(window, { fetch: () => Promise.reject(new TypeError('blocked')) }),
  'fetch never ends': () => Object.assign(window, { fetch: () => new Promise(() => undefined) }),
  'no matchMedia': () => Object.assign(window, { matchMedia: undefined }),
  'no showModal': () => void Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal'),
};

const HYDRATED = 'document.documentElement.hasAttribute("data-hydrated")';
/** True once the scripts have run, or have given up in this tab. */
const SETTLED = `${HYDRATED} || sessionStorage.getItem("scripts-failed") !== null`;
const FAULTS = `[
  document.querySelectorAll('h1').length === 1 ? '' : 'not one heading',
  /Application Error|TypeError|at .+\\.js:\\d|ters gitti/.exec(document.body.innerText)?.[0],
].filter(Boolean).join(', ')`;
const CARET = [1, 2];

/** The case's name, and what fails it by throwing. */
export type Case = readonly [name: string, run: () => Promise<void>];

/** Cases in which something else has changed the page, or a part of the browser is missing. */
export function changedPages(
  browser: BrowserDriver,
  proxy: HoldingProxy,
  site: { url: string; operatorUrl: string },
): Case[] {
  const has = (expression: string) =>
    waitUntil(async () => (await browser.evaluate(expression)) === true, `${browser.name}: ${expression}`);
  // The functions are compiled with a helper for their names.
  const run = (act: string | PageChange, field = 'null') =>
    browser.evaluate(`(() => { globalThis.__name ??= (named) => named; (${String(act)})(${field}); return true; })()`);
  const expectEqual = (found: unknown, expected: unknown, what: string) => {
    if (JSON.stringify(found) !== JSON.stringify(expected))
      throw new Error(`${what}: ${JSON.stringify(found)} in place of ${JSON.stringify(expected)}`);
  };

  async function open(kind: Kind, before?: (field: string) => Promise<unknown>, password?: string) {
    const player = await newPlayer(site.operatorUrl);
    const visit = proxy.visit(kind.isPlayer && (await logIn(site.url, player)));
    const typed = kind.typed(password ? { ...player, password } : player);
    const fields = Object.keys(typed).map((selector) => `${kind.form} ${selector}:not([type=hidden])`);
    const last = `document.querySelector(${JSON.stringify(fields.at(-1))})`;
    const expectTyped = async () => {
      for (const [index, text] of Object.values(typed).entries())
        expectEqual(
          await browser.evaluate(`document.querySelector(${JSON.stringify(fields[index])})?.value`),
          text,
          fields[index] ?? '',
        );
      if (kind.checked)
        expectEqual(await browser.evaluate(`document.querySelector('${kind.checked}').checked`), true, kind.checked);
      expectEqual(await browser.evaluate(`document.activeElement === ${last}`), true, 'the last field has the focus');
      expectEqual(await browser.evaluate(`[${last}.selectionStart, ${last}.selectionEnd]`), CARET, 'the caret');
      expectEqual(await browser.evaluate(FAULTS), '', 'faults of the page');
    };
    async function type() {
      for (const [index, text] of Object.values(typed).entries()) {
        await browser.press(fields[index] ?? '');
        await browser.type(text);
      }
      if (kind.checked) await browser.evaluate(`document.querySelector('${kind.checked}').click() ?? true`);
      await browser.evaluate(
        `document.querySelectorAll('[name^=consent-][required]').forEach((box) => box.click()) ?? true`,
      );
      await browser.evaluate(`${last}.focus() ?? ${last}.setSelectionRange(${CARET.join()}) ?? true`);
    }
    const send = () => browser.press(`${kind.form} button:not([type=button], [aria-hidden], [name])`);
    if (before) visit.hold();
    try {
      await browser.start(`${visit.origin}${kind.path}`);
      await has(`location.origin === ${JSON.stringify(visit.origin)} && document.readyState !== 'loading'`);
      if (!before) await has(SETTLED);
      await type();
      if (before) expectEqual(await browser.evaluate(SETTLED), false, 'the scripts have run');
      await before?.(last);
    } finally {
      visit.release();
    }
    await has(SETTLED);
    return { player, last, expectTyped, send };
  }

  async function finish({ end }: Kind, send: () => Promise<void>) {
    await send();
    await has(end);
    expectEqual(await browser.evaluate(FAULTS), '', 'faults of the page');
  }

  const cases: Case[] = [];
  for (const [name, kind] of Object.entries(FORMS)) {
    const tries = {
      ...Object.fromEntries(Object.entries(CHANGES).map(([change, act]) => [change, [act]])),
      'all changes': Object.values(CHANGES),
    };
    for (const [change, acts] of Object.entries(tries)) {
      const changeAll = async (field: string) => {
        for (const act of acts) await run(act, field);
      };
      cases.push([
        `${name}: ${change} before hydration`,
        async () => {
          const { expectTyped, send } = await open(kind, changeAll);
          await expectTyped();
          await finish(kind, send);
        },
      ]);
      cases.push([
        `${name}: ${change} after hydration`,
        async () => {
          const { last, expectTyped, send } = await open(kind);
          await changeAll(last);
          await expectTyped();
          await finish(kind, send);
        },
      ]);
    }
  }
  for (const [missing, act] of Object.entries(BREAKS))
    for (const [name, kind] of Object.entries(FORMS))
      cases.push([
        `${name}: ${missing}`,
        async () => {
          const { expectTyped, send } = await open(kind, () => run(act));
          await expectTyped();
          await send();
          const told = `document.querySelector(${JSON.stringify(`${kind.form} [role=alert]`)}) !== null`;
          await has(`${kind.end} || ${told}`);
          // A form whose request failed is sent by the browser at the next press.
          if ((await browser.evaluate(kind.end)) !== true) await finish(kind, send);
        },
      ]);
  const page = {
    evaluate: (act: () => void) => run(act),
    addInitScript: () => Promise.reject(new Error('Not offered')),
  };
  for (const when of ['before', 'after'])
    cases.push([
      `login: a wrong password in a page that was translated ${when} hydration`,
      async () => {
        const { player, send } = await open(
          login,
          when === 'before' ? () => translate(page) : undefined,
          'yanlış-şifre',
        );
        if (when === 'after') await translate(page);
        await send();
        await has(shows('main [role=alert]', 'Kullanıcı adı veya şifre'));
        expectEqual(
          await browser.evaluate('document.querySelector("main [name=username]").value'),
          player.username,
          'the name',
        );
        await browser.press('main [name=password]');
        await browser.type(player.password);
        await finish(login, send);
      },
    ]);
  cases.push([
    'a link to a dialog without showModal',
    async () => {
      await open({ ...login, path: '/promotions', form: 'header form', typed: () => ({ '[name=search]': 'qq' }) }, () =>
        run(BREAKS['no showModal'] ?? ''),
      );
      await browser.press('header a[href^="/login"]');
      await has('location.pathname === "/login" && document.querySelector("main [name=password]") !== null');
    },
  ]);
  return cases;
}

/** @returns the cookies of a player who has logged in, and who has declined a limit for deposits */
async function logIn(site: string, { username, password, facts }: TestPlayer): Promise<string[]> {
  const answer = await fetch(`${site}/login?redirectTo=/pages/1`, {
    method: 'POST',
    headers: { origin: site },
    body: new URLSearchParams({ username, password }),
    redirect: 'manual',
  });
  if (answer.status >= 400) throw new Error(`The login was answered with ${answer.status}`);
  return [...answer.headers.getSetCookie(), `limit-declined=${String(facts['usercode'])}; Path=/`];
}
