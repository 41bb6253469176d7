import { LRUCache } from 'lru-cache';

/** The number of keys that are counted. Above it the least recently used ones start from zero. */
const MAX_KEYS = 10_000;

/** Counts events for each key in fixed windows of time. In this process only: a key costs a map entry, and no timer. */
export function createFixedWindow(limit: number, windowMs: number, now = Date.now) {
  const windows = new LRUCache<string, { count: number; readonly endsAt: number }>({ max: MAX_KEYS });
  const find = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };
  return {
    /** Counts an event. False when the key had its number in this window. */
    consume(key: string) {
      const window = find(key);
      if (!window) {
        windows.set(key, { count: 1, endsAt: now() + windowMs });
        return true;
      }
      window.count += 1;
      return window.count <= limit;
    },
    /** Whether the next `consume` would return false. */
    isExhausted: (key: string) => (find(key)?.count ?? 0) >= limit,
  };
}
