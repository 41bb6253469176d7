import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import type { RedisLink } from '~/platform/state/redis-link.server';
import { StateUnavailableError } from '~/platform/state/shared-state';

export type LimitResult = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

export interface RateLimit {
  /** Counts a try. Count before you act, or tries that arrive together all pass. */
  consume(key: string): Promise<LimitResult>;
  /** Whether a try would be allowed now. Counts nothing: only for telling a player, never instead of `consume`. */
  peek(key: string): Promise<LimitResult>;
  /** Takes a counted try back, for one that turned out not to count. */
  refund(key: string): Promise<void>;
}

/**
 * @param name unique among all limits
 * @param tries allowed for each key in `seconds`
 */
export type RateLimits = (name: string, tries: number, seconds: number) => RateLimit;

type Limiter = Pick<RateLimiterMemory, 'consume' | 'reward' | 'get' | 'points'>;

/** Redis counts for all instances. Without it, and while it is away, each counts by itself: guessing stays bounded. */
export function createRateLimits(redis: Pick<RedisLink, 'client' | 'askExpecting'> | null): RateLimits {
  return (name, tries, seconds) => {
    const limiterOptions = { keyPrefix: name, points: tries, duration: seconds };
    const memory = new RateLimiterMemory(limiterOptions);
    const shared =
      redis && new RateLimiterRedis({ ...limiterOptions, keyPrefix: `limit:${name}`, storeClient: redis.client });

    async function count(key: string, act: (limiter: Limiter) => Promise<LimitResult>): Promise<LimitResult> {
      if (!redis || !shared) return act(memory);
      try {
        const counting = () => act(shared);
        return await redis.askExpecting('limit', counting, () => shared.delete(key).then(counting));
      } catch (error) {
        if (!(error instanceof StateUnavailableError)) throw error;
        return act(memory);
      }
    }

    return {
      consume: (key) => count(key, (limiter) => consume(limiter, key)),
      peek: (key) => count(key, (limiter) => peek(limiter, key)),
      async refund(key) {
        await count(key, async (limiter) => {
          await limiter.reward(key);
          return { allowed: true };
        });
      },
    };
  };
}

async function consume(limiter: Limiter, key: string): Promise<LimitResult> {
  try {
    await limiter.consume(key);
    return { allowed: true };
  } catch (rejection) {
    if (!(rejection instanceof RateLimiterRes)) throw rejection;
    return exhausted(rejection);
  }
}

async function peek(limiter: Limiter, key: string): Promise<LimitResult> {
  const found = await limiter.get(key);
  return found && found.consumedPoints >= limiter.points && found.msBeforeNext > 0
    ? exhausted(found)
    : { allowed: true };
}

const exhausted = ({ msBeforeNext }: RateLimiterRes): LimitResult => ({
  allowed: false,
  retryAfterSeconds: Math.ceil(msBeforeNext / 1000),
});
