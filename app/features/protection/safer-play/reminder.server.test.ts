import { describe, expect, it } from 'vitest';
import type { AppLoadContext } from '@remix-run/node';
import { findReminderTimes } from './reminder.server';

const MINUTE = 60_000;

function contextWith(kept: { minutes: number; since: number } | null, startedAt = 0) {
  return {
    player: {
      session: { player: { username: 'ayse', startedAt } },
      journeys: { find: () => Promise.resolve(kept) },
    },
  } as unknown as Pick<AppLoadContext, 'player'>;
}

describe('the reminder', () => {
  it.each([
    ['never, without a choice', null, 0, 1e9, undefined],
    ['not before the interval is over', { minutes: 15, since: 0 }, 0, 15 * MINUTE - 1, 1],
    ['when the interval is over', { minutes: 15, since: 0 }, 0, 15 * MINUTE, 0],
    ['again, counted from when the player continued', { minutes: 15, since: 15 * MINUTE }, 0, 20 * MINUTE, 10 * MINUTE],
    ['counted from a later login', { minutes: 15, since: 0 }, 10 * MINUTE, 20 * MINUTE, 5 * MINUTE],
  ])('comes %s', async (_name, kept, startedAt, now, dueInMs) => {
    expect((await findReminderTimes(contextWith(kept, startedAt), now))?.dueInMs).toBe(dueInMs);
  });

  it('never comes for a guest', async () => {
    const { player } = contextWith({ minutes: 15, since: 0 });
    const guest = { player: { ...player, session: { player: null } } };
    expect(await findReminderTimes(guest as unknown as Parameters<typeof findReminderTimes>[0], 1e12)).toBeNull();
  });
});
