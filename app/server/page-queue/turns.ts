/** Where a request comes from: a subscriber's network, and the wider network that it is part of. */
export interface Source {
  readonly network: string;
  readonly subscriber: string;
}

interface Group<Item> {
  readonly subscribers: Map<string, Item[]>;
  size: number;
}

/** Taken by network, then subscriber, then arrival: a network of a thousand items delays another's by one turn. */
export function createTurns<Item>() {
  // A map keeps the order in which its keys were added: the first key is the next one to have its turn.
  const groups = new Map<string, Group<Item>>();

  /** Takes the oldest item of a subscriber, and forgets the subscriber and the network when none is left. */
  function take(source: Source): Item | undefined {
    const group = groups.get(source.network);
    const items = group?.subscribers.get(source.subscriber);
    const item = items?.shift();
    if (!group || !items) return undefined;
    group.size -= 1;
    if (items.length === 0) group.subscribers.delete(source.subscriber);
    if (group.size === 0) groups.delete(source.network);
    return item;
  }

  return {
    add({ network, subscriber }: Source, item: Item) {
      const group = groups.get(network) ?? { subscribers: new Map<string, Item[]>(), size: 0 };
      const items = group.subscribers.get(subscriber) ?? [];
      items.push(item);
      group.subscribers.set(subscriber, items);
      group.size += 1;
      groups.set(network, group);
    },
    /** Takes the next item of the first network whose turn it is and that may have one. */
    next(mayTake: (network: string) => boolean): Item | undefined {
      for (const [network, { subscribers }] of groups) {
        if (!mayTake(network)) continue;
        const [subscriber = ''] = subscribers.keys();
        const item = take({ network, subscriber });
        moveToEnd(subscribers, subscriber);
        moveToEnd(groups, network);
        return item;
      }
      return undefined;
    },
    removeOldest: (source: Source) => void take(source),
    waiting: (network: string) => groups.get(network)?.size ?? 0,
    mostWaiting: () => Math.max(0, ...[...groups.values()].map(({ size }) => size)),
  };
}

function moveToEnd<Value>(map: Map<string, Value>, key: string): void {
  const value = map.get(key);
  if (value === undefined) return;
  map.delete(key);
  map.set(key, value);
}
