import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from '~/server/state/redis-link.server';
import { StateUnavailableError } from '~/server/state/shared-state';

export type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** So many tries in so long a time, for each key. */
export interface RateLimit {
  /** Counts a try. Count first, act then: tries that arrive together must not all pass. */
  consume(key: string): Promise<Allowance>;
  /** Takes a counted try back, for those that were none after all. */
  refund(key: string): Promise<void>;
}

/** The name is the limit's own; the tries are for so many seconds. */
export type RateLimits = (name: string, tries: number, seconds: number) => RateLimit;

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/**
 * Limits that all instances count together, in Redis; each by itself without one, and while it is away: the site goes on,
 * and nobody guesses without bounds.
 */
export function createRateLimits(redis: Pick<RedisLink, 'client' | 'ask'> | null): RateLimits {
  return (name, tries, seconds) => {
    const own = { keyPrefix: name, points: tries, duration: seconds };
    const memory = new RateLimiterMemory(own);
    const shared = redis && new RateLimiterRedis({ ...own, keyPrefix: `limit:${name}`, storeClient: redis.client });

    async function count(act: (limiter: Limiter) => Promise<Allowance>): Promise<Allowance> {
      if (!redis || !shared) return act(memory);
      try {
        return await redis.ask(() => act(shared));
      } catch (error) {
        if (!(error instanceof StateUnavailableError)) throw error;
        return act(memory);
      }
    }

    return {
      consume: (key) => count((limiter) => consume(limiter, key)),
      async refund(key) {
        await count(async (limiter) => {
          await limiter.reward(key);
          return { allowed: true };
        });
      },
    };
  };
}

async function consume(limiter: Limiter, key: string): Promise<Allowance> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return { allowed: false, retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1000) };
  }
}
