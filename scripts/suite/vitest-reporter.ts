import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, Vitest } from 'vitest/node';
import type { TestRun } from './reports';

const OUTCOMES = { passed: 'passed', failed: 'failed', skipped: 'skipped', pending: 'skipped' } as const;

/**
 * Writes the test runs to the file that `--outputFile` names. Vitest's own JSON leaves out why a hook failed, and errors
 * outside of tests.
 */
export default class TestRunsReporter implements Reporter {
  private vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = this.vitest?.config.outputFile;
    if (typeof file !== 'string') throw new TypeError('--outputFile names no file');
    const runs = [...modules.flatMap(runsOf), ...failures('Vitest', 'the run', errors)];
    writeFileSync(file, JSON.stringify(runs));
  }
}

function runsOf(module: TestModule): TestRun[] {
  const file = path.relative(process.cwd(), module.moduleId);
  return [
    ...failures(file, 'the file', module.errors()),
    ...[...module.children.allSuites()].flatMap((suite) =>
      failures(file, `hooks of ${suite.fullName}`, suite.errors()),
    ),
    ...[...module.children.allTests()].map((test) => runOf(file, test)),
  ];
}

function runOf(file: string, test: TestCase): TestRun {
  const { state, errors = [] } = test.result();
  return {
    file,
    title: test.fullName.replaceAll(' > ', ' › '),
    outcome: OUTCOMES[state],
    ms: test.diagnostic()?.duration ?? 0,
    errors: errors.map(textOf),
  };
}

/** What failed outside of tests, as one test run. */
function failures(file: string, title: string, errors: readonly SerializedError[]): TestRun[] {
  return errors.length === 0 ? [] : [{ file, title, outcome: 'failed', ms: 0, errors: errors.map(textOf) }];
}

const textOf = ({ stack, message }: SerializedError) => stack ?? message;
