import { expect, it } from 'vitest';
import { createLimits } from './limits.server';
import type { RateLimit } from './rate-limit.server';

it('counts every limit under a name of its own', () => {
  const names: string[] = [];
  createLimits((name) => {
    names.push(name);
    return {} as RateLimit;
  });
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});
