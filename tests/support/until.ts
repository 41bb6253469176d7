import { setTimeout } from 'node:timers/promises';

const INTERVAL_MS = 50;

/** Waits until the check answers true. For programs outside of Vitest, too. @throws after the limit, with the name */
export async function until(what: string, check: () => Promise<boolean>, limitMs = 30_000): Promise<void> {
  const since = performance.now();
  while (!(await check())) {
    if (performance.now() - since > limitMs) throw new Error(`not within ${limitMs} ms: ${what}`);
    await setTimeout(INTERVAL_MS);
  }
}
