import { encodeGame } from '../../app/features/play/game-address/encode-game';
import { games } from '../../operator/catalogue/catalogue';
import { integrations } from '../../operator/catalogue/studios';
import { totpCode, turnFactorOn } from './authenticator';
import { enterAsNewPlayer } from './enter-as-new-player';
import { HttpBrowser } from './http-browser';
import { addPick, placeBet, reviewedBetIn } from './bet-slip';
import { openForm } from './cashier';
import { newRegistrant } from './onboarding';
import { lastCodeTo, outboxOf } from './operator-outbox';
import { PasskeyDevice } from './passkey-device';
import { fund, newPlayer, registrationOf, type TestPlayer } from './players';
import type { TestSite } from './site';

/**
 * What the player sees when a call fails:
 *
 * - `page`: the page without that part, 200
 * - `error`: an error page, 502 or 503
 * - `form`: the form again, 4xx or 5xx
 * - `told`: a redirect, and a message on the next page
 * - `document`: a document of its own with a link back to the site
 */
export type FailureOutcome = 'page' | 'error' | 'form' | 'told' | 'document';

/** The step of a journey that makes the call; the steps before it are done. */
export interface Step {
  readonly visitor: HttpBrowser;
  take(): Promise<Response>;
}

export interface CallJourney {
  readonly call: string;
  readonly onFailure: FailureOutcome;
  /** The same where the operator did what was asked, in an answer that cannot be read. Default: `onFailure`. */
  readonly onUnreadable?: FailureOutcome;
  /** How often the page makes the call; 1 by default. */
  readonly asks?: number;
  /** Brings a new player to the step before the call. The step's `take` makes the call, and may be called again. */
  prepare(sites: Sites, attempt: number): Promise<Step>;
}

export interface Sites {
  /** The site whose operator may fail. */
  readonly site: TestSite;
  /** The address of the operator itself, without the proxy. */
  readonly operatorUrl: string;
}

async function enter({
  site,
  operatorUrl,
}: Sites): Promise<{ visitor: HttpBrowser; player: TestPlayer; operatorUrl: string }> {
  const { player, visitor } = await enterAsNewPlayer(operatorUrl, site.url);
  return { visitor, player, operatorUrl };
}

function reading(call: string, path: string, onFailure: FailureOutcome): CallJourney {
  return {
    call,
    onFailure,
    async prepare(sites) {
      const { visitor } = await enter(sites);
      return { visitor, take: () => visitor.get(path) };
    },
  };
}

type Entered = Awaited<ReturnType<typeof enter>>;

function writing(
  call: string,
  onFailure: FailureOutcome,
  begin: (entered: Entered, attempt: number) => Promise<Step['take']>,
) {
  return {
    call,
    onFailure,
    async prepare(sites: Sites, attempt: number) {
      const entered = await enter(sites);
      return { visitor: entered.visitor, take: await begin(entered, attempt) };
    },
  };
}

const launches: CallJourney[] = integrations.map((integration) => {
  const game = games.find(({ studio }) => studio.integration === integration);
  if (!game) throw new Error(`No game of ${integration}`);
  const data = encodeGame({ gameCode: game.gameCode, mainProviderId: game.studio.id, name: game.title });
  return writing(
    `casino/${integration}launchurl`,
    'document',
    async ({ visitor }) =>
      () =>
        visitor.post(`/casino/open/${data}`, {}),
  );
});

/** Places a bet on one selection. Returns the address of its page. */
async function placeSingle({ visitor, player }: Entered): Promise<string> {
  await fund(player, 1_000);
  await addPick(visitor);
  return (await placeBet(visitor, '50', 'single')).headers.get('location') ?? '';
}

const PHONE = '/dashboard/phone-verification';

const PASSKEYS = '/dashboard/security/passkeys';

const TWO_FACTOR = '/dashboard/security/two-factor';

/** Turns the second factor on, which ends the visitor's session, and logs in again. Returns an unused recovery code. */
async function enterInTwoSteps({ visitor, player }: Entered): Promise<string> {
  const { recoveryCodes } = await turnFactorOn(player);
  await visitor.logIn(player.username, player.password);
  await visitor.post('/login/verify', { factor: 'recovery-code', code: recoveryCodes[0] ?? '' });
  return recoveryCodes[1] ?? '';
}

/** Logs the player in with a verified phone. */
async function enterWithVerifiedPhone({ visitor, player, operatorUrl }: Entered) {
  const oldPhone = String(player.facts.phone);
  const codeTo = (phone: string) => lastCodeTo(outboxOf(operatorUrl), phone);
  await player.call('customer/updatephone', { step: 1, phone: oldPhone });
  await player.call('customer/updatephone', { step: 2, phone: oldPhone, code: await codeTo(oldPhone) });
  await visitor.logIn(player.username, player.password);
  return { visitor, oldPhone, codeTo };
}

