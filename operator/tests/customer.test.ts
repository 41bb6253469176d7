// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { accepted, refused, checkedOperator } from '../../tests/support/checked-calls';
import { messagesTo, otherCode } from '../../tests/support/operator-outbox';
import { formatPhone } from '../../app/lib/phone-number';

const { call, login, newPlayer, running } = checkedOperator();

describe('customer', () => {
  interface Note {
    id: number;
    title: string;
    isRead: boolean;
    timeStamp: string;
    type: number;
  }
  const notesOf = async (token: string, locale: 'tr' | 'en' = 'en') =>
    (await call('customer/notification', { skip: 0, take: 100 }, { token, locale })).data as Note[];

  it('lists notifications in the language, newest first and by page, and none for a new player', async () => {
    const { token } = await login('demo', 'demo1234');
    const notes = await notesOf(token);
    expect(notes.map(({ timeStamp }) => timeStamp)).toEqual(
      notes
        .map(({ timeStamp }) => timeStamp)
        .sort()
        .reverse(),
    );
    expect(new Set(notes.map(({ type }) => type))).toEqual(new Set([1, 2, 3, 4, 5]));
    expect((await notesOf(token, 'tr')).at(-1)?.title).toBe('Aramıza hoş geldiniz');
    const page = await call('customer/notification', { skip: 1, take: 2 }, { token });
    expect(page.data).toEqual(notes.slice(1, 3));
    expect(await notesOf((await login('yeni', 'yeni1234')).token)).toEqual([]);
  });

  it("marks only the player's own notifications as read", async () => {
    const { token } = await login('demo', 'demo1234');
    const unread = (await notesOf(token)).filter(({ isRead }) => !isRead);
    const [first, second] = unread.map(({ id }) => id);
    const stranger = await newPlayer();
    expect(await stranger.call('customer/readnotification', { id: [first] })).toMatchObject(accepted);
    expect((await notesOf(token)).filter(({ isRead }) => !isRead)).toEqual(unread);
    expect(
      await call('customer/readnotification', { id: [String(first), second, 'none', -1] }, { token }),
    ).toMatchObject(accepted);
    expect((await notesOf(token)).filter(({ isRead }) => !isRead)).toHaveLength(unread.length - 2);
  });

  it('verifies a phone with the code sent to it', async () => {
    const player = await newPlayer();
    const phone = `9055${String(Date.now()).slice(-8)}`;
    const sent = await player.call('customer/updatephone', { step: 1, phone });
    expect(sent).toMatchObject({ ...accepted, message: expect.stringContaining(formatPhone(phone, 'en')) as string });
    const [message] = await messagesTo(running(), phone);
    expect(message).toMatchObject({ kind: 'sms', code: expect.stringMatching(/^\d{6}$/) as string });
    const code = message?.code ?? '';
    const wrong = await player.call('customer/updatephone', { step: 2, phone, code: otherCode(code) });
    expect(wrong).toMatchObject(refused(/wrong or has expired/));
    const elsewhere = await player.call('customer/updatephone', { step: 2, phone: '905550009999', code });
    expect(elsewhere).toMatchObject({ success: false });
    expect(await player.call('customer/updatephone', { step: 2, phone, code })).toMatchObject(accepted);
    expect((await player.call('customer/profile', {})).data).toMatchObject({ phone, smsVerified: true });
    expect(await player.call('customer/updatephone', { step: 2, phone, code })).toMatchObject({ success: false });
  });

  it('changes the password and ends the other sessions', async () => {
    const player = await newPlayer();
    const other = await login(player.username, player.password);
    const change = { oldPassword: player.password, password: 'yepyeni99', confirmPassword: 'yepyeni99' };
    const ask = (over: object) => player.call('customer/changepassword', { ...change, ...over });
    expect(await ask({ oldPassword: 'yanlis99' })).toMatchObject(refused('Your current password is wrong.'));
    expect(await ask({ confirmPassword: 'yepyeni98' })).toMatchObject(refused('The passwords do not match.'));
    expect(await ask({})).toMatchObject({ ...accepted, message: 'Your password has been changed.' });
    expect(await player.call('user/balance')).toMatchObject(accepted);
    expect(await call('user/balance', undefined, { token: other.token })).toMatchObject({ status: 401 });
    expect((await login(player.username, 'yepyeni99')).reply.success).toBe(true);
  });

  it('returns the profile and the sessions', async () => {
    const { token } = await login('demo', 'demo1234');
    const profile = await call('customer/profile', {}, { token });
    const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/) as string;
    expect(profile.data).toMatchObject({
      registeredAt: time,
      lastLoginAt: time,
      username: 'demo',
      country: 'Türkiye',
      birthDate: '1990-05-19',
    });
    const page = await call('customer/sessions', { skip: 0, take: 100 }, { token });
    const { total, items } = page.data as {
      total: number;
      items: { current: boolean; device: string; endedAt: unknown }[];
    };
    expect(items).toHaveLength(total);
    expect(items[0]).toMatchObject({ current: true, endedAt: null, device: 'Unknown device' });
    expect(items.filter(({ current }) => current)).toHaveLength(1);
    expect(items.at(-1)).toMatchObject({
      device: 'Chrome, Android',
      ip: '192.0.2.44',
      place: 'Izmir, Türkiye',
      lastUsedAt: items.at(-1)?.endedAt,
    });
  });

  it('ends an open session of the player, and refuses any other with words', async () => {
    const player = await newPlayer();
    const other = await login(player.username, player.password);
    const stranger = await newPlayer();
    const idOf = async ({ call: ask }: typeof player, isCurrent: boolean) => {
      const { items } = (await ask('customer/sessions', { skip: 0, take: 10 })).data as {
        items: { id: number; current: boolean }[];
      };
      return items.find(({ current }) => current === isCurrent)?.id;
    };
    const end = (id: unknown) => player.call('customer/endsession', { id });
    const id = await idOf(player, false);
    expect(await end(await idOf(stranger, true))).toMatchObject(refused('You have no such session.'));
    expect(await end(999_999)).toMatchObject(refused('You have no such session.'));
    expect(await end('x')).toMatchObject(refused('You have no such session.'));
    expect(await end(await idOf(player, true))).toMatchObject(
      refused('This is the session you are using. Log out to end it.'),
    );
    expect(await call('user/balance', undefined, { token: other.token })).toMatchObject(accepted);
    expect(await end(String(id))).toMatchObject({ ...accepted, message: 'The session has been ended.' });
    expect(await call('user/balance', undefined, { token: other.token })).toMatchObject({ status: 401 });
    expect(await end(id)).toMatchObject(refused('This session has already ended.'));
    for (const { call: ask } of [player, stranger]) expect(await ask('user/balance')).toMatchObject(accepted);
  });

  it('ends all other sessions of the player', async () => {
    const [player, stranger] = [await newPlayer(), await newPlayer()];
    const others = [await login(player.username, player.password), await login(player.username, player.password)];
    expect(await player.call('customer/endothersessions', {})).toMatchObject(accepted);
    for (const { token } of others)
      expect(await call('user/balance', undefined, { token })).toMatchObject({ status: 401 });
    expect(await player.call('customer/endothersessions', {})).toMatchObject(accepted);
    for (const { call: ask } of [player, stranger]) expect(await ask('user/balance')).toMatchObject(accepted);
  });
});
