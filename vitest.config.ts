import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { bundledSite } from './tests/support/bundle-server';
import { testOperator } from './tests/support/site';
import { tags } from './tests/tiers';

const alias = { '~': path.resolve('app') };

/** The files that take longest. They start first, so that no worker waits for the last of them. */
const LONGEST = [
  ...['reach', 'pseudo-layout', 'faults-matrix', 'brand-pages', 'pseudo-journeys'],
  ...['hostile-addresses', 'hostile-texts', 'conformance', 'text-browsers'],
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.includes(path.basename(moduleId, '.test.ts'));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Tests that drive a running site or operator. */
const overHttp = {
  // A worker runs its files in one process, one after the other, so that they share sites and a browser.
  isolate: false,
  environment: 'node',
  // Failures say all that they found: the list of what failed is often the whole finding.
  chaiConfig: { truncateThreshold: 2_000 },
  env: { ...testOperator, ...bundledSite },
  // Long enough for a machine that stands still for a minute: no test measures time by it.
  testTimeout: 180_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 60_000 } },
  globalSetup: 'tests/support/bundle-server.ts',
  setupFiles: ['tests/support/end-with-runner.ts'],
};

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // Integration tests spend much of their time waiting, so two files run at once even on two cores.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    tags,
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          isolate: false,
          // The tests of the games' odds deal many hands, which is slow on a busy machine.
          testTimeout: 30_000,
          include: ['app/**/*.test.{ts,tsx}', 'operator/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/*.test.ts'],
          exclude: ['operator/tests/**'],
          environment: 'node',
        },
      },
      { resolve: { alias }, test: { name: 'integration', include: ['tests/integration/**/*.test.ts'], ...overHttp } },
      { resolve: { alias }, test: { name: 'operator', include: ['operator/tests/**/*.test.ts'], ...overHttp } },
    ],
  },
});
