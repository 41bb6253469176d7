import { describe, expect, it } from 'vitest';
import { createMemoryState } from '~/state/memory-state.server';
import { StateAway } from '~/state/shared-state';
import { createEndedSessions } from './ended-sessions.server';

const DAY = 86_400;

describe('a session that has ended', () => {
  it('is over at every instance', async () => {
    const state = createMemoryState();
    const [here, elsewhere] = [createEndedSessions(state, DAY), createEndedSessions(state, DAY)];
    expect(await elsewhere.isOver('a')).toBe(false);
    await here.end('a');
    expect([await here.isOver('a'), await elsewhere.isOver('a')]).toEqual([true, true]);
    expect(await elsewhere.isOver('b')).toBe(false);
  });

  it('is over where it ended while the state is away, and everybody else stays logged in', async () => {
    const away = () => Promise.reject(new StateAway('gone'));
    const ended = createEndedSessions({ ...createMemoryState(), get: away, put: away }, DAY);
    await ended.end('a');
    expect([await ended.isOver('a'), await ended.isOver('b')]).toEqual([true, false]);
  });

  it('is over where there is no state to share', async () => {
    const ended = createEndedSessions(null, DAY);
    await ended.end('a');
    expect([await ended.isOver('a'), await ended.isOver('b')]).toEqual([true, false]);
  });
});
