import { describe, expect, it } from 'vitest';
import type { RedisLink } from '~/state/redis-link.server';
import { StateAway } from '~/state/shared-state';
import { createRateLimits } from './rate-limit.server';

const takeFour = async (limit: ReturnType<ReturnType<typeof createRateLimits>>) =>
  (await Promise.all([1, 2, 3, 4].map(() => limit.take('key')))).filter(({ allowed }) => allowed).length;

describe('a limit', () => {
  it('lets so many through, says when to come back, and takes tries back', async () => {
    const limit = createRateLimits(null)('test', 3, 60);
    expect(await takeFour(limit)).toBe(3);
    expect(await limit.take('key')).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect(await limit.take('another key')).toEqual({ allowed: true });
    for (let tries = 0; tries < 3; tries += 1) await limit.giveBack('key');
    expect((await limit.take('key')).allowed).toBe(true);
  });

  it('holds for each instance by itself while Redis is away', async () => {
    const redis = {
      client: {} as RedisLink['client'],
      ask: () => Promise.reject(new StateAway('redis')),
    };
    expect(await takeFour(createRateLimits(redis)('test', 3, 60))).toBe(3);
  });
});
