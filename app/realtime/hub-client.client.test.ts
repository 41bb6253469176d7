import { HubConnectionBuilder, HubConnectionState, type HubConnection } from '@microsoft/signalr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connectHub } from './hub-client.client';
import type { LiveEvent } from './live-event';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A hub that refuses each attempt until it is told to accept. */
function setUp() {
  const hub = { accepts: false, tries: 0 };
  const connection = {
    state: HubConnectionState.Disconnected,
    on: vi.fn(),
    onreconnecting: vi.fn(),
    onreconnected: vi.fn(),
    onclose: vi.fn(),
    stop: () => Promise.resolve(),
    start() {
      hub.tries += 1;
      // As SignalR does.
      if (!hub.accepts || connection.state === HubConnectionState.Connected)
        return Promise.reject(new Error('refused'));
      connection.state = HubConnectionState.Connected;
      return Promise.resolve();
    },
  };
  vi.spyOn(HubConnectionBuilder.prototype, 'build').mockReturnValue(connection as unknown as HubConnection);
  const events: LiveEvent['kind'][] = [];
  return { hub, events, live: connectHub(({ kind }) => events.push(kind)) };
}

it('retries in place of the attempts that are under way, and never reports a lost connection that is open', async () => {
  const { hub, events, live } = setUp();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(events).toEqual(['error']);
  hub.accepts = true;
  live.retry();
  await vi.advanceTimersByTimeAsync(120_000);
  live.retry();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(events).toEqual(['error', 'connected']);
  expect(hub.tries).toBe(2);
});
