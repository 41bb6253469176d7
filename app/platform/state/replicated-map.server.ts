import { LRUCache } from 'lru-cache';
import { atMostEntries } from '~/lib/at-most-entries';
import { orWithout, type SharedEvents, type SharedState } from './shared-state';

const MAX_OWN = 100_000;

/** Null for a single instance: it remembers in memory until its process ends. */
export type Replication = { readonly state: SharedState; readonly events: SharedEvents } | null;

interface ReplicatedMapOptions<Value, Event> {
  /** The channel of the events, and the beginning of the keys. */
  readonly name: string;
  readonly shared: Replication;
  readonly lifetimeSeconds: number;
  read(message: string): Event | null;
  write(event: Event): string;
  /** Called for every event, here or at another instance. May be called twice for one. */
  hear(event: Event, local: LRUCache<string, NonNullable<Value>>): void;
}

/**
 * Values that all instances find in the shared state. Each instance keeps what it has heard of, too: the state may be away, and
 * a server that takes another's place may lack what was written last.
 */
export function createReplicatedMap<Value, Event>(options: ReplicatedMapOptions<Value, Event>) {
  const { name, shared, lifetimeSeconds, read, write, hear } = options;
  const local = new LRUCache<string, NonNullable<Value>>({ ...atMostEntries(MAX_OWN), ttl: lifetimeSeconds * 1000 });
  const keyOf = (id: string) => `${name}:${id}`;
  shared?.events.subscribe(name, (message) => {
    const event = read(message);
    if (event !== null) hear(event, local);
  });
  return {
    local,
    keyOf,
    /** The text in the shared state. Null without one, and while the state is away. */
    find: async (id: string) => (await orWithout(shared?.state.get(keyOf(id)))) ?? null,
    /** Puts a text in the place of another one, without an event. */
    replace: (id: string, from: string, to: string) =>
      orWithout(shared?.state.replace(keyOf(id), from, to, lifetimeSeconds)),
    /** Tells all instances. @param text for the shared state; null deletes what is there */
    async tell(event: Event, id: string, text: string | null, seconds = lifetimeSeconds) {
      hear(event, local);
      if (!shared) return;
      await orWithout(text === null ? shared.state.forget(keyOf(id)) : shared.state.put(keyOf(id), text, seconds));
      await orWithout(shared.events.publish(name, write(event)));
    },
  };
}
