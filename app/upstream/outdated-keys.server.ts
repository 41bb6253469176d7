import { LRUCache } from 'lru-cache';

interface Flight {
  /** Whether the value that it replaces was outdated. */
  readonly replacesOutdated: boolean;
  /** The fetch has ended. Returns whether its value is current: false when the key became outdated meanwhile. */
  land(): boolean;
}

/** Knows also which fetches in flight may bring an outdated value. @param max the most keys of the cache */
export function createOutdatedKeys(max: number) {
  const marks = new LRUCache<string, symbol>({ max });
  const flights = new Set<{ readonly key: string }>();
  return {
    has: (key: string) => marks.has(key),
    /** The value of the key is outdated, and so is that of a fetch which is in flight now. */
    add: (key: string) => void marks.set(key, Symbol(key)),
    inFlight: () => [...flights].map(({ key }) => key),
    /** A fetch for the key begins. */
    depart(key: string): Flight {
      const flight = { key };
      const mark = marks.get(key);
      flights.add(flight);
      return {
        replacesOutdated: mark !== undefined,
        land() {
          flights.delete(flight);
          if (marks.get(key) !== mark) return false;
          marks.delete(key);
          return true;
        },
      };
    },
  };
}
