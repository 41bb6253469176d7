import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight';

/** Work that counts how often it was done, and ends when it is told to. */
function countedWork() {
  const count = { done: 0 };
  let finish = (): void => undefined;
  const gate = new Promise<void>((resolve) => (finish = resolve));
  const work = async () => {
    count.done += 1;
    await gate;
    return count.done;
  };
  return { count, work, finish };
}

describe('work that must not be done twice', () => {
  it('is done once for all who ask while it is under way', async () => {
    const once = createSingleFlight();
    const { count, work, finish } = countedWork();
    const answers = [1, 2, 3].map(() => once.run('a', work, () => 0));
    finish();
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(count.done).toBe(1);
  });

  it('stands for those who ask soon after, where its outcome is to be kept', async () => {
    const once = createSingleFlight();
    let done = 0;
    const work = async () => (done += 1);
    expect(await once.run('kept', work, () => 60_000)).toBe(1);
    expect(await once.run('kept', work, () => 60_000)).toBe(1);
    expect(await once.run('other', work, () => 0)).toBe(2);
    expect(await once.run('other', work, () => 0)).toBe(3);
  });

  it('can be tried again when it threw', async () => {
    const once = createSingleFlight();
    await expect(
      once.run(
        'a',
        () => Promise.reject(new Error('no')),
        () => 1,
      ),
    ).rejects.toThrow('no');
    expect(
      await once.run(
        'a',
        async () => 'yes',
        () => 1,
      ),
    ).toBe('yes');
  });
});
