import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startOperator, type RunningOperator } from '../../operator/operator';

export const SITE_ORIGIN = 'http://localhost:3000';

export interface Reply {
  readonly status: number;
  readonly success: boolean;
  readonly message: string | null;
  readonly data: unknown;
}

export interface CallOptions {
  readonly token?: string;
  readonly locale?: 'tr' | 'en';
  readonly idempotencyKey?: string;
}

/** Sends one call of the contract as JSON. */
export async function callOperator(
  apiUrl: string,
  call: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Reply> {
  const { token, locale = 'en', idempotencyKey } = options;
  const response = await fetch(new URL(call, apiUrl), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-locale': locale,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: response.status, ...((await response.json()) as Omit<Reply, 'status'>) };
}

/** Starts an operator on free ports over a new directory, which goes away with it. */
export async function startDemoOperator(
  siteOrigin = SITE_ORIGIN,
): Promise<RunningOperator & { readonly dataDir: string }> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'operator-'));
  const operator = await startOperator({ port: 0, dataDir, siteOrigin });
  return {
    ...operator,
    dataDir,
    async close() {
      await operator.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

export interface TestPlayer {
  readonly username: string;
  readonly token: string;
  /** The session facts that the operator answered. */
  readonly facts: Readonly<Record<string, unknown>>;
  call(call: string, body?: unknown, options?: Omit<CallOptions, 'token'>): Promise<Reply>;
  balance(): Promise<number>;
}

/** Registers a player of the test's own, with an empty balance. */
export async function registerPlayer(apiUrl: string): Promise<TestPlayer> {
  const username = `oyuncu${randomInt(1e9, 1e10)}`;
  const reply = await callOperator(apiUrl, 'auth/register', {
    name: 'Deneme',
    surname: 'Oyuncu',
    username,
    email: `${username}@ornek.example`,
    phone: '905550001122',
    country: 1,
    currencyId: 1,
    birthDate: '1990-01-01',
    PersonalNo: makePersonalNo(),
    password: 'gizli1234',
    password2: 'gizli1234',
  });
  if (!reply.success) throw new Error(`Registration failed: ${reply.message}`);
  const facts = reply.data as Record<string, unknown>;
  const token = String(facts['token']);
  const call: TestPlayer['call'] = (name, body, options) => callOperator(apiUrl, name, body, { ...options, token });
  return {
    username,
    token,
    facts,
    call,
    balance: async () => ((await call('user/balance')).data as { balance: number }).balance,
  };
}

/** A national id with valid check digits. */
function makePersonalNo(): string {
  const digits = [...String(randomInt(1e8, 1e9))].map(Number);
  const odd = digits.reduce((sum, digit, index) => (index % 2 === 0 ? sum + digit : sum), 0);
  const even = digits.reduce((sum, digit, index) => (index % 2 === 1 ? sum + digit : sum), 0);
  const tenth = (((odd * 7 - even) % 10) + 10) % 10;
  return [...digits, tenth, (odd + even + tenth) % 10].join('');
}

/** Deposits through the payment page, so that the player has money. */
export async function fund(player: TestPlayer, lira: number): Promise<void> {
  const { data } = await player.call('payment/deposit', { id: 6, target: 'pay', detail: { Amount: lira, Network: 1 } });
  await fetch(`${String(data)}/complete`, { method: 'POST', redirect: 'manual' });
}
