import { describe, expect, it, vi } from 'vitest';
import type { Caller, OperatorClient } from './client.server';
import { createBalances } from './balances.server';
import { createUnreadCounts } from './unread-counts.server';

const caller = {} as Caller;

/** An operator that answers when the test decides. */
function slowOperator(data: unknown) {
  const waiting: (() => void)[] = [];
  const ask = vi.fn(
    () => new Promise((resolve) => waiting.push(() => resolve({ kind: 'success', data, message: null }))),
  );
  return {
    client: { ask } as unknown as OperatorClient,
    ask,
    answer: () => waiting.splice(0).forEach((give) => give()),
  };
}

const unread = (count: number) => Array.from({ length: count }, () => ({ isRead: false }));

describe('the count of unread notifications', () => {
  it('is read once for all callers at a time', async () => {
    const { client, ask, answer } = slowOperator([...unread(3), { isRead: true }]);
    const counts = createUnreadCounts(client);
    const both = Promise.all([counts.find('a', caller), counts.find('a', caller)]);
    answer();
    expect(await both).toEqual([3, 3]);
    expect(await counts.find('a', caller)).toBe(3);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each<[string, (counts: ReturnType<typeof createUnreadCounts>) => void]>([
    ['known by somebody else', (counts) => counts.know('a', 1)],
    ['forgotten', (counts) => counts.forget('a')],
  ])('may be %s while a read is pending', async (_how, meanwhile) => {
    const { client, answer } = slowOperator(unread(3));
    const counts = createUnreadCounts(client);
    const found = counts.find('a', caller);
    meanwhile(counts);
    answer();
    expect(await found).toBe(3);
  });

  it('does not keep a page waiting', async () => {
    const { client } = slowOperator([]);
    expect(await createUnreadCounts(client).find('a', caller)).toBeNull();
  });
});

describe('a balance', () => {
  it('may be dropped while it is read: earlier callers get it, later ones read it again', async () => {
    const { client, ask, answer } = slowOperator({ balance: '5' });
    const balances = createBalances(client);
    const asked = balances.ask('a', caller);
    await balances.forget('a');
    answer();
    expect(await asked).toMatchObject({ kind: 'success', data: { balance: '5' } });
    const again = balances.ask('a', caller);
    answer();
    await again;
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
