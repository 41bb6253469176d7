import { describe, expect, it } from 'vitest';
import { createMemoryState } from './memory-state.server';

function stateAt(start: number) {
  let time = start;
  return { state: createMemoryState(() => time), pass: (ms: number) => (time += ms) };
}

describe('the state in memory', () => {
  it('lets only one of many callers claim a key', async () => {
    const { state } = stateAt(0);
    const claims = await Promise.all(Array.from({ length: 50 }, (_, index) => state.claim('key', `${index}`, 10)));
    expect(claims.filter(Boolean)).toHaveLength(1);
    expect(await state.get('key')).toBe('0');
  });

  it('forgets a key after its time, and then lets it be claimed again', async () => {
    const { state, pass } = stateAt(0);
    await state.put('key', 'one', 10);
    pass(9_999);
    expect(await state.get('key')).toBe('one');
    expect(await state.claim('key', 'two', 10)).toBe(false);
    pass(1);
    expect(await state.get('key')).toBeNull();
    expect(await state.claim('key', 'two', 10)).toBe(true);
  });

  it('releases a key only when it still has the given value', async () => {
    const { state } = stateAt(0);
    await state.put('key', 'mine', 10);
    await state.release('key', 'theirs');
    expect(await state.get('key')).toBe('mine');
    await state.release('key', 'mine');
    expect(await state.get('key')).toBeNull();
  });

  it('replaces only the expected value', async () => {
    const { state, pass } = stateAt(0);
    await state.put('key', 'one', 1);
    expect(await state.replace('key', 'other', 'two', 10)).toBe(false);
    expect(await state.replace('key', 'one', 'two', 0.5)).toBe(true);
    expect(await state.get('key')).toBe('two');
    pass(500);
    expect(await state.replace('key', 'two', 'three', 10)).toBe(false);
    await state.put('key', 'four', 10);
    await state.forget('key');
    expect(await state.get('key')).toBeNull();
  });

  it('forgets only evictable entries when there are too many, the least recently used first', async () => {
    const state = createMemoryState(() => 0, 30);
    await state.put('kept', 'x'.repeat(100), 10);
    await state.put('a', '123456789', 10, 'evictable');
    expect(await state.claim('b', '123456789', 10, 'evictable')).toBe(true);
    expect(await state.claim('b', 'other', 10, 'evictable')).toBe(false);
    expect(await state.get('a')).toBe('123456789');
    await state.put('c', '123456789', 10, 'evictable');
    await state.put('d', '123456789', 10, 'evictable');
    expect([await state.get('a'), await state.get('b'), await state.get('d')]).toEqual([
      '123456789',
      null,
      '123456789',
    ]);
    expect(await state.get('kept')).toHaveLength(100);
  });

  it('has a generation of its own, for as long as it lives', async () => {
    const { state, pass } = stateAt(0);
    const generation = await state.generation('key');
    pass(1_000);
    expect(await state.generation('other')).toBe(generation);
    expect(await stateAt(0).state.generation('key')).not.toBe(generation);
  });
});
