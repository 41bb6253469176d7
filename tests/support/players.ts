import { randomInt, randomUUID } from 'node:crypto';
import { callOperator, type CallOptions, type Reply } from './operator-call';

export interface TestPlayer {
  readonly username: string;
  readonly password: string;
  readonly email: string;
  readonly name: string;
  /** The token of the player's session with the operator. */
  readonly token: string;
  /** The session data that the operator returned. */
  readonly facts: Readonly<Record<string, unknown>>;
  call(call: string, body?: unknown, options?: Omit<CallOptions, 'token'>): Promise<Reply>;
  /** The balance in the operator's currency, as the operator returns it. */
  balance(): Promise<number>;
}

/** A valid registration with a unique name and national id. */
export function registrationOf() {
  const username = `p${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  return {
    name: 'Ayşe',
    surname: 'Deneme',
    username,
    email: `${username}@deneme.example`,
    phone: `90555${randomInt(1_000_000, 9_999_999)}`,
    country: 1,
    currencyId: 1,
    birthDate: '1991-02-03',
    PersonalNo: nationalId(),
    password: 'sifre1234',
    password2: 'sifre1234',
  };
}

/** Registers a new player with the operator, with an empty balance. Tests share no players. */
export async function newPlayer(operatorUrl: string): Promise<TestPlayer> {
  const registration = registrationOf();
  return playerOf(operatorUrl, await callOperator(operatorUrl, 'auth/register', registration), registration);
}

/** Logs in a player of the seed data: by default the one with a history. */
export async function seededPlayer(operatorUrl: string, username: 'demo' | 'yeni' = 'demo'): Promise<TestPlayer> {
  const password = `${username}1234`;
  const reply = await callOperator(operatorUrl, 'auth/login', { username, password });
  const name = username === 'demo' ? 'Deniz' : 'Yeni';
  return playerOf(operatorUrl, reply, { username, password, email: `${username}@ornek.example`, name });
}

function playerOf(
  operatorUrl: string,
  reply: Reply,
  { username, password, email, name }: Pick<TestPlayer, 'username' | 'password' | 'email' | 'name'>,
): TestPlayer {
  if (!reply.success) throw new Error(`The operator let no player in: ${reply.message}`);
  const facts = reply.data as Record<string, unknown>;
  const token = String(facts['token']);
  const call: TestPlayer['call'] = (name, body, options) =>
    callOperator(operatorUrl, name, body, { ...options, token });
  return {
    username,
    password,
    email,
    name,
    token,
    facts,
    call,
    balance: async () => ((await call('user/balance')).data as { balance: number }).balance,
  };
}

/** Deposits through the payment page, so that the player has money. */
export async function fund(player: TestPlayer, lira: number): Promise<void> {
  const { data } = await player.call('payment/deposit', { id: 6, target: 'pay', detail: { Amount: lira, Network: 1 } });
  await fetch(`${String(data)}/complete`, { method: 'POST', redirect: 'manual' });
}

/** Counts from a random place, because two of a thousand random ones may be the same. */
let nextId = randomInt(100_000_000, 999_000_000);

/** Eleven digits of which the last two are check digits, as in a Turkish national id. */
function nationalId(): string {
  const digits = String((nextId += 1))
    .split('')
    .map(Number);
  const sum = (from: number) =>
    digits.filter((_, index) => index % 2 === from).reduce((total, digit) => total + digit, 0);
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
  const eleventh = (digits.reduce((total, digit) => total + digit, 0) + tenth) % 10;
  return [...digits, tenth, eleventh].join('');
}
