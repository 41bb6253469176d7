import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { startVitest } from 'vitest/node';
import type { TestRun } from './reports';
import TestRunsReporter from './vitest-reporter';

const FILE = `
  describe('sums', () => {
    it('adds', () => expect(1 + 1).toBe(2));
    it('divides', () => expect(1 / 3).toBe(3));
    it.skip('rounds', () => {});
  });
  describe('money', () => {
    beforeAll(() => { throw new Error('no bank') });
    it('is there', () => {});
  });
  describe('later', () => it('throws', () => { Promise.reject(new Error('too late')) }));
`;

/** Runs the tests of a file as a step does. */
async function runsOf(file: string): Promise<TestRun[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'suite-'));
  writeFileSync(path.join(root, 'a.test.js'), file);
  const outputFile = path.join(root, 'report.json');
  const { exitCode } = process;
  const vitest = await startVitest('test', [], {
    ...{ root, config: false, watch: false, globals: true, outputFile, reporters: [new TestRunsReporter()] },
  });
  await vitest.close();
  process.exitCode = exitCode;
  const runs = JSON.parse(readFileSync(outputFile, 'utf8')) as TestRun[];
  return runs;
}

it('reports tests, hooks that failed, and errors outside of tests', async () => {
  const runs = await runsOf(FILE);
  expect(runs.map(({ title, outcome, errors }) => [title, outcome, errors[0]?.split('\n')[0] ?? ''])).toEqual([
    ['hooks of money', 'failed', 'Error: no bank'],
    ['sums › adds', 'passed', ''],
    ['sums › divides', 'failed', expect.stringContaining('expected 0.33')],
    ['sums › rounds', 'skipped', ''],
    ['money › is there', 'skipped', ''],
    ['later › throws', 'passed', ''],
    ['the run', 'failed', 'Error: too late'],
  ]);
});

it('reports a file that could not be loaded', async () => {
  expect(await runsOf('it(')).toMatchObject([{ title: 'the file', outcome: 'failed' }]);
});
