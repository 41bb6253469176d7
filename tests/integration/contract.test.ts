// @module-tag tier-1
// @module-tag upstream

import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOperatorClient, type Caller, type OperatorClient } from '~/upstream/client.server';
import type { Call, CallRequest } from '~/upstream/contract/call';
import { allCalls, contract } from '~/upstream/contract/contract';
import { games } from '../../operator/catalogue/catalogue';
import type { CatalogueGame } from '../../operator/catalogue/game';
import type { Integration } from '../../operator/catalogue/studios';
import { totpCode, turnFactorOn } from '../support/authenticator';
import { SITE_ORIGIN } from '../support/demo-operator';
import { callOperator } from '../support/operator-call';
import { operatorOfFile } from '../support/operator-of-file';
import { lastCodeTo } from '../support/operator-outbox';
import { addPasskey, PasskeyDevice } from '../support/passkey-device';
import { fund, newPlayer, registrationOf, type TestPlayer } from '../support/players';

/** Sends every call of the contract through the site's own client to the embedded operator. */

const operator = operatorOfFile();
let client: OperatorClient;
beforeAll(async () => {
  client = createOperatorClient(operator.apiUrl, pino({ level: 'silent' }));
});
afterAll(() => client.close());

/** A call of the contract, with the earlier calls that it needs. Each case makes its own player. */
interface Case {
  readonly call: Call;
  readonly request: (player: TestPlayer) => unknown;
  readonly before?: (player: TestPlayer) => Promise<unknown>;
}

function entry<C extends Call>(
  call: C,
  request: CallRequest<C> | ((player: TestPlayer) => CallRequest<C> | Promise<CallRequest<C>>),
  before?: Case['before'],
): Case {
  const make = typeof request === 'function' ? request : () => request;
  return { call, request: make as Case['request'], ...(before && { before }) };
}

const page = { skip: 0, take: 10 };
const phone = '905551112233';
const otherPhone = '905551112244';
const {
  auth,
  customer,
  bonus,
  user,
  cms,
  payment,
  transaction,
  casino,
  sportsbook,
  slip,
  bet,
  ticket,
  limits,
  exclusion,
  security,
  forms,
} = contract;

function gameOf(integration: Integration): CatalogueGame {
  const game = games.find(({ studio }) => studio.integration === integration);
  if (!game) throw new Error(`No game is launched through ${integration}.`);
  return game;
}
const platformLaunch = (integration: 'egt' | 'hub88') => ({
  platform: 2 as const,
  gameCode: gameOf(integration).gameCode,
  language: 'tr',
  lobbyUrl: `${SITE_ORIGIN}/casino/slot`,
});

/** A match that does not begin during the test. */
async function laterMatch() {
  const request = { book: 'sports', sport: 'football', skip: 90, take: 1 };
  const { data } = await callOperator(operator.apiUrl, 'sportsbook/events', request);
  const [match] = sportsbook.events.data.parse(data).items;
  if (!match?.main) throw new Error('The book has no match.');
  const [first] = match.main.selections;
  const pick = { event: match.id, market: match.main.id, selection: first?.id ?? '', odds: first?.odds ?? '1.01' };
  return { id: match.id, pick };
}

const anyBet = async () => ({
  ...{ kind: 'single' as const, accept: 'any' as const, stake: '50' },
  picks: [(await laterMatch()).pick],
});
const placedBet = async (player: TestPlayer) => {
  await fund(player, 500);
  return { id: bet.place.data.parse((await player.call('bet/place', await anyBet())).data).id };
};

const resetCode = (player: TestPlayer) => lastCodeTo(operator, player.email);
const askReset = (player: TestPlayer) => player.call('auth/sendresetpassword', { username: player.username });
const askPhoneCode = (player: TestPlayer) => player.call('customer/updatephone', { step: 1, phone });
const phoneCode = async () => ({ step: 2 as const, phone, code: await lastCodeTo(operator, phone) });
const verifyPhone = async (player: TestPlayer) => {
  await askPhoneCode(player);
  await player.call('customer/updatephone', await phoneCode());
};
const logInAgain = ({ username, password }: TestPlayer) =>
  callOperator(operator.apiUrl, 'auth/login', { username, password });
