// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { contract } from '~/upstream/contract/contract';
import { TransactionStatus } from '~/upstream/contract/values';
import { LOCALES } from '../messages';
import { SITE_ORIGIN, startDemoOperator } from '../../tests/support/demo-operator';
import { callOperator } from '../../tests/support/operator-call';
import { operatorOfFile } from '../../tests/support/operator-of-file';
import { fund, newPlayer, type TestPlayer } from '../../tests/support/players';

const operator = operatorOfFile();

const register = () => newPlayer(operator.apiUrl);
const card = {
  Amount: 250.5,
  CardNo: '4111 1111 1111 1111',
  FullName: 'Deneme Oyuncu',
  Installments: 1,
  SaveCard: false,
};
const iban = { Amount: 150, Iban: 'TR33 0006 1005 1978 6457 8413 26', FullName: 'Deneme Oyuncu', IsOwnAccount: true };
const coin = (Amount: number) => ({ id: 6, target: 'pay', detail: { Amount, Network: 1 } });
const post = (address: string) => fetch(address, { method: 'POST', redirect: 'manual' });

interface Listed {
  total: number;
  items: { id: number; status: number; amount: string; note: string | null; method: string; createdAt: string }[];
}
const listOf = (data: unknown) => contract.transaction.list.data.parse(data) as Listed;
const all = { kind: 0, skip: 0, take: 100 };

describe('payment methods', () => {
  it('include every method of the contract in both directions, and together every field type', async () => {
    const player = await register();
    const types = new Set<string>();
    for (const kind of [1, 2]) {
      const { data } = await player.call('payment/methods', { type: kind });
      const methods = contract.payment.methods.data.parse(data);
      expect(methods.map(({ type }) => type).sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 20]);
      for (const { id, type } of methods) {
        const fields = contract.payment.detail.data.parse((await player.call('payment/detail', { id, type })).data);
        expect(fields.map(({ key }) => key)).toContain('Amount');
        for (const { objectType } of fields) types.add(objectType);
      }
    }
    expect([...types].sort()).toEqual(['Bool', 'DateTime', 'Decimal', 'Dropdown', 'Int', 'Long', 'String']);
  });

  it('have titles and options in the language of the player', async () => {
    const player = await register();
    const titles = await Promise.all(
      LOCALES.map(async (locale) => {
        const { data } = await player.call('payment/methods', { type: 1 }, { locale });
        return contract.payment.methods.data.parse(data)[0]?.title;
      }),
    );
    expect(titles).toEqual(['Havale / EFT', 'Bank transfer', 'Banküberweisung']);
  });

  it('need a player, and an unknown one is refused', async () => {
    const player = await register();
    expect((await player.call('payment/detail', { id: 9999, type: 1 })).success).toBe(false);
    const anonymous = await fetch(new URL('payment/methods', operator.apiUrl), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"type":1}',
    });
    expect(anonymous.status).toBe(401);
  });
});

describe('validation of a payment form', () => {
  it.each([
    ['a missing field', { ...card, CardNo: undefined }, 'Card number: this field is required.'],
    [
      'a card number that fails its check digit',
      { ...card, CardNo: '4111 1111 1111 1112' },
      'Card number: the value is not valid.',
    ],
    ['a card number off its mask', { ...card, CardNo: '4111' }, 'Card number: must look like 0000 0000 0000 0000.'],
    ['an amount below the limit', { ...card, Amount: 49.99 }, 'Amount: must be at least ₺50.00.'],
    ['an amount above the limit', { ...card, Amount: 20000.01 }, 'Amount: must be at most ₺20,000.00.'],
    ['an amount of three decimals', { ...card, Amount: 50.001 }, 'Amount: the value is not valid.'],
    ['a negative amount', { ...card, Amount: -50 }, 'Amount: the value is not valid.'],
    ['an amount as a power', { ...card, Amount: '1e3' }, 'Amount: the value is not valid.'],
    ['an Int that is no option', { ...card, Installments: 2 }, 'Instalments: choose one of the options.'],
    ['a text for a Bool', { ...card, SaveCard: 'maybe' }, 'Save this card: the value is not valid.'],
    ['a name that is too short', { ...card, FullName: 'ab' }, 'Full name: must have at least 3 characters.'],
    ['markup in a name', { ...card, FullName: '<b>Deneme</b>' }, 'Full name: the value is not valid.'],
  ])('refuses %s', async (_case, detail, message) => {
    const player = await register();
    const reply = await player.call('payment/deposit', { id: 2, target: 'pay', detail });
    expect(reply).toMatchObject({ success: false, message });
  });

  it('refuses dates and options that do not exist, in Turkish too', async () => {
    const player = await register();
    const transfer = { Amount: 500, Bank: 1, FullName: 'Deneme Oyuncu', TransferDate: '2026-02-30' };
    const send = (detail: object, locale: 'tr' | 'en') =>
      player.call('payment/deposit', { id: 1, target: 'pay', detail }, { locale });
    expect((await send(transfer, 'tr')).message).toBe('Havale tarihi: girilen değer geçersiz.');
    expect((await send({ ...transfer, Bank: 77 }, 'en')).message).toBe('Bank: choose one of the options.');
    expect((await send({ ...transfer, TransferDate: '2026-02-28T10:15' }, 'en')).success).toBe(true);
  });

  it('refuses an unknown target and a method of the other direction', async () => {
    const player = await register();
    expect((await player.call('payment/deposit', { ...coin(500), target: 'elsewhere' })).success).toBe(false);
    expect((await player.call('payment/withdraw', coin(500))).success).toBe(false);
  });
});

