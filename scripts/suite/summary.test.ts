import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestRun } from './reports';
import { logOf, reportOf, RESULTS, type Step } from './steps';
import { duration, summaryOf } from './summary';

const project = process.cwd();
beforeAll(() => {
  process.chdir(mkdtempSync(path.join(tmpdir(), 'suite-')));
  mkdirSync(RESULTS);
});
afterAll(() => process.chdir(project));

const step = (name: string, runner?: Step['runner']): Step => ({ name, command: ['true'], ...(runner && { runner }) });
const ended = (ofStep: Step, succeeded: boolean) => ({ step: ofStep, succeeded, seconds: 65, cpuSeconds: 1 });
const writeReport = (ofStep: Step, report: unknown) => writeFileSync(reportOf(ofStep), JSON.stringify(report));

it.each([
  [0.4, '0:00'],
  [59.6, '1:00'],
  [119.6, '2:00'],
  [725, '12:05'],
])('shows %s seconds as %s', (seconds, text) => expect(duration(seconds)).toBe(text));

const run = (title: string, outcome: TestRun['outcome'], ...errors: string[]): TestRun => ({
  ...{ file: 'app/money.test.ts', title, outcome, ms: 1, errors },
});

it('shows a line for each step, with the number of its tests', () => {
  const unit = step('unit', 'vitest');
  writeReport(unit, [run('adds', 'passed'), run('divides', 'skipped')]);
  const summary = summaryOf([ended(unit, true), ended(step('lint'), true)], 130).split('\n');
  expect(summary[0]).toMatch(/^✓ unit +1:05 {2}1 passed, 1 in the other tier$/);
  expect(summary[1]).toMatch(/^✓ lint +1:05$/);
  expect(summary[2]).toMatch(/^All passed, in 2:10\./);
});

it('names the failed test of Vitest, its error, and the command that repeats its file', () => {
  const unit = step('unit', 'vitest');
  writeReport(unit, [run('sums › adds', 'failed', 'expected 3 to be 4')]);
  const summary = summaryOf([ended(unit, false)], 65);
  expect(summary).toContain('✗ app/money.test.ts › sums › adds\n    expected 3 to be 4');
  expect(summary).toContain('\n  npx vitest run app/money.test.ts\n');
  expect(summary).toContain('Failed: unit');
});

it('names the failed journey and its project, also one inside a group', () => {
  const journeys = step('end to end', 'playwright');
  const result = { status: 'timedOut', duration: 60_000, errors: [{ message: 'Test timeout of 60000ms exceeded.' }] };
  const spec = { title: 'logs in', tests: [{ projectName: 'phone', results: [result] }] };
  const group = { title: 'a player', file: 'login.spec.ts', specs: [spec] };
  writeReport(journeys, {
    suites: [{ title: 'login.spec.ts', file: 'login.spec.ts', specs: [], suites: [group] }],
    errors: [],
  });
  const summary = summaryOf([ended(journeys, false)], 65);
  expect(summary).toContain('✗ phone › tests/e2e/login.spec.ts › a player › logs in\n    Test timeout of 60000ms');
  expect(summary).toContain('\n  npx playwright test tests/e2e/login.spec.ts --project phone\n');
});

it('shows the last lines of a step without tests', () => {
  const lint = step('lint');
  writeFileSync(logOf(lint), `${Array.from({ length: 100 }, (_, line) => `line ${line + 1}`).join('\n')}\n`);
  const summary = summaryOf([ended(lint, false)], 65);
  expect(summary).toContain('lint failed:\n    line 61\n');
  expect(summary).toContain('    line 100\n');
});
