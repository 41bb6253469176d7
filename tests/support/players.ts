import { randomInt, randomUUID } from 'node:crypto';

export interface TestPlayer {
  readonly username: string;
  readonly password: string;
  readonly name: string;
}

/** Registers a player of its own with the operator: tests share none. */
export async function newPlayer(operatorUrl: string): Promise<TestPlayer> {
  const username = `p${randomUUID().replaceAll('-', '').slice(0, 14)}`;
  const password = 'sifre1234';
  const player = {
    name: 'Ayşe',
    surname: 'Deneme',
    username,
    email: `${username}@deneme.example`,
    phone: `90555${randomInt(1_000_000, 9_999_999)}`,
    country: 1,
    currencyId: 1,
    birthDate: '1991-02-03',
    PersonalNo: nationalId(),
    password,
    password2: password,
  };
  const response = await fetch(`${operatorUrl}auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-locale': 'en' },
    body: JSON.stringify(player),
  });
  const answer = (await response.json()) as { success: boolean; message: string };
  if (!answer.success) throw new Error(`The operator registered no player: ${answer.message}`);
  return { username, password, name: player.name };
}

/** Eleven digits whose last two check the others, as a Turkish national id has them. */
function nationalId(): string {
  const digits = [randomInt(1, 10), ...Array.from({ length: 8 }, () => randomInt(0, 10))];
  const sum = (from: number) =>
    digits.filter((_, index) => index % 2 === from).reduce((total, digit) => total + digit, 0);
  const tenth = (((sum(0) * 7 - sum(1)) % 10) + 10) % 10;
  const eleventh = (digits.reduce((total, digit) => total + digit, 0) + tenth) % 10;
  return [...digits, tenth, eleventh].join('');
}
