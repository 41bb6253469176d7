import { describe, expect, it } from 'vitest';
import type { RedisLink } from '~/platform/state/redis-link.server';
import { StateUnavailableError } from '~/platform/state/shared-state';
import { createRateLimits } from './rate-limit.server';

const takeFour = async (limit: ReturnType<ReturnType<typeof createRateLimits>>) =>
  (await Promise.all([1, 2, 3, 4].map(() => limit.consume('key')))).filter(({ allowed }) => allowed).length;

describe('a limit', () => {
  it('allows a number of tries, says when to try again, and takes tries back', async () => {
    const limit = createRateLimits(null)('test', 3, 60);
    expect(await takeFour(limit)).toBe(3);
    expect(await limit.consume('key')).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect(await limit.consume('another key')).toEqual({ allowed: true });
    for (let tries = 0; tries < 3; tries += 1) await limit.refund('key');
    expect((await limit.consume('key')).allowed).toBe(true);
  });

  it('tells beforehand whether a try is allowed, and counts nothing', async () => {
    const limit = createRateLimits(null)('test', 1, 60);
    for (let look = 0; look < 3; look += 1) expect(await limit.peek('key')).toEqual({ allowed: true });
    await limit.consume('key');
    expect(await limit.peek('key')).toEqual({ allowed: false, retryAfterSeconds: 60 });
    expect(await limit.peek('another key')).toEqual({ allowed: true });
  });

  it('counts in each instance by itself while Redis is unavailable', async () => {
    const redis = {
      client: {} as RedisLink['client'],
      askExpecting: () => Promise.reject(new StateUnavailableError('redis')),
    };
    expect(await takeFour(createRateLimits(redis)('test', 3, 60))).toBe(3);
  });
});
