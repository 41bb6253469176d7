import { LRUCache } from 'lru-cache';

/**
 * Work that must not be done twice: whoever asks for it while it is under way, or shortly after, is given the outcome of
 * the first.
 */
export interface SingleFlight {
  /**
   * @param key names the work and its result's type: a prefix, then what it is done to
   * @param work its result has to survive JSON: it may have been done by another instance
   * @param keepsFor milliseconds for which the outcome stands for further askers; 0 when the work may be tried again
   */
  run<Result>(key: string, work: () => Promise<Result>, keepsFor: (result: Result) => number): Promise<Result>;
}

/** The same among all instances. */
export interface DistributedSingleFlight extends SingleFlight {
  /** The outcome is out of date, also one that is being worked on. */
  forget(key: string): Promise<void>;
}

const MAX_KEPT = 50_000;

/** Within this process; among all instances where `elsewhere` knows the others. */
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
