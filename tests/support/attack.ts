import { expect } from 'vitest';
import { turnFactorOn } from './authenticator';
import { formIn, orderIn } from './cashier';
import type { HttpBrowser } from './http-browser';
import { callOperator } from './operator-call';
import { lastCodeTo, outboxOf } from './operator-outbox';
import { fund, newPlayer, type TestPlayer } from './players';
import { upgradeStatus } from './relay-socket';
import type { twoStepSite } from './two-step';

const BALANCE = 750;

/** A player with money and a verified phone, who does not have a second factor yet. */
export async function playerWithMoney(operatorUrl: string): Promise<TestPlayer> {
  const player = await newPlayer(operatorUrl);
  const phone = String(player.facts.phone);
  await player.call('customer/updatephone', { step: 1, phone });
  await player.call('customer/updatephone', { step: 2, phone, code: await lastCodeTo(outboxOf(operatorUrl), phone) });
  await fund(player, BALANCE);
  return player;
}

/** Turns the factor on, a few minutes after which the attacker begins. */
export async function protect(player: TestPlayer, { now, wait }: Pick<ReturnType<typeof twoStepSite>, 'now' | 'wait'>) {
  const factor = await turnFactorOn(player, now);
  await wait(2 * 60_000);
  return { player, ...factor };
}

/** A player whose second factor is on. */
export type Victim = Awaited<ReturnType<typeof protect>>;

/** What the player's own acts have changed meanwhile. */
export interface OwnActs {
  readonly password?: string;
  /** How many sessions the player has open. */
  readonly sessions?: number;
}

/** Fails if anything of the player's was changed, or a session is open that is not the player's. */
export async function expectUntouched({ player, recoveryCodes }: Victim, operatorUrl: string, own: OwnActs) {
  const { password = player.password, sessions = 1 } = own;
  const call = (name: string, body?: unknown, token?: string) =>
    callOperator(operatorUrl, name, body, token === undefined ? {} : { token });
  const login = (await call('auth/login', { username: player.username, password })).data as { challenge: string };
  expect(login, 'the password, and the factor after it').toMatchObject({ factors: ['totp', 'recovery-code'] });
  const code = recoveryCodes.at(-1);
  const verified = await call('auth/verify', { challenge: login.challenge, factor: 'recovery-code', code });
  const { token } = verified.data as { token: string };
  const read = async (name: string, body?: unknown) => (await call(name, body, token)).data;
  const { items } = (await read('customer/sessions', { skip: 0, take: 100 })) as { items: { endedAt: unknown }[] };
  expect(items.filter(({ endedAt }) => endedAt === null).length - 1, 'open sessions').toBe(sessions);
  expect(await read('security/status', {})).toMatchObject({ totp: true, passkeys: [] });
  expect(await read('customer/profile', {})).toMatchObject({ phone: player.facts.phone, smsVerified: true });
  const payments = (await read('transaction/list', { kind: 0, skip: 0, take: 100 })) as { items: { kind: number }[] };
  expect(payments.items.filter(({ kind }) => kind === 2)).toEqual([]);
  expect(await read('user/balance')).toMatchObject({ balance: BALANCE });
}

/** Where pages and their data show a player. */
const PLACES = [
  ...['/', '/?_data=root', '/dashboard/account', '/dashboard/account?_data=routes%2Fdashboard.account'],
  ...['/dashboard/session-history.csv', '/dashboard/security', '/notifications', '/login/verify'],
];

/** Fails if the browser has a session of the player, or learns anything from the site that is the player's alone. */
export async function expectNothingFor(visitor: HttpBrowser, { email, facts }: TestPlayer): Promise<void> {
  expect((await visitor.get('/balance')).status).toBe(401);
  expect(await upgradeStatus(visitor)).toBe(401);
  for (const path of PLACES) {
    const text = await (await visitor.get(path)).text();
    for (const own of [email, String(facts.phone).slice(2), String(facts.usercode), `₺${BALANCE}`])
      expect(text, path).not.toContain(own);
  }
  expect([...visitor.cookies.keys()].filter((name) => name.startsWith('session'))).toEqual([]);
}

const BANK = '/dashboard/withdraw/101';
const toBank = { Amount: '100', Iban: 'TR330006100519786457841326', FullName: 'Ayşe Deneme', IsOwnAccount: 'true' };

/** What a session is worth: each act, with whether it succeeded. The forms were opened before, where there are any. */
export async function actsOf(visitor: HttpBrowser, { password }: TestPlayer) {
  const page = await (await visitor.get(BANK)).text();
  const withdrawal = formIn(visitor, BANK, page);
  const order = orderIn(await (await withdrawal.submit(toBank)).text());
  const isDone = async (answer: Promise<Response>, to: RegExp) => to.test((await answer).headers.get('location') ?? '');
  const changed = { oldPassword: password, password: 'baska-sifre', confirmPassword: 'baska-sifre' };
  const phone = '/dashboard/phone-verification';
  return {
    'withdraws money': () => isDone(visitor.post(BANK, { order }), /receipt/),
    'asks for a passkey': async () =>
      (await visitor.post('/dashboard/security/passkeys', { name: 'Benim' })).status === 200,
    'begins to change the phone': async () => {
      await visitor.post(phone, { intent: 'change' });
      return isDone(visitor.post(phone, { intent: 'send', phone: '5551112233' }), /^\/dashboard\/phone/);
    },
    'ends the other sessions': () =>
      isDone(visitor.post('/dashboard/session-history', { others: '1' }), /^\/dashboard\/session/),
    'changes the password': () => isDone(visitor.post('/dashboard/change-password', changed), /^\/dashboard\/account/),
  } as const;
}

export type Act = keyof Awaited<ReturnType<typeof actsOf>>;
