import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readReport, type TestRun } from './reports';
import type { StepResult } from './run-step';
import { duration } from './summary';
import { RESULTS } from './steps';

const STEPS = path.join(RESULTS, 'steps.json');
const START_UPS = path.join(RESULTS, 'start-ups.jsonl');
const SLOWEST = 20;

export function writeTimes(steps: readonly StepResult[], seconds: number): void {
  writeFileSync(STEPS, JSON.stringify({ seconds, steps }, null, 2));
}

/** Tables of where the time of the last run went. */
export function timesOfLastRun(): string {
  if (!existsSync(STEPS)) throw new Error('No run to show: npm test');
  const { seconds, steps } = JSON.parse(readFileSync(STEPS, 'utf8')) as { seconds: number; steps: StepResult[] };
  const cpuSeconds = sum(steps, (step) => step.cpuSeconds);
  const runs = steps.flatMap(({ step }) => readReport(step));
  return [
    table(
      ['step', 'time', 'processor', 'test runs'],
      [
        ...steps.map(({ step, ...result }) => [
          step.name,
          duration(result.seconds),
          duration(result.cpuSeconds),
          String(readReport(step).length),
        ]),
        ['all', duration(seconds), duration(cpuSeconds), String(runs.length)],
      ],
    ),
    table(['started', 'times', 'waited for them'], startUps()),
    table(
      ['journeys in', 'tests', 'time', 'time beyond the first project'],
      projectCounts(runs.filter(({ project }) => project !== undefined)),
    ),
    table(
      ['file', 'test runs', 'time'],
      slowest(runs, ({ file }) => file),
    ),
    table(
      ['test', 'runs', 'time'],
      slowest(runs, ({ file, title }) => `${path.basename(file)} › ${title}`),
    ),
  ].join('\n\n');
}

/** Start-ups of sites, operators, browsers. */
function startUps(): string[][] {
  if (!existsSync(START_UPS)) return [];
  const lines = readFileSync(START_UPS, 'utf8').trim().split('\n');
  const all = lines.map((line) => JSON.parse(line) as { what: string; ms: number });
  return grouped(all, ({ what }) => what).map(([what, group]) => [
    what,
    String(group.length),
    duration(sum(group, ({ ms }) => ms) / 1_000),
  ]);
}

/** How many journeys run in one project, in two, in all, and what the repetition takes. */
function projectCounts(runs: readonly TestRun[]): string[][] {
  const tests = grouped(runs, ({ file, title }) => `${file} ${title}`).map(([, group]) => group);
  return grouped(tests, (group) => String(group.length))
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([count, groups]) => {
      const ms = sum(groups, (group) => sum(group, (run) => run.ms));
      const first = sum(groups, (group) => Math.max(...group.map((run) => run.ms)));
      return [
        `${count} ${count === '1' ? 'project' : 'projects'}`,
        String(groups.length),
        duration(ms / 1_000),
        duration((ms - first) / 1_000),
      ];
    });
}

function slowest(runs: readonly TestRun[], keyOf: (run: TestRun) => string): string[][] {
  return grouped(runs, keyOf)
    .map(([key, group]) => ({ key, count: group.length, ms: sum(group, ({ ms }) => ms) }))
    .sort((one, other) => other.ms - one.ms)
    .slice(0, SLOWEST)
    .map(({ key, count, ms }) => [key, String(count), duration(ms / 1_000)]);
}

function grouped<T>(all: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups];
}

const sum = <T>(all: readonly T[], numberOf: (one: T) => number) =>
  all.reduce((total, one) => total + numberOf(one), 0);

/** The first column is text, the others are numbers. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return all.map(lineOf).join('\n');
}
