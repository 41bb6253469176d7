import { StateUnavailableError, type SharedState } from './shared-state';

/** A full store rejects new entries. It must never evict one: a forgotten payment could be sent twice. */
const MAX_ENTRIES = 500_000;
const SWEEP_MS = 60_000;

/** Shared state in the memory of a single instance. It is lost when the process ends. */
export function createMemoryState(now = Date.now): SharedState {
  const bornAt = now();
  const entries = new Map<string, { value: string; until: number }>();
  const sweeping = setInterval(sweep, SWEEP_MS);
  sweeping.unref();

  function sweep(): void {
    const time = now();
    for (const [key, { until }] of entries) if (until <= time) entries.delete(key);
  }

  function find(key: string): string | null {
    const entry = entries.get(key);
    return entry && entry.until > now() ? entry.value : null;
  }

  function write(key: string, value: string, seconds: number): void {
    if (entries.size >= MAX_ENTRIES && !entries.has(key)) throw new StateUnavailableError('full');
    entries.set(key, { value, until: now() + seconds * 1000 });
  }

  return {
    bornAt: async () => bornAt,
    get: async (key) => find(key),
    put: async (key, value, seconds) => write(key, value, seconds),
    async claim(key, value, seconds) {
      if (find(key) !== null) return false;
      write(key, value, seconds);
      return true;
    },
    async replace(key, from, to, seconds) {
      if (find(key) !== from) return false;
      write(key, to, seconds);
      return true;
    },
    async release(key, value) {
      if (find(key) === value) entries.delete(key);
    },
    forget: async (key) => void entries.delete(key),
    close: async () => clearInterval(sweeping),
  };
}