describe('a deposit', () => {
  it('is paid on the payment page once, for any number of submissions', async () => {
    const player = await register();
    const { data } = await player.call('payment/deposit', { id: 2, target: 'pay', detail: card });
    expect(data).toMatch(new RegExp(`^${operator.thirdPartyOrigin}/pay/[\\w-]{32}$`));
    const page = await fetch(String(data));
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(await page.text()).toContain('₺250.50');
    expect(await player.balance()).toBe(0);

    const answers = await Promise.all(Array.from({ length: 20 }, () => post(`${String(data)}/complete`)));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
    expect(answers[0]?.headers.get('location')).toBe(`${SITE_ORIGIN}/dashboard/financial-activities`);
    await post(`${String(data)}/cancel`);
    expect(await player.balance()).toBe(250.5);

    const { items } = listOf((await player.call('transaction/list', all)).data);
    expect(items).toMatchObject([{ status: TransactionStatus.Confirmed, amount: '250.5', note: '•••• 1111' }]);
  });

  it('is in German for a player who reads German, from the payment page to the notification', async () => {
    const player = await register();
    const german = { locale: 'de' } as const;
    const { data } = await player.call('payment/deposit', { id: 2, target: 'pay', detail: card }, german);
    const page = await (await fetch(String(data))).text();
    for (const text of ['<html lang="de">', 'Debit- oder Kreditkarte', '250,50\u00a0₺']) expect(page).toContain(text);
    await post(`${String(data)}/complete`);
    const { items } = listOf((await player.call('transaction/list', all, german)).data);
    expect(items).toMatchObject([{ method: 'Debit- oder Kreditkarte' }]);
    const [notification] = (await player.call('customer/notification', { skip: 0, take: 1 }, german)).data as object[];
    expect(notification).toMatchObject({
      title: 'Ihre Einzahlung ist bestätigt',
      note: '250,50\u00a0₺ sind auf Ihrem Konto.',
    });
  });

  it('that is cancelled moves no money and cannot be completed later', async () => {
    const player = await register();
    const { data } = await player.call('payment/deposit', coin(500));
    await post(`${String(data)}/cancel`);
    await post(`${String(data)}/complete`);
    expect(await player.balance()).toBe(0);
    expect(await (await fetch(String(data))).text()).toContain('Payment cancelled');
  });

  it('by bank transfer returns instructions and waits for approval', async () => {
    const player = await register();
    const detail = { Amount: 1000, Bank: 2, FullName: 'Deneme Oyuncu', TransferDate: '2026-01-05' };
    const reply = await player.call('payment/deposit', { id: 1, target: 'pay', detail });
    expect(reply).toMatchObject({ success: true, data: null });
    const methods = (await player.call('payment/methods', { type: 1 })).data as { id: number; payTo: unknown }[];
    expect(JSON.stringify(methods.find(({ id }) => id === 1)?.payTo)).toContain('TR12');
    const [pending] = listOf((await player.call('transaction/list', all)).data).items;
    expect(pending?.status).toBe(TransactionStatus.Pending);
    await post(`${operator.thirdPartyOrigin}/desk/${pending?.id}/confirm`);
    await post(`${operator.thirdPartyOrigin}/desk/${pending?.id}/confirm`);
    expect(await player.balance()).toBe(1000);
  });

  it('the payment page of an unknown deposit is answered with 404', async () => {
    expect((await fetch(`${operator.thirdPartyOrigin}/pay/none`)).status).toBe(404);
    expect((await post(`${operator.thirdPartyOrigin}/pay/none/complete`)).status).toBe(404);
  });
});