const otherSession = async (player: TestPlayer) => {
  const { items } = customer.sessions.data.parse((await player.call('customer/sessions', page)).data);
  return { id: items.find(({ current }) => !current)?.id ?? '' };
};
const openTicket = (player: TestPlayer) => player.call('ticket/create', { subject: 'Kupon', message: 'Nerede?' });
const ticketId = async (player: TestPlayer) =>
  ticket.list.data.parse((await player.call('ticket/list', page)).data).items[0]?.id ?? '';
const askWithdrawal = async (player: TestPlayer) => {
  await fund(player, 500);
  await player.call('payment/withdraw', { id: 105, target: 'pay', detail: { Amount: 150, Phone: '5551234567' } });
  const [row] = transaction.list.data.parse((await player.call('transaction/list', { kind: 2, ...page })).data).items;
  return { id: row?.id ?? '' };
};
const saveCard = async (player: TestPlayer) => {
  const detail = {
    Amount: 100,
    CardNo: '4242 4242 4242 4242',
    FullName: 'Ayşe Deneme',
    Installments: 1,
    SaveCard: true,
  };
  await player.call('payment/deposit', { id: 2, target: 'pay', detail });
  const methods = payment.methods.data.parse((await player.call('payment/methods', { type: 1 })).data);
  return methods.find(({ id }) => id === 2)?.accounts?.[0]?.id ?? '';
};
const dailyDeposits = { kind: 'deposit', period: 'day', amount: '250.50' } as const;
const setLimit = (player: TestPlayer) => player.call('limits/set', dailyDeposits);
const raiseLimit = async (player: TestPlayer) => {
  await setLimit(player);
  await player.call('limits/set', { ...dailyDeposits, amount: 500 });
};
const factors = new WeakMap<TestPlayer, Awaited<ReturnType<typeof turnFactorOn>>>();
const turnOn = async (player: TestPlayer) => void factors.set(player, await turnFactorOn(player));
const recoveryCode = (player: TestPlayer) => factors.get(player)?.recoveryCodes[0] ?? '';
const newPassword = { password: 'yepyeni99', password2: 'yepyeni99' };

