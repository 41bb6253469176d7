import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from '~/server/state/redis-link.server';
import { StateUnavailableError } from '~/server/state/shared-state';

export type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** A rate limit: a number of attempts for each key within a time window. */
export interface RateLimit {
  /** Counts an attempt. Call it before acting, because simultaneous attempts must not all pass. */
  consume(key: string): Promise<Allowance>;
  /** Reverts a counted attempt, when it turns out not to be one. */
  refund(key: string): Promise<void>;
}

/** Creates a limit. The name must be unique; `tries` is the number of attempts in `seconds`. */
export type RateLimits = (name: string, tries: number, seconds: number) => RateLimit;

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward'>;

/**
 * Creates rate limits that all instances count together in Redis. Without Redis, and while it is unavailable, each instance
 * counts alone: the site keeps working, and passwords and codes cannot be guessed without limit.
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
