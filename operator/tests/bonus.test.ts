// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { refused, checkedOperator } from '../../tests/support/checked-calls';
import { lastCodeTo } from '../../tests/support/operator-outbox';

const { call, login, newPlayer, running } = checkedOperator();

describe('bonus', () => {
  const verifyPhone = async (player: Awaited<ReturnType<typeof newPlayer>>) => {
    const phone = `9054${String(Date.now()).slice(-8)}`;
    await player.call('customer/updatephone', { step: 1, phone });
    await player.call('customer/updatephone', { step: 2, phone, code: await lastCodeTo(running(), phone) });
  };

  it('pays the trial bonus once to a verified player, for any number of parallel claims', async () => {
    const player = await newPlayer();
    expect(await player.call('bonus/definetrialbonus')).toMatchObject(refused(/verify your phone/));
    await verifyPhone(player);
    const replies = await Promise.all(Array.from({ length: 10 }, () => player.call('bonus/definetrialbonus')));
    expect(replies.filter(({ success }) => success)).toHaveLength(1);
    expect(replies.find(({ success }) => !success)).toMatchObject(refused('You have already received this bonus.'));
    expect(await player.balance()).toBe(100);
    const list = (await player.call('bonus/list', { skip: 0, take: 10 })).data;
    expect(list).toMatchObject({ total: 1, items: [{ title: 'Trial bonus', amount: 100, status: 1 }] });
    const notes = (await player.call('customer/notification', { skip: 0, take: 10 })).data as object[];
    expect(notes).toMatchObject([{ type: 4, title: 'Trial bonus', isRead: false }]);
    const again = await login(player.username, player.password);
    expect(again.reply.data).toMatchObject({ trialBonusAmount: 0, smsVerified: true });
  });

  it("lists the demo player's bonuses, and none for a new player", async () => {
    const demo = await login('demo', 'demo1234');
    const list = await call('bonus/list', { skip: 0, take: 10 }, { token: demo.token, locale: 'tr' });
    const { items } = list.data as { items: { status: number; title: string }[] };
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]));
    expect(items.at(-1)?.title).toBe('Hoş geldin bonusu');
    const { token } = await login('yeni', 'yeni1234');
    expect((await call('bonus/list', { skip: 0, take: 10 }, { token })).data).toEqual({ total: 0, items: [] });
  });

  it('pays a claimed bonus and removes it from the offers', async () => {
    const { token } = await login('demo', 'demo1234');
    const available = async () =>
      (await call('bonus/available', {}, { token })).data as { id: number; title: string }[];
    const balance = async () =>
      ((await call('user/balance', undefined, { token })).data as { balance: number }).balance;
    const before = await balance();
    const offer = (await available()).find(({ title }) => title === 'Live table bonus');
    const claims = await Promise.all(
      [1, 2, 3].map(() => call('bonus/claim', { id: offer?.id, note: 'lütfen' }, { token })),
    );
    expect(claims.filter(({ success }) => success)).toHaveLength(1);
    expect(await balance()).toBe(before + 200);
    expect((await available()).map(({ id }) => id)).not.toContain(offer?.id);
  });

  it('refuses an unknown bonus or one whose terms are not met', async () => {
    const player = await newPlayer();
    const offers = (await player.call('bonus/available', {})).data as { id: number; title: string }[];
    const welcome = offers.find(({ title }) => title === 'Welcome bonus');
    expect(await player.call('bonus/claim', { id: welcome?.id })).toMatchObject(
      refused('This bonus requires ₺500.00 in total deposits.'),
    );
    expect(await player.call('bonus/claim', { id: 'none' })).toMatchObject(refused('There is no such bonus.'));
    expect(await player.balance()).toBe(0);
  });
});
