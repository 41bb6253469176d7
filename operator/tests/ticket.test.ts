// @module-tag tier-2

import { describe, expect, it } from 'vitest';
import { accepted, refused, checkedOperator } from '../../tests/support/checked-calls';

const { call, login, newPlayer } = checkedOperator();

describe('ticket', () => {
  it('is opened, answered and closed', async () => {
    const player = await newPlayer();
    const created = await player.call(
      'ticket/create',
      { subject: 'Kupon', message: 'Kuponum nerede?' },
      { locale: 'tr' },
    );
    expect(created).toMatchObject({
      ...accepted,
      message: expect.stringContaining('destek talebiniz açıldı') as string,
    });
    const list = (await player.call('ticket/list', { skip: 0, take: 10 })).data as { items: { id: number }[] };
    expect(list).toMatchObject({ total: 1, items: [{ subject: 'Kupon', status: 'open' }] });
    const id = list.items[0]?.id;
    expect(await player.call('ticket/reply', { id, message: 'Buldum.' })).toMatchObject(accepted);
    const { data } = await call('ticket/detail', { id }, { token: player.token });
    const { messages } = data as { messages: { from: string; text: string }[] };
    expect(messages.map(({ from }) => from)).toEqual(['player', 'support', 'player']);
    expect(await player.call('ticket/close', { id })).toMatchObject(accepted);
    expect(await player.call('ticket/close', { id })).toMatchObject(refused(/is closed/));
    expect(await player.call('ticket/reply', { id, message: 'Bir şey daha' })).toMatchObject(refused(/is closed/));
    expect((await player.call('ticket/detail', { id })).data).toMatchObject({ status: 'closed' });
  });

  it('is seen by its own player only', async () => {
    const { token } = await login('demo', 'demo1234');
    const list = (await call('ticket/list', { skip: 0, take: 10 }, { token })).data as {
      total: number;
      items: { id: number }[];
    };
    expect(list.total).toBe(3);
    const stranger = await newPlayer();
    expect((await stranger.call('ticket/list', { skip: 0, take: 10 })).data).toEqual({ total: 0, items: [] });
    for (const { id } of list.items) {
      expect(await stranger.call('ticket/detail', { id })).toMatchObject(refused('There is no such ticket.'));
      expect(await stranger.call('ticket/reply', { id, message: 'ben' })).toMatchObject(
        refused('There is no such ticket.'),
      );
      expect(await stranger.call('ticket/close', { id })).toMatchObject(refused('There is no such ticket.'));
    }
  });

  it('needs a subject and a message with more than spaces', async () => {
    const player = await newPlayer();
    const blank = { subject: '     ', message: 'x' };
    expect(await player.call('ticket/create', blank)).toMatchObject(refused('Please enter a subject.'));
    expect(await player.call('ticket/create', { subject: 'Kupon', message: ' ' })).toMatchObject({ success: false });
  });
});
