import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

export type Allowance = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/** So many tries in so long a time, for each key. */
export interface RateLimit {
  /** Counts a try. Count first, act then: tries that arrive together must not all pass. */
  take(key: string): Promise<Allowance>;
  /** Takes a counted try back, for those that were none after all. */
  giveBack(key: string): Promise<void>;
}

export function rateLimit(name: string, tries: number, seconds: number): RateLimit {
  const limiter = new RateLimiterMemory({ keyPrefix: name, points: tries, duration: seconds });
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return { allowed: true };
      } catch (rejection) {
        if (!(rejection instanceof RateLimiterRes)) throw rejection;
        return { allowed: false, retryAfterSeconds: Math.ceil(rejection.msBeforeNext / 1000) };
      }
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
  };
}

/** Counts a try against each of the keys, until one of them has had enough. */
export async function takeAll(tries: readonly (readonly [RateLimit, string])[]): Promise<Allowance> {
  for (const [limit, key] of tries) {
    const allowance = await limit.take(key);
    if (!allowance.allowed) return allowance;
  }
  return { allowed: true };
}
