import type { LimitResult, RateLimit } from './rate-limit.server';

export type ConsumedLimits =
  { readonly allowed: true; refund(): Promise<void> } | Extract<LimitResult, { allowed: false }>;

export type KeyedLimit = readonly [limit: RateLimit, key: string];

/** Counts one try against several limits, in order, and stops at the first that is exhausted. */
export async function consumeLimits(limits: readonly KeyedLimit[]): Promise<ConsumedLimits> {
  const consumed: KeyedLimit[] = [];
  for (const [limit, key] of limits) {
    const allowance = await limit.consume(key);
    if (!allowance.allowed) return allowance;
    consumed.push([limit, key]);
  }
  return {
    allowed: true,
    refund: async () => void (await Promise.all(consumed.map(([limit, key]) => limit.refund(key)))),
  };
}

/** Whether all of the limits would allow a try now. Counts nothing. */
export async function peekLimits(limits: readonly KeyedLimit[]): Promise<LimitResult> {
  for (const [limit, key] of limits) {
    const allowance = await limit.peek(key);
    if (!allowance.allowed) return allowance;
  }
  return { allowed: true };
}
