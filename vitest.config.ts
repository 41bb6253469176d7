import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '~': path.resolve('app') };

export default defineConfig({
  test: {
    // Much of the integration tests' time is waiting: two files at once, on two processors too.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Statistics over many hands take long on a busy machine.
          testTimeout: 30_000,
          include: ['app/**/*.test.{ts,tsx}', 'operator/**/*.test.ts', 'tests/*.test.ts'],
          environment: 'node',
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['tests/integration/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