describe('a withdrawal', () => {
  it('takes the money at once and returns it when it is rejected', async () => {
    const player = await register();
    await fund(player, 500);
    const reply = await player.call('payment/withdraw', { id: 101, target: 'pay', detail: iban });
    expect(reply).toMatchObject({ success: true, message: 'Your withdrawal request of ₺150.00 has been received.' });
    expect(await player.balance()).toBe(350);
    const [asked] = listOf((await player.call('transaction/list', { ...all, kind: 2 })).data).items;
    expect(asked).toMatchObject({ status: TransactionStatus.Pending, note: '•••• 1326' });
    await Promise.all([1, 2, 3].map(() => post(`${operator.thirdPartyOrigin}/desk/${asked?.id}/reject`)));
    await post(`${operator.thirdPartyOrigin}/desk/${asked?.id}/confirm`);
    expect(await player.balance()).toBe(500);
  });

  it('of more than the balance is refused, even for two at once', async () => {
    const player = await register();
    await fund(player, 500);
    const ask = () => player.call('payment/withdraw', { id: 101, target: 'pay', detail: { ...iban, Amount: 400 } });
    const replies = await Promise.all([ask(), ask(), ask()]);
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.message).toContain('₺100.00');
    expect(await player.balance()).toBe(100);
  });

  it('cannot be decided from another site', async () => {
    const player = await register();
    await fund(player, 500);
    await player.call('payment/withdraw', { id: 101, target: 'pay', detail: iban });
    const [asked] = listOf((await player.call('transaction/list', { ...all, kind: 2 })).data).items;
    const reply = await fetch(`${operator.thirdPartyOrigin}/desk/${asked?.id}/reject`, {
      method: 'POST',
      headers: { origin: 'https://elsewhere.example' },
    });
    expect(reply.status).toBe(403);
    expect(await player.balance()).toBe(350);
  });
});

describe('an idempotency key', () => {
  it('gives 100 identical requests at once one effect and one answer', async () => {
    const player = await register();
    const replies = await Promise.all(
      Array.from({ length: 100 }, () => player.call('payment/deposit', coin(500), { idempotencyKey: 'intent-1' })),
    );
    expect(new Set(replies.map(({ data }) => data)).size).toBe(1);
    expect(listOf((await player.call('transaction/list', all)).data).total).toBe(1);
  });

  it('makes one withdrawal', async () => {
    const player = await register();
    await fund(player, 500);
    const body = { id: 101, target: 'pay', detail: iban };
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => player.call('payment/withdraw', body, { idempotencyKey: 'w-1' })),
    );
    expect(replies.every(({ success }) => success)).toBe(true);
    expect(await player.balance()).toBe(350);
  });

  it('is refused with another body or for the other call, for any order of the keys', async () => {
    const player = await register();
    const send = (body: object) => player.call('payment/deposit', body, { idempotencyKey: 'k' });
    const first = await send(coin(500));
    expect((await send({ detail: { Network: 1, Amount: 500 }, target: 'pay', id: 6 })).data).toBe(first.data);
    expect((await send(coin(501))).success).toBe(false);
    expect((await player.call('payment/withdraw', coin(500), { idempotencyKey: 'k' })).success).toBe(false);
  });

  it('belongs to one player, and stays free after a refused request', async () => {
    const [one, other] = await Promise.all([register(), register()]);
    const key = { idempotencyKey: 'same' };
    expect((await one.call('payment/deposit', coin(1), key)).success).toBe(false);
    const [mine, theirs] = await Promise.all(
      [one, other].map((player) => player.call('payment/deposit', coin(500), key)),
    );
    expect([mine?.success, theirs?.success]).toEqual([true, true]);
    expect(mine?.data).not.toBe(theirs?.data);
  });
});