const cases: readonly Case[] = [
  entry(auth.login, ({ username, password }) => ({ username, password })),
  entry(
    auth.verify,
    async (player) => {
      const { username, password } = player;
      const { data } = await player.call('auth/login', { username, password });
      const { challenge } = data as { challenge: string };
      return { challenge, factor: 'recovery-code' as const, code: recoveryCode(player) };
    },
    turnOn,
  ),
  entry(auth.register, () => registrationOf()),
  entry(auth.form, {}),
  entry(forms.get, { form: 'registration', country: 43 }),
  entry(auth.logout, {}),
  entry(auth.sendresetpassword, ({ username }) => ({ username })),
  entry(
    auth.checkresetcode,
    async (player) => ({ username: player.username, code: await resetCode(player) }),
    askReset,
  ),
  entry(
    auth.changepasswordwithcode,
    async (player) => ({ username: player.username, code: await resetCode(player), ...newPassword }),
    askReset,
  ),
  entry(customer.notification, page),
  entry(customer.readnotification, { id: [1] }),
  entry(customer.updatephone, phoneCode, askPhoneCode),
  entry(customer.changephonebegin, { phone: otherPhone }, verifyPhone),
  entry(
    customer.changephoneconfirm,
    async () => ({
      phone: otherPhone,
      newCode: await lastCodeTo(operator, otherPhone),
      oldCode: await lastCodeTo(operator, phone),
    }),
    async (player) => {
      await verifyPhone(player);
      await player.call('customer/changephonebegin', { phone: otherPhone });
    },
  ),
  entry(customer.changepassword, ({ password }) => ({
    oldPassword: password,
    password: newPassword.password,
    confirmPassword: newPassword.password2,
  })),
  entry(customer.profile, {}),
  entry(customer.sessions, page),
  entry(customer.endsession, otherSession, logInAgain),
  entry(customer.endothersessions, {}, logInAgain),
  entry(bonus.definetrialbonus, {}, verifyPhone),
  entry(bonus.list, page),
  entry(bonus.available, {}),
  entry(
    bonus.claim,
    async (player) => {
      const offers = bonus.available.data.parse((await player.call('bonus/available', {})).data);
      return { id: offers[0]?.id ?? '', note: 'Teşekkürler' };
    },
    (player) => Promise.all([verifyPhone(player), fund(player, 5000)]),
  ),
  entry(
    bonus.forfeit,
    async (player) => {
      const { items } = bonus.list.data.parse((await player.call('bonus/list', page)).data);
      return { id: items[0]?.id ?? '' };
    },
    (player) => player.call('bonus/promocode', { code: 'POYRA50' }),
  ),
  entry(bonus.promocode, { code: 'POYRA50' }),
  entry(user.balance, {}),
  entry(cms.grouped, {}),
  entry(cms.translationlist, {}),
  entry(cms.categorylist, {}),
  entry(cms.sliderlist, { slug: 'home' }),
  entry(cms.contentlist, { status: true, categoryId: 1 }),
  entry(cms.callme, { name: 'Ayşe Deneme', message: 'Lütfen arayın', contacts: [{ type: 1, contact: phone }] }),
  entry(cms.promotionlist, {}),
  entry(cms.content, async () => {
    const categories = cms.categorylist.data.parse(
      ((await (await fetch(`${operator.apiUrl}cms/categorylist`)).json()) as { data: unknown }).data,
    );
    return { id: categories[0]?.content[0]?.id ?? '' };
  }),
  entry(payment.methods, { type: 1 }),
  entry(payment.detail, { id: 6, type: 1 }),
  entry(payment.deposit, { id: 6, target: 'pay', detail: { Amount: 500, Network: 1 } }),
  entry(
    payment.withdraw,
    {
      id: 101,
      target: 'pay',
      detail: { Amount: 150, Iban: 'TR33 0006 1005 1978 6457 8413 26', FullName: 'Ayşe Deneme', IsOwnAccount: true },
    },
    (player) => fund(player, 500),
  ),
  entry(payment.cancel, askWithdrawal),
  entry(payment.forget, async (player) => ({ id: 2, account: await saveCard(player) })),
  entry(transaction.topwinners, { isLive: false, count: 10 }),
  entry(transaction.list, { kind: 0, ...page }),
  entry(casino.games, { systemCategory: 'slot' }),
  entry(casino.search, { search: 'aslan', ...page }),
  entry(casino.jackpots, {}),
  entry(casino.togglefavorite, () => {
    const { gameCode, studio } = gameOf('em');
    return { code: gameCode, providerId: studio.id };
  }),
  entry(casino.favorites, {}),
  entry(casino.history, page),
  entry(casino.dtlaunchurl, () => ({ code: gameOf('dt').gameCode })),
  entry(casino.emlaunchurl, () => ({ code: gameOf('em').gameCode, productId: gameOf('em').productId })),
  entry(casino.amusnetlaunchurl, () => ({ code: gameOf('amusnet').gameCode, isMobile: true })),
  entry(casino.egtlaunchurl, () => platformLaunch('egt')),
  entry(casino.hub88launchurl, () => platformLaunch('hub88')),
  entry(casino.softgamingslaunchurl, () => {
    const { system, gameCode } = gameOf('softgamings');
    return { system, pageCode: gameCode, isMobile: 1 as const };
  }),
  entry(sportsbook.matches, { take: 8 }),
  entry(sportsbook.tree, { book: 'live' }),
  entry(sportsbook.events, { book: 'sports', ...page }),
  entry(sportsbook.event, async () => ({ id: (await laterMatch()).id })),
  entry(slip.quote, async () => ({ kind: 'single' as const, picks: [(await laterMatch()).pick], stake: '50' })),
  entry(bet.place, anyBet, (player) => fund(player, 500)),
  entry(bet.list, { state: 'all', ...page }),
  entry(bet.detail, placedBet),
  entry(bet.cashoutquote, placedBet),
  entry(bet.cashout, async (player) => {
    const { id } = await placedBet(player);
    const { amount } = bet.cashoutquote.data.parse((await player.call('bet/cashoutquote', { id })).data);
    return { id, amount };
  }),
  entry(ticket.list, page),
  entry(ticket.create, { subject: 'Kupon', message: 'Nerede?' }),
  entry(ticket.detail, async (player) => ({ id: await ticketId(player) }), openTicket),
  entry(ticket.reply, async (player) => ({ id: await ticketId(player), message: 'Buldum.' }), openTicket),
  entry(limits.policy, {}),
  entry(limits.list, {}, setLimit),
  entry(limits.set, dailyDeposits),
  entry(limits.cancelpending, { kind: 'deposit', period: 'day' }, raiseLimit),
  entry(exclusion.start, { kind: 'time-out', hours: 24 }),
  entry(auth.passkeyoptions, {}),
  entry(security.passkeybegin, { name: 'Telefon' }),
  entry(security.passkeyfinish, async (player) => {
    const { data } = await player.call('security/passkeybegin', { name: 'Telefon' });
    return { attestation: new PasskeyDevice(SITE_ORIGIN).create(security.passkeybegin.data.parse(data)) };
  }),
  entry(security.passkeyremove, async (player) => {
    await addPasskey(player, new PasskeyDevice(SITE_ORIGIN));
    const { passkeys = [] } = security.status.data.parse((await player.call('security/status', {})).data);
    return { id: passkeys[0]?.id ?? '' };
  }),
  entry(security.status, {}),
  entry(security.totpbegin, {}),
  entry(security.totpconfirm, async (player) => {
    const { data } = await player.call('security/totpbegin', {});
    return { code: totpCode((data as { secret: string }).secret, Date.now()) };
  }),
  entry(security.totpdisable, (player) => ({ password: player.password, code: recoveryCode(player) }), turnOn),
  entry(security.recoverycodes, (player) => ({ code: recoveryCode(player) }), turnOn),
  entry(customer.sessionfacts, {}),
  entry(customer.statement, { from: '2026-01-01T00:00:00', to: '2027-01-01T00:00:00' }),
  entry(ticket.close, async (player) => ({ id: await ticketId(player) }), openTicket),
];

