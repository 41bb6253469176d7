import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { StateUnavailableError, type Retention, type SharedState } from './shared-state';

/** A full store rejects new guaranteed entries. It must never evict one: a forgotten payment could be sent twice. */
const MAX_ENTRIES = 500_000;
/** Limit of the evictable entries, in letters of keys and values; beyond it the least recently used ones go. */
const MAX_EVICTABLE_LETTERS = 64_000_000;
const SWEEP_MS = 60_000;

interface Entry {
  readonly value: string;
  readonly until: number;
}

/** Shared state in the memory of a single instance. It is lost when the process ends. */
export function createMemoryState(now = Date.now, maxEvictableLetters = MAX_EVICTABLE_LETTERS): SharedState {
  const generation = randomUUID();
  const entries = new Map<string, Entry>();
  const evictable = new LRUCache<string, Entry>({
    maxSize: maxEvictableLetters,
    sizeCalculation: ({ value }, key) => key.length + value.length,
  });
  const sweeping = setInterval(sweep, SWEEP_MS);
  sweeping.unref();

  function sweep(): void {
    const time = now();
    for (const store of [entries, evictable])
      for (const [key, { until }] of store) if (until <= time) store.delete(key);
  }

  function find(key: string): string | null {
    const entry = entries.get(key) ?? evictable.get(key);
    return entry && entry.until > now() ? entry.value : null;
  }

  function write(key: string, value: string, seconds: number, retention: Retention = 'guaranteed'): void {
    const entry = { value, until: now() + seconds * 1000 };
    if (retention === 'evictable') return void evictable.set(key, entry);
    if (entries.size >= MAX_ENTRIES && !entries.has(key)) throw new StateUnavailableError('full');
    entries.set(key, entry);
  }

  function remove(key: string): void {
    for (const store of [entries, evictable]) store.delete(key);
  }

  return {
    generation: async () => generation,
    get: async (key) => find(key),
    put: async (key, value, seconds, retention) => write(key, value, seconds, retention),
    async claim(key, value, seconds, retention) {
      if (find(key) !== null) return false;
      write(key, value, seconds, retention);
      return true;
    },
    async replace(key, from, to, seconds) {
      if (find(key) !== from) return false;
      write(key, to, seconds);
      return true;
    },
    async release(key, value) {
      if (find(key) === value) remove(key);
    },
    forget: async (key) => remove(key),
    close: async () => clearInterval(sweeping),
  };
}
