import type { Allowance, RateLimit } from './rate-limit.server';

export type LimitResult = { readonly allowed: true; refund(): Promise<void> } | Extract<Allowance, { allowed: false }>;

/** Counts one try against several limits, in order, and stops at the first that is exhausted. */
export async function consumeLimits(
  limits: readonly (readonly [limit: RateLimit, key: string])[],
): Promise<LimitResult> {
  const consumed: (readonly [RateLimit, string])[] = [];
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
