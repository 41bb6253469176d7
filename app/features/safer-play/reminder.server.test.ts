import { describe, expect, it } from 'vitest';
import type { RequestContext } from '~/context.server';
import { isReminderDue } from './reminder.server';

const MINUTE = 60_000;

function contextWith(kept: { minutes: number; since: number } | null, startedAt = 0) {
  return {
    session: { player: { username: 'ayse', startedAt } },
    journeys: { find: () => Promise.resolve(kept) },
  } as unknown as Pick<RequestContext, 'session' | 'journeys'>;
}

describe('the reminder', () => {
  it.each([
    ['never, where none was chosen', null, 0, 1e9, false],
    ['not before its time', { minutes: 15, since: 0 }, 0, 15 * MINUTE - 1, false],
    ['at its time', { minutes: 15, since: 0 }, 0, 15 * MINUTE, true],
    ['anew, from when the player went on', { minutes: 15, since: 15 * MINUTE }, 0, 20 * MINUTE, false],
    ['from the login, where that came later', { minutes: 15, since: 0 }, 10 * MINUTE, 20 * MINUTE, false],
  ])('comes %s', async (_name, kept, startedAt, now, isDue) => {
    expect(await isReminderDue(contextWith(kept, startedAt), now)).toBe(isDue);
  });

  it('never comes for a guest', async () => {
    const guest = { ...contextWith({ minutes: 15, since: 0 }), session: { player: null } };
    expect(await isReminderDue(guest as unknown as Parameters<typeof isReminderDue>[0], 1e12)).toBe(false);
  });
});
