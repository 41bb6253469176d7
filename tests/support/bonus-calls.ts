import { afterAll, afterEach, beforeAll } from 'vitest';
import { bonus } from '~/upstream/contract/bonus';
import { contract } from '~/upstream/contract/contract';
import type { RunningOperator } from '../../operator/operator';
import { startDemoOperator } from './demo-operator';
import { callOperator } from './operator-call';
import { newPlayer, type TestPlayer } from './players';
import { scenariosOf } from './scenarios';

type Locale = 'tr' | 'en';
const page = { skip: 0, take: 50 };

/** Starts an operator with scenarios for the tests of one file, and asks it about bonuses. */
export function bonusOperator() {
  let operator: RunningOperator;
  beforeAll(async () => {
    operator = await startDemoOperator({ scenarios: true });
  });
  afterAll(() => operator.close());
  const scenarios = () => scenariosOf(operator.apiUrl);
  afterEach(() => scenarios().clear());
  return {
    running: () => operator,
    scenarios,
    join: () => newPlayer(operator.apiUrl),
    call: (name: string, body: unknown, token?: string) =>
      callOperator(operator.apiUrl, name, body, token === undefined ? {} : { token }),
  };
}

export const offersOf = async (player: TestPlayer, locale: Locale = 'en') =>
  bonus.available.data.parse((await player.call('bonus/available', {}, { locale })).data);

export async function offerOf(player: TestPlayer, title: string) {
  const offer = (await offersOf(player)).find((one) => one.title === title);
  if (!offer) throw new Error(`${title} is not on offer.`);
  return offer;
}

export const bonusesOf = async (player: TestPlayer) =>
  bonus.list.data.parse((await player.call('bonus/list', page)).data).items;

export const walletOf = async (player: TestPlayer) =>
  (await player.call('user/balance')).data as Record<string, number>;

export const historyOf = async (player: TestPlayer) =>
  contract.casino.history.data.parse((await player.call('casino/history', page)).data).items;

export const notesOf = async (player: TestPlayer) =>
  (await player.call('customer/notification', page)).data as { title: string; note: string; about: string }[];

export const redeem = (player: TestPlayer, code: string, locale: Locale = 'en') =>
  player.call('bonus/promocode', { code }, { locale });

/** Deposits by the method with the lowest minimum: 20 to 1,500. */
export async function depositSmall(player: TestPlayer, lira: number): Promise<void> {
  const detail = { Amount: lira, Phone: '(555) 000 00 00' };
  const { data } = await player.call('payment/deposit', { id: 5, target: 'pay', detail });
  await fetch(`${String(data)}/complete`, { method: 'POST', redirect: 'manual' });
}

export const withdraw = (player: TestPlayer, lira: number) =>
  player.call('payment/withdraw', { id: 103, target: 'pay', detail: { Amount: lira, AccountNumber: 1_234_567_890 } });
