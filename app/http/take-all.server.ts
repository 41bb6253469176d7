import type { Allowance, RateLimit } from './rate-limit.server';

export type Taking = { readonly allowed: true; giveBack(): Promise<void> } | Extract<Allowance, { allowed: false }>;

/** Counts one try against several limits, in their order, up to the first that is exhausted. */
export async function takeAll(wanted: readonly (readonly [limit: RateLimit, key: string])[]): Promise<Taking> {
  const taken: (readonly [RateLimit, string])[] = [];
  for (const [limit, key] of wanted) {
    const allowance = await limit.take(key);
    if (!allowance.allowed) return allowance;
    taken.push([limit, key]);
  }
  return {
    allowed: true,
    giveBack: async () => void (await Promise.all(taken.map(([limit, key]) => limit.giveBack(key)))),
  };
}
