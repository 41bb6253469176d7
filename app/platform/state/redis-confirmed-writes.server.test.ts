import { expect, it } from 'vitest';
import { createAnsweredWrites, createConfirmedWrites } from './redis-confirmed-writes.server';
import type { RedisClient, RedisCommand } from './redis-client.server';
import { StateUnavailableError } from './shared-state';

const WRITE: RedisCommand = ['set', 'key', 'mine'];
const UNDO: RedisCommand = ['eval', 'release', 1, 'key', 'mine'];

/** Confirmed writes to a server that takes writes, whose replicas are away, and that refuses this many undos. */
function writesWithoutReplicas(refusedUndos: number) {
  const sent: string[] = [];
  const client = {
    status: 'ready',
    pipeline: () => ({
      call: () => sent.push('write'),
      wait: () => undefined,
      exec: async () => [
        [null, 'OK'],
        [null, 0],
      ],
    }),
    call: async (name: string) => {
      sent.push(name);
      if (sent.filter((each) => each === 'eval').length <= refusedUndos) throw new Error('away');
    },
  } as unknown as RedisClient;
  const confirm = createConfirmedWrites({
    client,
    ask: (command) => command(),
    waitReplicas: 1,
    noteFailure: () => undefined,
  });
  return { confirm, sent };
}

it('sends one write at a time, and none after one that was not confirmed', async () => {
  const { confirm, sent } = writesWithoutReplicas(0);
  const writes = [confirm(WRITE, UNDO), confirm(WRITE, UNDO), confirm(WRITE, UNDO)];
  await Promise.all(writes.map((write) => expect(write).rejects.toThrow(StateUnavailableError)));
  expect(sent).toEqual(['write', 'eval']);
});

it('takes a write back later when it cannot be taken back at once', async () => {
  const { confirm, sent } = writesWithoutReplicas(1);
  await expect(confirm(WRITE, UNDO)).rejects.toThrow(StateUnavailableError);
  await expect.poll(() => sent).toEqual(['write', 'eval', 'eval']);
});

it('takes back a write without replicas whose answer was lost, and none that was never sent', async () => {
  const sent: string[] = [];
  const client = { status: 'ready', call: async (name: string) => void sent.push(name) } as unknown as RedisClient;
  const failures = [
    new StateUnavailableError('redis'),
    new StateUnavailableError('redis', { cause: new Error('timed out') }),
  ];
  const confirm = createAnsweredWrites({
    client,
    ask: async (command) => {
      const failure = failures.shift();
      if (failure && failure.cause === undefined) throw failure;
      const answer = await command();
      if (failure) throw failure;
      return answer;
    },
  });
  await expect(confirm(WRITE, ['never'])).rejects.toThrow(StateUnavailableError);
  await expect(confirm(WRITE, UNDO)).rejects.toThrow(StateUnavailableError);
  await expect.poll(() => sent).toEqual(['set', 'eval']);
});