it('covers every call', () => {
  expect(cases.map(({ call }) => call.path).sort()).toEqual(allCalls.map(({ path }) => path).sort());
});

it.each(cases.map((one) => [one.call.path, one] as const))('%s succeeds', async (_path, { call, request, before }) => {
  const player = await newPlayer(operator.apiUrl);
  await before?.(player);
  const outcome = await client.ask(call, await request(player), callerFor(player));
  expect(outcome).toMatchObject({ kind: 'success' });
});

it('a refusal by a limit carries its code', async () => {
  const player = await newPlayer(operator.apiUrl);
  await setLimit(player);
  const request = { id: 6, target: 'pay', detail: { Amount: 500, Network: 1 } };
  const caller = { ...callerFor(player), idempotencyKey: randomUUID() };
  const outcome = await client.ask(payment.deposit, request, caller);
  expect(outcome).toMatchObject({ kind: 'refused', code: 'limit-reached' });
});

it('a payment with the same key is made once and answered alike', async () => {
  const player = await newPlayer(operator.apiUrl);
  await fund(player, 500);
  const caller = { ...callerFor(player), idempotencyKey: randomUUID() };
  const detail = { Amount: 150, Iban: 'TR330006100519786457841326', FullName: 'Ayşe Deneme', IsOwnAccount: true };
  const ask = () => client.ask(payment.withdraw, { id: 101, target: 'pay', detail }, caller);
  const [first, ...others] = await Promise.all(Array.from({ length: 10 }, ask));
  expect(first).toMatchObject({ kind: 'success' });
  for (const other of others) expect(other).toEqual(first);
  const left = await client.ask(user.balance, {}, callerFor(player));
  expect(left).toMatchObject({ kind: 'success', data: { balance: '350' } });
});

function callerFor({ token }: TestPlayer): Caller {
  const requestId = randomUUID();
  return { token, fingerprint: 'contract-test', locale: 'tr', requestId, address: '192.0.2.1', userAgent: null };
}
