import { vi } from 'vitest';

/** Only ends a test that would wait for ever. */
const NEVER_MS = 60_000;

/** Repeats a check until it passes, and resolves with what it returns. */
export const eventually = <Result>(check: () => Result | Promise<Result>): Promise<Result> =>
  vi.waitFor(check, { timeout: NEVER_MS });
