import { totpCode, turnFactorOn } from './authenticator';
import { lastCodeTo, outboxOf } from './operator-outbox';
import { newPlayer, registrationOf } from './players';
import { fillRegistration, formFor, registrationForm, submit, typedRegistration } from './registration-form';
import { until } from './until';
import type { JourneyBrowser, JourneyResult } from './journey-browser';

export interface Journey {
  /** The name in the table. */
  readonly name: string;
  readonly who: 'guest' | 'player';
  /** @throws if the journey cannot be completed */
  run(browser: JourneyBrowser): Promise<JourneyResult>;
}

const START = '/pages/1';
const PLACE = ':is(dialog[open], main)';

/** The main journeys, each from a page where a player starts it. */
export const journeys: readonly Journey[] = [
  {
    name: 'look around: home, lobby, search',
    who: 'guest',
    async run({ page, open, tap, see, settle, result }) {
      await open('/');
      await tap('nav a[href="/casino/slot"]');
      const search = await see('main input[name=search]');
      await settle();
      await search.fill('kestane');
      await search.press('Enter');
      await page.waitForURL(/\/search\?/, { waitUntil: 'commit' });
      await see('main li:has-text("Kestane Ateşi") a');
      return result();
    },
  },
  {
    name: 'register, with phone code and trial bonus',
    who: 'guest',
    async run({ page, operatorUrl, open, tap, typed, settle, see, result }) {
      const registration = registrationOf();
      await open(START);
      await tap('header a[href^="/register"]');
      await registrationForm(page).waitFor();
      await settle();
      await fillRegistration(page, typedRegistration(registration));
      await registrationForm(page).locator('[name=trialBonus]').check();
      await typed();
      await submit(registrationForm(page));
      await formFor(page, 'verify').waitFor();
      await settle();
      const code = await lastCodeTo(outboxOf(operatorUrl), registration.phone);
      await formFor(page, 'verify').locator('[name=code]').fill(code);
      await typed();
      await submit(formFor(page, 'verify'));
      await formFor(page, 'claim').waitFor();
      await settle();
      await submit(formFor(page, 'claim'));
      await see(`:is(${PLACE}, header) :text-matches("₺100,00|100.00")`);
      return result();
    },
  },
  {
    name: 'log in',
    who: 'guest',
    async run(browser) {
      await browser.open(START);
      await browser.tap('header a[href^="/login"]');
      await logIn(browser, browser.player);
      return browser.result();
    },
  },
  {
    name: 'log in with a second factor',
    who: 'guest',
    async run(browser) {
      const owner = await newPlayer(browser.operatorUrl);
      const { recoveryCodes } = await turnFactorOn(owner);
      await browser.open(START);
      await browser.tap('header a[href^="/login"]');
      await sendPassword(browser, owner);
      await browser.tap(`${PLACE} a[href*="factor=recovery-code"]`);
      await sendCode(browser, recoveryCodes[0] ?? '', 'form:has([name=factor][value=recovery-code])');
      await browser.page.locator(`header a[title="${owner.username}"]`).waitFor({ state: 'attached' });
      return browser.result();
    },
  },
  {
    name: 'turn two-step verification on',
    who: 'guest',
    async run(browser) {
      const owner = await newPlayer(browser.operatorUrl);
      await browser.open('/login?redirectTo=%2Fdashboard%2Fsecurity%2Ftwo-factor');
      await sendPassword(browser, owner);
      await browser.tap('main button[value=begin]');
      const secret = await (await browser.see('main p code')).innerText();
      await sendCode(browser, totpCode(secret.replaceAll(' ', ''), Date.now()), 'form');
      await browser.see('main li code');
      return browser.result();
    },
  },
  {
    name: 'end another session',
    who: 'guest',
    async run(browser) {
      // The player's first session is not this browser's.
      const owner = await newPlayer(browser.operatorUrl);
      await browser.open('/login?redirectTo=%2Fdashboard%2Fsession-history');
      await sendPassword(browser, owner);
      await browser.tap('main button[name=id]');
      await until('the operator ends the session', async () => (await owner.call('user/balance')).status === 401);
      return browser.result();
    },
  },
  {
    name: 'recover a password',
    who: 'guest',
    async run(browser) {
      const { operatorUrl, network, open, tap, see, settle, typed, result } = browser;
      const player = await newPlayer(operatorUrl);
      await open(START);
      await tap('header a[href^="/login"]');
      await see(`${PLACE} a[href^="/recover"]`);
      await settle();
      await tap(`${PLACE} a[href^="/recover"]`);
      const username = await see(`${PLACE} form:has([name=step][value=username]) [name=username]`);
      await settle();
      await username.fill(player.username);
      await typed();
      await username.press('Enter');
      const code = await see(`${PLACE} [name=code]`);
      await settle();
      await code.fill(await lastCodeTo(outboxOf(operatorUrl), player.email));
      await typed();
      await code.press('Enter');
      const password2 = await see(`${PLACE} [name=password2]`);
      await settle();
      await (await see(`${PLACE} form:has([name=password2]) [name=password]`)).fill('yepyeni-sifre');
      await password2.fill('yepyeni-sifre');
      await typed();
      await password2.press('Enter');
      await see(`${PLACE} :text("Şifreniz değiştirildi")`);
      if (!network.hydrates) await tap(`${PLACE} a[href^="/login"]`);
      await see(`${PLACE} :is(h1, h2):text-is("Giriş yap")`);
      await logIn(browser, { ...player, password: 'yepyeni-sifre' });
      return result();
    },
  },
  {
    name: 'ask to be called',
    who: 'guest',
    async run({ open, tap, see, settle, typed, result }) {
      await open(START);
      await tap('[data-menu=side] > summary');
      await tap('a[href="/call-me"]');
      const form = `${PLACE} form:has([name="contacts[0].contact"])`;
      await see(form);
      await settle();
      await (await see(`${form} [name=name]`)).fill('Şeyma Işık');
      await (await see(`${form} [name=message]`)).fill('Beni arayın lütfen.');
      await (await see(`${form} [name="contacts[0].contact"]`)).fill('0532 123 45 67');
      await typed();
      await (await see(`${form} [name="contacts[0].contact"]`)).press('Enter');
      await see(':is(main, [data-toast]) :has-text("Talebiniz alındı")');
      return result();
    },
  },
  {
    name: 'reach a person',
    who: 'guest',
    async run({ page, network, open, tap, see, result }) {
      await open(START);
      // The script that opens the chat in place is requested after hydration.
      if (network.hydrates) await page.waitForLoadState('networkidle');
      await tap('a[href="/support"]');
      const chat = page.frameLocator('iframe').getByRole('heading', { name: 'Chat' });
      const otherWays = page.locator('main a[href="/call-me"]').first();
      await Promise.any([chat.waitFor(), otherWays.waitFor()]);
      if (network.name === 'no chat') await see(':text("Canlı destek şu an açılamıyor.")');
      return result();
    },
  },
  {
    name: 'deposit',
    who: 'player',
    async run({ open, tap, see, settle, typed, result }) {
      await open('/dashboard/deposit');
      await tap('main a[href="/dashboard/deposit/6"]');
      const amount = await see(`${PLACE} [name=Amount]`);
      await settle();
      await amount.fill('300');
      await (await see(`${PLACE} [name=Network]`)).selectOption('1');
      await typed();
      await tap(`${PLACE} form:has([name=Network]) button[type=submit]:not([formnovalidate], [hidden])`);
      await see(`${PLACE} a[href*="/pay/"]`);
      return result();
    },
  },
  {
    name: 'withdraw',
    who: 'player',
    async run({ player, open, tap, see, settle, typed, result }) {
      await open('/dashboard/withdraw');
      await tap('main a[href="/dashboard/withdraw/105"]');
      const amount = await see(`${PLACE} [name=Amount]`);
      await settle();
      await amount.fill('120');
      await (await see(`${PLACE} [name=Phone]`)).fill('555 123 45 67');
      await typed();
      await tap(`${PLACE} button:has-text("Devam et")`);
      await tap(`${PLACE} button:has-text("₺120,00 çek")`);
      await see(':text("alındı")');
      if ((await player.balance()) !== 880) throw new Error(`a balance of ${await player.balance()}`);
      return result();
    },
  },
  {
    name: 'play a game',
    who: 'player',
    async run(browser) {
      const { open, tap, see } = browser;
      await open('/casino/slot');
      await tap('main a[href^="/casino/play/"]');
      await see('iframe');
      return playOrLeave(browser, 'input[name=search]');
    },
  },
  {
    name: 'read about a game and try it for free',
    who: 'guest',
    async run(browser) {
      const { page, open, tap, see, settle } = browser;
      await open('/casino/slot');
      await tap('main li:has(a[href$="?demo=1"]) a[href^="/casino/game/"]');
      await page.waitForURL(/\/casino\/game\//, { waitUntil: 'commit' });
      await see('main h1');
      await settle();
      await tap('main article header a[href$="?demo=1"]');
      await see('iframe');
      return playOrLeave(browser, ':is(input[name=search], article)');
    },
  },
  {
    name: 'mark a favourite',
    who: 'player',
    async run({ page, player, open, tap, see, result }) {
      await open('/casino/slot');
      await tap('main button[name=add][data-star]');
      await see('[data-toast=success]:has-text("Favorilere eklendi")');
      await page.locator('main button[name=remove][data-star]').first().waitFor();
      const { data } = await player.call('casino/favorites', {});
      if ((data as string[]).length !== 1) throw new Error(`${(data as string[]).length} favourites`);
      return result();
    },
  },
  {
    name: 'read a notification',
    who: 'player',
    async run({ player, open, tap, see, settle, result }) {
      await open(START);
      await tap('header a[href="/notifications"]');
      await see(`${PLACE} form[action^="/notifications/"] button`);
      await settle();
      await tap(`${PLACE} form[action^="/notifications/"] button`);
      await see(`${PLACE} article :is(h1, h3)`);
      await until('the operator marks the notification as read', async () => {
        const { data } = await player.call('customer/notification', { skip: 0, take: 1 });
        return (data as { isRead: boolean }[])[0]?.isRead === true;
      });
      return result();
    },
  },
  {
    name: 'set a deposit limit',
    who: 'player',
    async run({ open, tap, see, typed, settle, result }) {
      await open('/safer-play');
      await tap('main a[href="/safer-play/limits"]');
      const amount = await see('main [name=amount]');
      await settle();
      await amount.fill('500');
      await typed();
      await amount.press('Enter');
      await see('main :is(h2, h3):has-text("Günde ₺500,00")');
      return result();
    },
  },
  {
    name: 'stop play',
    who: 'player',
    async run({ open, tap, see, result }) {
      await open('/safer-play');
      await tap('main a[href="/safer-play/pause"]');
      await tap('main button[name=kind][value=stop]');
      await see('main :text("tarihine kadar ara verdiniz")');
      return result();
    },
  },
  {
    name: 'open a ticket',
    who: 'player',
    async run({ open, see, typed, result }) {
      await open('/ticket');
      await (await see('main [name=subject]')).fill('Çekimim nerede?');
      await (await see('main [name=message]')).fill('Merhaba, iki gündür bekliyorum.');
      await typed();
      await (await see('main form:has([name=subject]) button:not([type=button])')).click();
      await see('main h1:has-text("Çekimim nerede?")');
      return result();
    },
  },
  {
    name: 'change the language',
    who: 'player',
    async run({ page, open, tap, result }) {
      await open(START);
      await tap('[data-menu=side] > summary');
      await tap('button[name=language][value=en]');
      await page.locator('html[lang=en]').waitFor({ state: 'attached' });
      return result();
    },
  },
  {
    name: 'log out',
    who: 'player',
    async run({ open, tap, see, result }) {
      await open(START);
      await tap('[data-menu=profile] > summary');
      await tap('form[action="/logout"] button');
      await see('header a[href^="/login"]');
      return result();
    },
  },
];

type Login = { readonly username: string; readonly password: string };

async function logIn(browser: JourneyBrowser, login: Login): Promise<void> {
  await sendPassword(browser, login);
  await browser.page.locator(`header a[title="${login.username}"]`).waitFor({ state: 'attached' });
}

/** Sends the code by the form of that selector. */
async function sendCode({ see, settle, typed }: JourneyBrowser, code: string, form: string): Promise<void> {
  const field = `${PLACE} ${form} [name=code]`;
  await see(field);
  await settle();
  await (await see(field)).fill(code);
  await typed();
  await (await see(field)).press('Enter');
}

async function sendPassword({ see, settle, typed }: JourneyBrowser, { username, password }: Login): Promise<void> {
  const form = `${PLACE} form:has([name=username]):has([autocomplete=current-password])`;
  await see(form);
  await settle();
  await (await see(`${form} [name=username]`)).fill(username);
  await (await see(`${form} [name=password]`)).fill(password);
  await typed();
  await (await see(`${form} [name=password]`)).press('Enter');
}

/** Plays a round of the open game, or without its provider leaves it for the page with that landmark. */
async function playOrLeave({ page, network, tap, see, result }: JourneyBrowser, landmark: string) {
  if (network.withoutProvider) {
    await tap('[role=group] :is(a, button):has-text("Kapat")');
    await see(`body:not(:has(dialog[open])) main ${landmark}`);
    return 'way back';
  }
  const game = page.locator('iframe').last().contentFrame().frameLocator('iframe');
  await game.getByRole('button', { name: 'Çevir' }).click();
  await game.locator('.meter-staked dd').waitFor();
  return result();
}
