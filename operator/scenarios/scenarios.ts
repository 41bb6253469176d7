import { z } from 'zod/v4';

/** How a call is to go wrong. Without `status`, `body` and `reset` it is only late. */
export const scenario = z.strictObject({
  /** How long to wait first, in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).optional(),
  status: z.number().int().min(200).max(599).optional(),
  body: z.enum(['malformed', 'empty', 'wrong-shape']).optional(),
  /** Cuts the connection instead of answering. */
  reset: z.boolean().optional(),
  /** For how many calls it holds; for all of them when left out. */
  times: z.number().int().min(1).max(1_000_000).optional(),
});

export type Scenario = z.output<typeof scenario>;

/** The faults that tests have ordered, and the count of the calls that came, both by the path of a call. */
export interface Scenarios {
  order(path: string, ordered: Scenario): void;
  clear(): void;
  /** Counts the call and gives the fault to act out, null when it is to be served as ever. */
  take(path: string): Scenario | null;
  /** Since the start; only calls that came are in it. */
  counts(): Record<string, number>;
}

export function createScenarios(): Scenarios {
  const orders = new Map<string, { scenario: Scenario; left: number }>();
  const counts = new Map<string, number>();
  return {
    order: (path, ordered) => void orders.set(path, { scenario: ordered, left: ordered.times ?? Infinity }),
    clear: () => orders.clear(),
    take(path) {
      counts.set(path, (counts.get(path) ?? 0) + 1);
      const order = orders.get(path);
      if (!order) return null;
      order.left -= 1;
      if (order.left === 0) orders.delete(path);
      return order.scenario;
    },
    counts: () => Object.fromEntries(counts),
  };
}
