import { describe, expect, it } from 'vitest';
import { createSingleFlight } from './single-flight';

/** Work that counts its runs, and ends when `finish` is called. */
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

describe('a single flight', () => {
  it('shares work among callers that come while it runs', async () => {
    const once = createSingleFlight();
    const { count, work, finish } = countedWork();
    const answers = [1, 2, 3].map(() => once.run('a', work, () => 0));
    finish();
    expect(await Promise.all(answers)).toEqual([1, 1, 1]);
    expect(count.done).toBe(1);
  });

  it('gives a kept result to later callers', async () => {
    const once = createSingleFlight();
    let done = 0;
    const work = async () => (done += 1);
    expect(await once.run('kept', work, () => 60_000)).toBe(1);
    expect(await once.run('kept', work, () => 60_000)).toBe(1);
    expect(await once.run('other', work, () => 0)).toBe(2);
    expect(await once.run('other', work, () => 0)).toBe(3);
  });

  it('can be tried again after an error', async () => {
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
