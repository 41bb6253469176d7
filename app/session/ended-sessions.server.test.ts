import { beforeEach, describe, expect, it } from 'vitest';
import { createMemoryState } from '~/platform/state/memory-state.server';
import { StateUnavailableError } from '~/platform/state/shared-state';
import { eventsInMemory } from '../../tests/support/events-in-memory';
import { createEndedSessions } from './ended-sessions.server';

const DAY = 86_400;

let heard: string[] = [];
beforeEach(() => (heard = []));
const onEnd = (sessionId: string) => void heard.push(sessionId);

type Shared = Parameters<typeof createEndedSessions>[0]['shared'];
const open = (shared: Shared) => createEndedSessions({ shared, lifetimeSeconds: DAY, onEnd });

describe('a session that has ended', () => {
  it('is rejected at every instance', async () => {
    const state = createMemoryState();
    const shared = { state, events: eventsInMemory().events };
    const [here, elsewhere] = [open(shared), open(shared)];
    expect(await elsewhere.isOver('a')).toBe(false);
    await here.end('a');
    expect([await here.isOver('a'), await elsewhere.isOver('a')]).toEqual([true, true]);
    expect(await elsewhere.isOver('b')).toBe(false);
    // Called here directly, then at both instances by the message.
    expect(heard).toEqual(['a', 'a', 'a']);
  });

  it('is over where it ended while the state is unavailable, and all others stay logged in', async () => {
    const away = () => Promise.reject(new StateUnavailableError('gone'));
    const events = { publish: away, subscribe: () => undefined };
    const ended = open({ state: { ...createMemoryState(), get: away, put: away }, events });
    await ended.end('a');
    expect([await ended.isOver('a'), await ended.isOver('b')]).toEqual([true, false]);
    expect(heard).toEqual(['a']);
  });

  it('is rejected without a shared state', async () => {
    const ended = open(null);
    await ended.end('a');
    expect([await ended.isOver('a'), await ended.isOver('b')]).toEqual([true, false]);
    expect(heard).toEqual(['a']);
  });
});
