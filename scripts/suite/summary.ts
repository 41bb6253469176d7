import { readFileSync } from 'node:fs';
import { readReport, repeatCommand, type TestRun } from './reports';
import type { StepResult } from './run-step';
import { logOf, RESULTS } from './steps';

const LINES_OF_AN_ERROR = 12;
const LINES_OF_A_LOG = 40;

/** As minutes and seconds, such as `1:05`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What to say when all steps have ended: a line for each step, and for each failure what failed and how to repeat it. */
export function summaryOf(results: readonly StepResult[], seconds: number): string {
  const failed = results.filter(({ succeeded }) => !succeeded);
  const verdict = failed.length === 0 ? 'All passed' : `Failed: ${failed.map(({ step }) => step.name).join(', ')}`;
  return [
    ...failed.map(failureOf),
    ...results.map(lineOf),
    `${verdict}, in ${duration(seconds)}. Everything that the steps printed is in ${RESULTS}/; where the time went: npm run test:times`,
  ].join('\n');
}

function lineOf({ step, succeeded, seconds }: StepResult): string {
  const runs = readReport(step);
  const count = (outcome: TestRun['outcome']) => runs.filter((run) => run.outcome === outcome).length;
  const tests = [
    ...(count('passed') > 0 ? [`${count('passed')} passed`] : []),
    ...(count('failed') > 0 ? [`${count('failed')} failed`] : []),
    ...(count('skipped') > 0 ? [`${count('skipped')} in the other tier`] : []),
  ].join(', ');
  return `${succeeded ? '✓' : '✗'} ${step.name.padEnd(12)} ${duration(seconds).padStart(6)}  ${tests}`.trimEnd();
}

function failureOf({ step }: StepResult): string {
  const runs = readReport(step).filter(({ outcome }) => outcome === 'failed');
  if (runs.length === 0) return `\n${step.name} failed:\n${lastLines(readFileSync(logOf(step), 'utf8'))}\n`;
  const again = new Set(runs.map(repeatCommand));
  return [
    ...runs.map((run) => [`\n✗ ${nameOf(run)}`, ...run.errors.map((error) => firstLines(error))].join('\n')),
    `\nRepeat only what failed:\n${[...again].map((command) => `  ${command}`).join('\n')}\n`,
  ].join('\n');
}

const nameOf = ({ file, title, project }: TestRun) => [project, file, title].filter(Boolean).join(' › ');

const firstLines = (text: string) => indent(text.split('\n').slice(0, LINES_OF_AN_ERROR));
const lastLines = (text: string) => indent(text.trimEnd().split('\n').slice(-LINES_OF_A_LOG));
const indent = (lines: readonly string[]) => lines.map((line) => `    ${line}`).join('\n');
