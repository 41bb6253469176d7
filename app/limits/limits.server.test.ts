import { expect, it } from 'vitest';
import { createLimits } from './limits.server';
import type { RateLimit } from './rate-limit.server';

it('counts every limit under a name of its own', () => {
  const names: string[] = [];
  const limits = createLimits((name) => {
    names.push(name);
    return {} as RateLimit;
  });
  expect(new Set(names).size).toBe(names.length);
  expect(Object.keys(limits)).toHaveLength(names.length);
});
