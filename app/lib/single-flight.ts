import { LRUCache } from 'lru-cache';
import { atMostEntries } from './at-most-entries';

/** Calls of the same work, one at a time for each key: callers that come meanwhile wait for the first one's result. */
export function createFlightGroup() {
  const inFlight = new Map<string, Promise<unknown>>();
  return {
    run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
      const first = inFlight.get(key);
      if (first) return first as Promise<Result>;
      const flight = work().finally(() => inFlight.delete(key));
      inFlight.set(key, flight);
      return flight;
    },
    has: (key: string) => inFlight.has(key),
  };
}

/** Work that must not be done twice: its result is shared with callers that come meanwhile, or shortly after. */
export interface SingleFlight {
  /**
   * @param key a prefix, then what the work is done to
   * @param work has a result that survives JSON, because another instance may have done it
   * @param keepsFor milliseconds for which later callers are given the result
   */
  run<Result>(key: string, work: () => Promise<Result>, keepsFor: (result: Result) => number): Promise<Result>;
}

/** A single flight among all instances. */
export interface DistributedSingleFlight extends SingleFlight {
  /** Drops the result, also that of work in flight. */
  forget(key: string): Promise<void>;
}

const MAX_KEPT = 50_000;

/** @param distributed shares the work with the other instances; null where this one stands alone */
export function createSingleFlight(distributed: DistributedSingleFlight | null = null): SingleFlight {
  const flights = createFlightGroup();
  // Purged by timers, because a result may be a whole document.
  const done = new LRUCache<string, { result: unknown }>({ ...atMostEntries(MAX_KEPT), ttlAutopurge: true });
  return {
    async run<Result>(key: string, work: () => Promise<Result>, keepsFor: (result: Result) => number) {
      const cached = done.get(key);
      if (cached) return cached.result as Result;
      return flights.run(key, async () => {
        const result = await (distributed ? distributed.run(key, work, keepsFor) : work());
        const ttl = keepsFor(result);
        if (ttl > 0) done.set(key, { result }, { ttl });
        return result;
      });
    },
  };
}
