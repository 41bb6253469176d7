import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { reportOf, type Step } from './steps';

/** One run of a test: with Playwright, a test has one run in each of its projects. */
export interface TestRun {
  /** Path from the project's root. */
  readonly file: string;
  readonly title: string;
  /** The Playwright project. */
  readonly project?: string;
  readonly outcome: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** What went wrong, with its stack. */
  readonly errors: readonly string[];
}

/** The test runs of a step, from its runner's report. None if it wrote no report. */
export function readReport(step: Step): TestRun[] {
  const file = reportOf(step);
  if (step.runner === undefined || !existsSync(file)) return [];
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return step.runner === 'vitest' ? (report as TestRun[]) : playwrightRuns(report as PlaywrightReport);
}

/** As Playwright's JSON reporter writes it. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}
interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    tests: {
      projectName: string;
      results: { status: string; duration: number; errors: { message?: string }[] }[];
    }[];
  }[];
}

function playwrightRuns({ suites, errors }: PlaywrightReport): TestRun[] {
  const ofSuite = (suite: PlaywrightSuite, above: readonly string[]): TestRun[] => [
    ...suite.specs.flatMap(({ title, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map((result): TestRun => ({
          file: path.join('tests/e2e', suite.file),
          title: [...above, title].join(' › '),
          project: projectName,
          outcome: result.status === 'passed' ? 'passed' : result.status === 'skipped' ? 'skipped' : 'failed',
          ms: result.duration,
          errors: result.errors.map(({ message = '' }) => message),
        })),
      ),
    ),
    ...(suite.suites ?? []).flatMap((inner) => ofSuite(inner, [...above, inner.title])),
  ];
  return [
    ...suites.flatMap((suite) => ofSuite(suite, [])),
    ...errors.map(({ message = '' }): TestRun => ({
      file: 'tests/e2e',
      title: 'the run',
      outcome: 'failed',
      ms: 0,
      errors: [message],
    })),
  ];
}

/** The command that repeats a failed test run. */
export function repeatCommand({ file, project }: TestRun): string {
  return project === undefined ? `npx vitest run ${file}` : `npx playwright test ${file} --project ${project}`;
}
