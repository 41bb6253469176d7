import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { randomUUID } from 'node:crypto';
import type { SharedState } from '../../app/platform/state/shared-state';

const LONG = 60;
const SHORT = 0.08;

/** What the code of the site expects from the shared state, wherever it is kept. @param opened two instances of one store */
export function itIsASharedState(opened: () => readonly [SharedState, SharedState]): void {
  const both = () => ({ here: opened()[0], there: opened()[1], key: `key:${randomUUID()}` });

  it.each(['confirmed', 'guaranteed', 'evictable'] as const)(
    'lets one of many callers claim a %s key',
    async (kind) => {
      const { here, there, key } = both();
      const claims = Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? here : there).claim(key, `value ${index}`, LONG, kind),
      );
      expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1);
      expect(await here.get(key)).toBe(await there.get(key));
    },
  );

  it('keeps many keys apart, which are asked for at the same time', async () => {
    const { here, there, key } = both();
    const keys = Array.from({ length: 60 }, (_, index) => `${key}:${index}`);
    await Promise.all(keys.map((each) => here.put(each, `value of ${each}`, LONG)));
    expect(await Promise.all(keys.map((each) => there.get(each)))).toEqual(keys.map((each) => `value of ${each}`));
    await Promise.all(keys.map((each) => there.forget(each)));
    expect((await Promise.all(keys.map((each) => here.get(each)))).every((each) => each === null)).toBe(true);
  });

  it('forgets a key after its time, and then lets it be claimed again', async () => {
    const { here, there, key } = both();
    expect(await here.claim(key, 'one', SHORT, 'confirmed')).toBe(true);
    expect(await there.claim(key, 'two', LONG, 'confirmed')).toBe(false);
    await setTimeout(SHORT * 1000 + 30);
    expect(await there.get(key)).toBeNull();
    expect(await there.claim(key, 'two', LONG, 'confirmed')).toBe(true);
  });

  it('replaces and releases only the expected value', async () => {
    const { here, there, key } = both();
    await here.put(key, 'one', LONG);
    expect(await there.replace(key, 'other', 'two', LONG, 'confirmed')).toBe(false);
    const replaced = await Promise.all(
      ['a', 'b', 'c'].map((value) => there.replace(key, 'one', value, LONG, 'confirmed')),
    );
    expect(replaced.filter(Boolean)).toHaveLength(1);
    const value = (await here.get(key)) ?? '';
    expect(await here.replace(key, value, 'two', LONG)).toBe(true);
    await there.release(key, value);
    expect(await here.get(key)).toBe('two');
    await there.release(key, 'two');
    expect(await here.get(key)).toBeNull();
  });

  it('removes entries that memory may forget, too', async () => {
    const { here, there, key } = both();
    await here.put(key, 'one', LONG, 'evictable');
    await there.forget(key);
    expect(await here.get(key)).toBeNull();
    await here.put(key, 'two', LONG, 'evictable');
    await there.release(key, 'two');
    expect(await here.get(key)).toBeNull();
  });

  it('has the same generation at all instances, which lasts', async () => {
    const { here, there, key } = both();
    const generation = await here.generation(key);
    expect(generation).not.toBe('');
    expect(await there.generation(key)).toBe(generation);
    await here.put(key, 'value', LONG);
    expect(await here.generation(key)).toBe(generation);
  });
}
