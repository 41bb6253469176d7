import { z } from 'zod';

/** A fault to inject into a call. Without `status`, `body` and `reset` the call is only delayed. */
export const scenario = z.strictObject({
  /** Delay before the response, in milliseconds. */
  delayMs: z.number().int().min(0).max(120_000).optional(),
  status: z.number().int().min(200).max(599).optional(),
  body: z.enum(['malformed', 'empty', 'wrong-shape']).optional(),
  /** Cuts the connection instead of responding. */
  reset: z.boolean().optional(),
  /** The number of calls that get the fault; default: all. */
  times: z.number().int().min(1).max(1_000_000).optional(),
});

export type Scenario = z.output<typeof scenario>;

/** The ordered faults and the call counts, by the path of a call. */
export interface Scenarios {
  order(path: string, ordered: Scenario): void;
  clear(): void;
  /** Counts the call and returns its fault, null if it is to be served normally. */
  nextFault(path: string): Scenario | null;
  /** Counts since the start; paths without calls are missing. */
  counts(): Record<string, number>;
}

export function createScenarios(): Scenarios {
  const orders = new Map<string, { scenario: Scenario; left: number }>();
  const counts = new Map<string, number>();
  return {
    order: (path, ordered) => void orders.set(path, { scenario: ordered, left: ordered.times ?? Infinity }),
    clear: () => orders.clear(),
    nextFault(path) {
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
