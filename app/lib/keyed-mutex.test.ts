import { expect, it } from 'vitest';
import { createKeyedMutex } from './keyed-mutex';

it('runs tasks of one key one after another, even after a failed one', async () => {
  const withLock = createKeyedMutex();
  const log: string[] = [];
  const task =
    (name: string, fails = false) =>
    async () => {
      log.push(`${name} begins`);
      await new Promise(setImmediate);
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const results = await Promise.allSettled([withLock('a', task('one', true)), withLock('a', task('two'))]);
  expect(results).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'two' }]);
  expect(log).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('runs tasks of different keys concurrently', async () => {
  const inTurn = createKeyedMutex();
  let open: () => void = () => undefined;
  const closed = new Promise<void>((resolve) => (open = resolve));
  const first = inTurn('a', () => closed);
  await expect(inTurn('b', async () => 'done')).resolves.toBe('done');
  open();
  await first;
});
