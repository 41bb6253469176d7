import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Listr } from 'listr2';
import { changedSuite } from './changed';
import { browserProblem, findProblems } from './problems';
import { runStep, type StepResult } from './run-step';
import { firstTier, RESULTS, SIDE_BY_SIDE, secondTier } from './steps';
import { duration, summaryOf } from './summary';
import { writeTimes } from './times';

/** Runs a suite: its steps side by side, one line for each. */

const [mode, base] = process.argv.slice(2);
const wanted = mode === 'rest' ? secondTier : mode === 'changed' ? changedSuite(base ?? 'HEAD') : firstTier;

const problems = await findProblems(wanted);
if (problems.length > 0) {
  for (const problem of problems) console.error(problem);
  process.exit(1);
}
// Without a browser everything else is worth running.
const noBrowser = wanted.some(({ needs }) => needs === 'browser') ? browserProblem() : null;
if (noBrowser) console.error(`${noBrowser}. The journeys are not run, so this run ends red.`);
const steps = noBrowser ? wanted.filter(({ needs }) => needs !== 'browser') : wanted;

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
process.env['SUITE_RESULTS'] = RESULTS;

/** The databases, logs and profiles that the tests leave: a run makes hundreds. */
const temporary = mkdtempSync(path.join(tmpdir(), 'suite-'));
process.env['TMPDIR'] = temporary;
process.once('exit', () => rmSync(temporary, { recursive: true, force: true, maxRetries: 3 }));

const startedAt = performance.now();
const results = new Map<string, Promise<StepResult>>();

await new Listr(
  steps.map((step) => ({
    title: step.name,
    async task(_, task) {
      const before = await Promise.all((step.after ?? []).map(async (name) => results.get(name)));
      if (!before.every((result) => result?.succeeded))
        throw new Error(`${step.name}: not run, because a step before it failed`);
      const running = runStep(step, (tests) => (task.title = `${step.name} · ${tests} tests`));
      results.set(step.name, running);
      const { seconds, succeeded } = await running;
      task.title = `${step.name} · ${duration(seconds)}`;
      if (!succeeded) throw new Error(`${step.name} failed`);
    },
  })),
  { concurrent: SIDE_BY_SIDE, exitOnError: false, fallbackRenderer: 'simple' },
).run();

const ended = await Promise.all([...results.values()]);
const seconds = (performance.now() - startedAt) / 1_000;
writeTimes(ended, seconds);
console.log(`\n${summaryOf(ended, seconds)}`);
if (noBrowser) console.error(`Red, because the journeys were not run: ${noBrowser}`);
const allPassed = ended.length === steps.length && ended.every(({ succeeded }) => succeeded);
process.exitCode = allPassed && !noBrowser ? 0 : 1;
