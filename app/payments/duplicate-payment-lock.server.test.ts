import { describe, expect, it } from 'vitest';
import { createMemoryState } from '~/server/state/memory-state.server';
import { createDuplicatePaymentLock } from './duplicate-payment-lock.server';

const setUp = () => {
  let time = 0;
  return { holds: createDuplicatePaymentLock(createMemoryState(() => time)), pass: (ms: number) => (time += ms) };
};

describe('the duplicate lock', () => {
  it('blocks an equal payment in progress, even a confirmed repetition', async () => {
    const { holds } = setUp();
    expect(await holds.acquire('payment', 'first', false)).toBeNull();
    expect(await holds.acquire('payment', 'second', false)).toEqual({ receipt: 'first', isDone: false });
    expect(await holds.acquire('payment', 'second', true)).toEqual({ receipt: 'first', isDone: false });
    expect(await holds.acquire('another', 'second', false)).toBeNull();
  });

  it('blocks an equal payment for ten minutes after success, unless the player confirms it', async () => {
    const { holds, pass } = setUp();
    await holds.acquire('payment', 'first', false);
    await holds.markDone('payment', 'receipt');
    expect(await holds.acquire('payment', 'second', false)).toEqual({ receipt: 'receipt', isDone: true });
    pass(600_000);
    expect(await holds.acquire('payment', 'second', false)).toBeNull();
  });

  it('allows one confirmed repetition', async () => {
    const { holds } = setUp();
    await holds.acquire('payment', 'first', false);
    await holds.markDone('payment', 'receipt');
    const taken = await Promise.all(['a', 'b', 'c'].map((receipt) => holds.acquire('payment', receipt, true)));
    expect(taken.filter((hold) => hold === null)).toHaveLength(1);
  });

  it('is released by its own receipt only, after a payment without effect', async () => {
    const { holds } = setUp();
    await holds.acquire('payment', 'first', false);
    await holds.release('payment', 'other');
    expect(await holds.acquire('payment', 'second', false)).not.toBeNull();
    await holds.release('payment', 'first');
    expect(await holds.acquire('payment', 'second', false)).toBeNull();
  });
});
