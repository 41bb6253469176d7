import { describe, expect, it, vi } from 'vitest';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { createDuplicatePaymentLock } from './duplicate-payment-lock.server';

const setUp = () => {
  let time = 0;
  const state = createMemoryState(() => time);
  const onMalformed = vi.fn();
  return {
    holds: createDuplicatePaymentLock(state, onMalformed),
    state,
    onMalformed,
    pass: (ms: number) => (time += ms),
  };
};

describe('a payment', () => {
  it('blocks an equal one while it is under way, also a confirmed repeat', async () => {
    const { holds } = setUp();
    expect(await holds.acquire('payment', 'first', false)).toBeNull();
    expect(await holds.acquire('payment', 'second', false)).toEqual({ receipt: 'first', isDone: false });
    expect(await holds.acquire('payment', 'second', true)).toEqual({ receipt: 'first', isDone: false });
    expect(await holds.acquire('another', 'second', false)).toBeNull();
  });

  it('that is done blocks an equal one for ten minutes, unless the player confirms', async () => {
    const { holds, pass } = setUp();
    await holds.acquire('payment', 'first', false);
    await holds.markDone('payment', 'receipt');
    expect(await holds.acquire('payment', 'second', false)).toEqual({ receipt: 'receipt', isDone: true });
    pass(600_000);
    expect(await holds.acquire('payment', 'second', false)).toBeNull();
  });

  it('that repeats a done one is sent once', async () => {
    const { holds } = setUp();
    await holds.acquire('payment', 'first', false);
    await holds.markDone('payment', 'receipt');
    const taken = await Promise.all(['a', 'b', 'c'].map((receipt) => holds.acquire('payment', receipt, true)));
    expect(taken.filter((hold) => hold === null)).toHaveLength(1);
  });

  it('that had no effect blocks nothing; only its own receipt releases it', async () => {
    const { holds } = setUp();
    await holds.acquire('payment', 'first', false);
    await holds.release('payment', 'other');
    expect(await holds.acquire('payment', 'second', false)).not.toBeNull();
    await holds.release('payment', 'first');
    expect(await holds.acquire('payment', 'second', false)).toBeNull();
  });
});

it.each(['', 'x', 'null', '{}', '7', '{"receipt":"r","isDone":"yes"}'])(
  'a hold that reads %j stays, and is never repeated',
  async (text) => {
    const { holds, state, onMalformed } = setUp();
    await state.put('payment-hold:payment', text, 60);
    for (const mayRepeat of [false, true])
      expect(await holds.acquire('payment', 'mine', mayRepeat)).toEqual({ receipt: 'mine', isDone: false });
    expect(await state.get('payment-hold:payment')).toBe(text);
    expect(onMalformed).toHaveBeenCalledWith('payment-hold');
  },
);
