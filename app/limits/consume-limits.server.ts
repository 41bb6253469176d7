import type { Allowance, RateLimit } from './rate-limit.server';

export type LimitResult = { readonly allowed: true; refund(): Promise<void> } | Extract<Allowance, { allowed: false }>;

/** Counts one attempt against several limits, in order, and stops at the first exhausted one. */
export async function consumeLimits(
  wanted: readonly (readonly [limit: RateLimit, key: string])[],
): Promise<LimitResult> {
  const taken: (readonly [RateLimit, string])[] = [];
  for (const [limit, key] of wanted) {
    const allowance = await limit.consume(key);
    if (!allowance.allowed) return allowance;
    taken.push([limit, key]);
  }
  return {
    allowed: true,
    refund: async () => void (await Promise.all(taken.map(([limit, key]) => limit.refund(key)))),
  };
}