describe('cancelling a withdrawal', () => {
  const ask = async (player: TestPlayer, key?: string) => {
    await fund(player, 500);
    const body = { id: 105, target: 'pay', detail: { Amount: 150, Phone: '555 123 45 67' } };
    const reply = await player.call('payment/withdraw', body, key === undefined ? {} : { idempotencyKey: key });
    expect(reply.success).toBe(true);
    return rowOf(player);
  };
  const rowOf = async (player: TestPlayer) => {
    const { data } = await player.call('transaction/list', { ...all, kind: 2 });
    const [row] = contract.transaction.list.data.parse(data).items;
    if (!row) throw new Error('no withdrawal');
    return row;
  };

  it('returns the money once, however often it is asked at the same time, and tells the player', async () => {
    const player = await register();
    const { id, cancellable, reference } = await ask(player, 'my-key');
    expect([cancellable, reference]).toEqual([true, 'my-key']);
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => player.call('payment/cancel', { id }, { locale: 'en' })),
    );
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)?.message).toContain('already cancelled');
    expect(await player.balance()).toBe(500);
    expect(await rowOf(player)).toMatchObject({ status: TransactionStatus.Cancelled });
    expect((await rowOf(player)).cancellable ?? null).toBeNull();
    const { data } = await player.call('customer/notification', { skip: 0, take: 100 }, { locale: 'en' });
    const told = contract.customer.notification.data.parse(data).filter(({ title }) => title.includes('cancelled'));
    expect(told).toMatchObject([{ reference: 'my-key', note: '₺150.00 is back in your balance.' }]);
  });

  it('and approving it at the same time have one outcome', async () => {
    const player = await register();
    const { id } = await ask(player);
    const [reply] = await Promise.all([
      player.call('payment/cancel', { id }),
      post(`${operator.thirdPartyOrigin}/desk/${id}/confirm`),
    ]);
    const { status } = await rowOf(player);
    expect(status).toBe(reply.success ? TransactionStatus.Cancelled : TransactionStatus.Confirmed);
    expect(await player.balance()).toBe(reply.success ? 500 : 350);
  });

  it('is refused for another player, a deposit and a decided withdrawal', async () => {
    const [player, other] = await Promise.all([register(), register()]);
    const { id } = await ask(player);
    expect((await other.call('payment/cancel', { id })).success).toBe(false);
    const deposit = listOf((await player.call('transaction/list', { ...all, kind: 1 })).data).items[0];
    expect((await player.call('payment/cancel', { id: deposit?.id })).success).toBe(false);
    await post(`${operator.thirdPartyOrigin}/desk/${id}/reject`);
    expect((await player.call('payment/cancel', { id })).success).toBe(false);
    expect(await player.balance()).toBe(500);
  });

  it('is refused with the reason where the operator has switched it off', async () => {
    const strict = await startDemoOperator({ withdrawalsCancellable: false });
    const player = await newPlayer(strict.apiUrl);
    const { id, cancellable, cancelRefusal } = await ask(player);
    expect([cancellable, cancelRefusal]).toEqual([false, 'Withdrawals cannot be cancelled on our site.']);
    expect((await player.call('payment/cancel', { id })).message).toBe(cancelRefusal);
    expect(await player.balance()).toBe(350);
    await strict.close();
  });
});

describe('the transaction list', () => {
  it('filters by kind, status and day, and pages', async () => {
    const demo = { username: 'demo', password: 'demo1234' };
    const { data } = await callOperator(operator.apiUrl, 'auth/login', demo);
    const { token } = data as { token: string };
    const list = async (filter: object) => {
      const reply = await callOperator(operator.apiUrl, 'transaction/list', { ...all, ...filter }, { token });
      return { success: reply.success, data: reply.data as Listed };
    };
    const whole = (await list({})).data;
    expect(whole.items.every(({ createdAt }) => /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(createdAt))).toBe(true);
    expect([...whole.items].sort((a, b) => (a.createdAt < b.createdAt ? 1 : -1))).toEqual(whole.items);
    expect((await list({ kind: 2 })).data.total).toBe(2);
    expect((await list({ status: TransactionStatus.Merged })).data.total).toBe(1);
    expect((await list({ skip: 1, take: 2 })).data.items).toEqual(whole.items.slice(1, 3));
    const [, one, other] = whole.items.map(({ createdAt }) => createdAt);
    // The start is inclusive, the end exclusive.
    expect((await list({ from: other, to: one })).data.items).toEqual([whole.items[2]]);
    expect((await list({ from: one, to: one })).data.items).toEqual([]);
    expect((await list({ from: '2026-02-30T00:00:00' })).success).toBe(false);
  });
});

describe('top winners', () => {
  it('are returned in the requested number, masked, largest first', async () => {
    const player = await register();
    const { data } = await player.call('transaction/topwinners', { isLive: false, count: 40 });
    const winners = contract.transaction.topwinners.data.parse(data);
    expect(winners).toHaveLength(40);
    expect(winners.every(({ name }) => /^.\*{3}.$/u.test(name))).toBe(true);
    const amounts = winners.map(({ amount }) => Number(amount));
    expect([...amounts].sort((a, b) => b - a)).toEqual(amounts);
  });
});
