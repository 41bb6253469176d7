import { LRUCache } from 'lru-cache';

/** Which keys of a cache hold outdated values, and which fetches in flight may bring one. */
export interface OutdatedKeys {
  has(key: string): boolean;
  /** The value of the key is outdated, and so is that of a fetch which is in flight now. */
  add(key: string): void;
  inFlight(): string[];
  /** A fetch for the key begins. */
  depart(key: string): Flight;
}

interface Flight {
  /** Whether the value that it replaces was outdated. */
  readonly replacesOutdated: boolean;
  /** The fetch has ended. Returns whether its value is current: false when the key became outdated meanwhile. */
  land(): boolean;
}

/** @param max the most keys of the cache */
export function createOutdatedKeys(max: number): OutdatedKeys {
  const marks = new LRUCache<string, symbol>({ max });
  const flights = new Set<{ readonly key: string }>();
  return {
    has: (key) => marks.has(key),
    add: (key) => void marks.set(key, Symbol(key)),
    inFlight: () => [...flights].map(({ key }) => key),
    depart(key) {
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
