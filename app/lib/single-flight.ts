import { LRUCache } from 'lru-cache';

/**
 * Single-flight: simultaneous calls with the same key share one run of the work and its result. The result may be kept for a
 * short time after.
 */
export interface SingleFlight {
  /**
   * @param key the name of the work and its subject, such as `phone-check ayse`. One name, one result type
   * @param work its result must survive JSON, because another instance may run it
   * @param keepsFor how long later calls get the same result, in milliseconds; 0 when the work may be repeated
   */
  run<Result>(key: string, work: () => Promise<Result>, keepsFor: (result: Result) => number): Promise<Result>;
}

/** Single-flight across all instances. */
export interface DistributedSingleFlight extends SingleFlight {
  /** Drops the result of a key, and that of a pending run. */
  forget(key: string): Promise<void>;
}

const MAX_KEPT = 50_000;

/** Creates a single-flight for this process, or for all instances when `elsewhere` is given. */
export function createSingleFlight(elsewhere: DistributedSingleFlight | null = null): SingleFlight {
  const underWay = new Map<string, Promise<unknown>>();
  const done = new LRUCache<string, { result: unknown }>({ max: MAX_KEPT });
  return {
    async run<Result>(key: string, work: () => Promise<Result>, keepsFor: (result: Result) => number) {
      const kept = done.get(key);
      if (kept) return kept.result as Result;
      const others = underWay.get(key);
      if (others) return others as Promise<Result>;
      const flight = (elsewhere ? elsewhere.run(key, work, keepsFor) : work()).then((result) => {
        const ttl = keepsFor(result);
        if (ttl > 0) done.set(key, { result }, { ttl });
        return result;
      });
      underWay.set(key, flight);
      try {
        return await flight;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