async function ticketOf(player: TestPlayer): Promise<string> {
  await player.call('ticket/create', { subject: 'Konu', message: 'Kuponum nerede?' });
  const { items } = (await player.call('ticket/list', { skip: 0, take: 10 })).data as { items: { id: number }[] };
  return `/ticket/${items[0]?.id}`;
}

async function recovering({ site, operatorUrl }: Sites, step: 'username' | 'code' | 'password'): Promise<Step> {
  const player = await newPlayer(operatorUrl);
  const visitor = new HttpBrowser(site.url);
  const name = () => visitor.post('/recover', { step: 'username', username: player.username });
  if (step === 'username') return { visitor, take: name };
  await name();
  const code = await lastCodeTo(outboxOf(operatorUrl), player.email);
  const check = () => visitor.post('/recover', { step: 'code', code });
  if (step === 'code') return { visitor, take: check };
  await check();
  const fields = { step: 'password', password: 'yeni-sifre', password2: 'yeni-sifre' };
  return { visitor, take: () => visitor.post('/recover', fields) };
}

/** Every call that is made for a player or by a guest's form. */
export const callJourneys: readonly CallJourney[] = [
  {
    call: 'auth/login',
    onFailure: 'form',
    async prepare({ site }) {
      const visitor = new HttpBrowser(site.url);
      return { visitor, take: () => visitor.logIn() };
    },
  },
  {
    call: 'auth/verify',
    onFailure: 'form',
    async prepare({ site, operatorUrl }) {
      const player = await newPlayer(operatorUrl);
      const { recoveryCodes } = await turnFactorOn(player);
      const visitor = new HttpBrowser(site.url);
      await visitor.logIn(player.username, player.password);
      const fields = { factor: 'recovery-code', code: recoveryCodes[0] ?? '' };
      return { visitor, take: () => visitor.post('/login/verify', fields) };
    },
  },
  {
    call: 'auth/passkeyoptions',
    onFailure: 'form',
    async prepare({ site }) {
      const visitor = new HttpBrowser(site.url);
      return { visitor, take: () => visitor.post('/login', { intent: 'passkey-options' }) };
    },
  },
  {
    call: 'auth/register',
    onFailure: 'form',
    // To the login form, which says that the account is open.
    onUnreadable: 'told',
    async prepare({ site }) {
      const { visitor, register } = newRegistrant(site.url);
      await visitor.get('/register');
      return { visitor, take: () => register() };
    },
  },
  writing(
    'auth/logout',
    'told',
    async ({ visitor }) =>
      () =>
        visitor.post('/logout', {}),
  ),
  { call: 'auth/sendresetpassword', onFailure: 'form', prepare: (sites) => recovering(sites, 'username') },
  { call: 'auth/checkresetcode', onFailure: 'form', prepare: (sites) => recovering(sites, 'code') },
  { call: 'auth/changepasswordwithcode', onFailure: 'form', prepare: (sites) => recovering(sites, 'password') },

  // Called for the list and for the unread count in the header.
  { ...reading('customer/notification', '/notifications', 'error'), asks: 2 },
  reading('customer/profile', '/dashboard/account', 'page'),
  reading('customer/sessions', '/dashboard/session-history', 'error'),
  writing('customer/endsession', 'told', async ({ visitor }) => {
    return () => visitor.post('/dashboard/session-history', { id: '1' });
  }),
  writing('customer/endothersessions', 'told', async ({ visitor }) => {
    return () => visitor.post('/dashboard/session-history', { others: '1' });
  }),
  reading('customer/sessionfacts', '/reminder', 'page'),
  // Called for the period and for all time.
  { ...reading('customer/statement', '/dashboard/statement', 'error'), asks: 2 },
  writing('customer/readnotification', 'page', async ({ visitor, player }) => {
    await fund(player, 300);
    const page = await (await visitor.get('/notifications')).text();
    const path = /action="(\/notifications\/[^"?]+)/.exec(page)?.[1];
    if (path === undefined) throw new Error('no notification to open');
    return () => visitor.post(path, {});
  }),
  writing('customer/updatephone', 'form', async ({ visitor }) => {
    await visitor.post(PHONE, { intent: 'update' });
    return () => visitor.post(PHONE, { intent: 'send', phone: `+${registrationOf().phone}` });
  }),
  writing('customer/changephonebegin', 'form', async (entered) => {
    const { visitor } = await enterWithVerifiedPhone(entered);
    await visitor.post(PHONE, { intent: 'change' });
    return () => visitor.post(PHONE, { intent: 'send', phone: `+${registrationOf().phone}` });
  }),
  writing('customer/changephoneconfirm', 'form', async (entered) => {
    const { visitor, codeTo, oldPhone } = await enterWithVerifiedPhone(entered);
    const { phone } = registrationOf();
    await visitor.post(PHONE, { intent: 'change' });
    await visitor.post(PHONE, { intent: 'send', phone: `+${phone}` });
    const codes = { newCode: await codeTo(phone), oldCode: await codeTo(oldPhone) };
    return () => visitor.post(PHONE, { intent: 'verify', ...codes });
  }),
  writing('customer/changepassword', 'form', async ({ visitor, player }) => {
    const fields = { oldPassword: player.password, password: 'yeni-sifre', confirmPassword: 'yeni-sifre' };
    return () => visitor.post('/dashboard/change-password', fields);
  }),

  reading('security/status', '/dashboard/security', 'error'),
  writing('security/totpbegin', 'told', async ({ visitor }) => {
    return () => visitor.post(TWO_FACTOR, { intent: 'begin' });
  }),
  writing('security/totpconfirm', 'told', async ({ visitor }) => {
    await visitor.post(TWO_FACTOR, { intent: 'begin' });
    const [, secret = ''] = /<code>([A-Z2-7 ]+)<\/code>/.exec(await (await visitor.get(TWO_FACTOR)).text()) ?? [];
    return () => visitor.post(TWO_FACTOR, { code: totpCode(secret.replaceAll(' ', ''), Date.now()) });
  }),
  writing('security/totpdisable', 'told', async (entered) => {
    const code = await enterInTwoSteps(entered);
    return () => entered.visitor.post(TWO_FACTOR, { intent: 'off', password: entered.player.password, code });
  }),
  writing('security/recoverycodes', 'told', async (entered) => {
    const code = await enterInTwoSteps(entered);
    return () => entered.visitor.post('/dashboard/security/recovery-codes', { code });
  }),

  writing('security/passkeybegin', 'form', async ({ visitor }) => {
    return () => visitor.post(PASSKEYS, { name: 'Telefon' });
  }),
  writing('security/passkeyfinish', 'told', async ({ visitor, player }) => {
    const { data } = await player.call('security/passkeybegin', { name: 'Telefon' });
    const made = new PasskeyDevice('http://localhost').create(data as Parameters<PasskeyDevice['create']>[0]);
    return () => visitor.post(PASSKEYS, { intent: 'finish', attestation: JSON.stringify(made) });
  }),
  writing('security/passkeyremove', 'told', async ({ visitor }) => {
    return () => visitor.post(PASSKEYS, { intent: 'remove', id: '1' });
  }),

  reading('limits/list', '/safer-play/limits', 'error'),
  writing('limits/set', 'form', async ({ visitor }) => {
    const fields = { kind: 'deposit', period: 'day', amount: '500', intent: 'set' };
    return () => visitor.post('/safer-play/limits?kind=deposit', fields);
  }),
  writing('exclusion/start', 'told', async ({ visitor }) => {
    return () => visitor.post('/safer-play/pause', { kind: 'stop' });
  }),
  writing('limits/cancelpending', 'told', async ({ visitor }) => {
    const fields = { kind: 'deposit', period: 'day', intent: 'cancel' };
    return () => visitor.post('/safer-play/limits', fields);
  }),

  reading('bonus/list', '/dashboard/bonuses', 'error'),
  reading('bonus/available', '/dashboard/claim-bonus', 'error'),
  writing('bonus/claim', 'form', async ({ visitor, player }) => {
    const offers = (await player.call('bonus/available', {})).data as { id: number }[];
    return () => visitor.post('/dashboard/claim-bonus', { id: String(offers[0]?.id) });
  }),
  writing('bonus/promocode', 'form', async ({ visitor }, attempt) => {
    return () => visitor.post('/dashboard/claim-bonus', { code: `POYRA50${attempt}` });
  }),
  writing('bonus/forfeit', 'form', async ({ visitor, player }) => {
    await player.call('bonus/promocode', { code: 'POYRA50' });
    const { items } = (await player.call('bonus/list', { skip: 0, take: 1 })).data as { items: { id: number }[] };
    return () => visitor.post(`/dashboard/forfeit-bonus/${items[0]?.id}`, {});
  }),
  {
    call: 'bonus/definetrialbonus',
    onFailure: 'form',
    async prepare({ site, operatorUrl }) {
      const { visitor, register, registration, press } = newRegistrant(site.url);
      await visitor.get('/register');
      await register({ trialBonus: 'on' });
      await press('/register/phone', 'verify', { code: await lastCodeTo(outboxOf(operatorUrl), registration.phone) });
      return { visitor, take: () => press('/register/welcome', 'claim') };
    },
  },

  reading('user/balance', '/dashboard', 'page'),

  reading('payment/methods', '/dashboard/deposit', 'error'),
  reading('payment/detail', '/dashboard/deposit/6', 'told'),
  writing('payment/deposit', 'told', async ({ visitor }, attempt) => {
    const form = await openForm(visitor, 'deposit', 6);
    return () => form.send({ Amount: String(300 + attempt), Network: '1' });
  }),
  writing('payment/withdraw', 'told', async ({ visitor, player }, attempt) => {
    await fund(player, 1_000);
    const form = await openForm(visitor, 'withdraw', 105);
    return () => form.send({ Amount: String(300 + attempt), Phone: '(555) 123 45 67' });
  }),

  writing('payment/cancel', 'form', async ({ visitor, player }) => {
    await fund(player, 1_000);
    const phone = { Amount: 300, Phone: '5551234567' };
    await player.call('payment/withdraw', { id: 105, target: 'pay', detail: phone });
    const { items } = (await player.call('transaction/list', { kind: 2, skip: 0, take: 1 })).data as {
      items: { id: number }[];
    };
    return () => visitor.post(`/dashboard/cancel-withdrawal/${items[0]?.id}`, {});
  }),

  writing('payment/forget', 'form', async ({ visitor, player }, attempt) => {
    const detail = {
      Amount: 100,
      CardNo: '4242424242424242',
      FullName: `Ayşe Deneme ${attempt}`,
      Installments: 1,
      SaveCard: true,
    };
    await player.call('payment/deposit', { id: 2, target: 'pay', detail });
    const methods = (await player.call('payment/methods', { type: 1 })).data as {
      id: number;
      accounts: { id: number }[];
    }[];
    const account = methods.find(({ id }) => id === 2)?.accounts[0];
    return () => visitor.post(`/dashboard/remove-account/deposit/2/${account?.id}`, {});
  }),

  reading('transaction/list', '/dashboard/financial-activities', 'error'),

  writing('slip/quote', 'error', async ({ visitor }) => {
    await addPick(visitor);
    return () => visitor.get('/bet-slip');
  }),
  writing('bet/place', 'told', async ({ visitor, player }) => {
    await fund(player, 1_000);
    await addPick(visitor);
    const review = await visitor.post('/bet-slip', { intent: 'review', kind: 'single', stake: '50', accept: 'any' });
    const fields = reviewedBetIn(await review.text());
    return () => visitor.post('/bet-slip', [...fields, ['intent', 'place']]);
  }),
  reading('bet/list', '/dashboard/bets', 'error'),
  writing('bet/detail', 'error', async (entered) => {
    const path = await placeSingle(entered);
    return () => entered.visitor.get(path);
  }),
  writing('bet/cashoutquote', 'error', async (entered) => {
    const path = await placeSingle(entered);
    return () => entered.visitor.get(`${path}/cash-out`);
  }),
  writing('bet/cashout', 'form', async (entered) => {
    const path = await placeSingle(entered);
    const offer = await (await entered.visitor.get(`${path}/cash-out`)).text();
    const amount = /name="amount" value="([^"]+)"/.exec(offer)?.[1] ?? '';
    return () => entered.visitor.post(`${path}/cash-out`, { amount });
  }),

  reading('casino/history', '/dashboard/game-history', 'error'),
  reading('casino/favorites', '/casino/slot', 'page'),
  writing('casino/togglefavorite', 'told', async ({ visitor }) => {
    const [game] = games;
    if (!game) throw new Error('no game');
    const add = encodeGame({ gameCode: game.gameCode, mainProviderId: game.studio.id, name: game.title });
    return () => visitor.post('/favourites', { add, redirectTo: '/casino/slot' });
  }),
  ...launches,

  reading('ticket/list', '/ticket', 'error'),
  writing('ticket/detail', 'error', async ({ visitor, player }) => {
    const path = await ticketOf(player);
    return () => visitor.get(path);
  }),
  writing('ticket/create', 'form', async ({ visitor }) => {
    return () => visitor.post('/ticket', { subject: 'Konu', message: 'Kuponum nerede?' });
  }),
  writing('ticket/reply', 'form', async ({ visitor, player }) => {
    const path = await ticketOf(player);
    return () => visitor.post(path, { message: 'Bir şey daha' });
  }),
  writing('ticket/close', 'told', async ({ visitor, player }) => {
    const path = await ticketOf(player);
    return () => visitor.post(path, { close: '1' });
  }),

  {
    call: 'cms/callme',
    onFailure: 'form',
    async prepare({ site }) {
      const visitor = new HttpBrowser(site.url);
      const contact = { 'contacts[0].type': '1', 'contacts[0].contact': '0532 123 45 67' };
      const take = () => visitor.post('/call-me', { name: 'Şeyma Işık', message: 'Beni arayın lütfen.', ...contact });
      return { visitor, take };
    },
  },
];
