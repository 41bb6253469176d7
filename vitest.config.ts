import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const alias = { '~': path.resolve('app') };

export default defineConfig({
  test: {
    // Integration tests spend much of their time waiting, so two files run at once even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // A worker runs its files in one process, one after the other, so that they share sites and a browser.
    poolOptions: { forks: { isolate: false } },
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // The tests of the games' odds deal many hands, which is slow on a busy machine.
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
          // Long enough for a busy machine: no test measures time by it.
          testTimeout: 90_000,
          hookTimeout: 120_000,
          setupFiles: ['tests/support/end-with-runner.ts'],
        },
      },
    ],
  },
});
