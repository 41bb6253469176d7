import type { SharedEvents } from '../../app/platform/state/shared-state';

/** Publish and subscribe as Redis does it, between instances in one process. `sent` is all that was published. */
export function eventsInMemory() {
  const listeners: ((message: string) => void)[] = [];
  const sent: string[] = [];
  const events: SharedEvents = {
    publish: async (_channel, message) => {
      sent.push(message);
      listeners.forEach((listener) => listener(message));
    },
    subscribe: (_channel, onMessage) => void listeners.push(onMessage),
  };
  return { events, sent };
}
