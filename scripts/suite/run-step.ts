import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { logOf, reportOf, type Step } from './steps';

export interface StepResult {
  readonly step: Step;
  readonly succeeded: boolean;
  /** Wall-clock time. */
  readonly seconds: number;
  /** Processor time of the command and of every process that it waited for. */
  readonly cpuSeconds: number;
}

/** A line with which the runners report one test. */
const TEST_LINE = /^\s*(?:\S\[\d+m)*[✓✔×✘]/u;

/** bash prints the processor time of the command in this format, as the last line. */
const TIME_FORMAT = 'cpu %U %S';

/**
 * Runs a step with its output in a file.
 *
 * @param progress called after each test, with the number of tests so far
 */
export function runStep(step: Step, progress: (tests: number) => void): Promise<StepResult> {
  const startedAt = performance.now();
  const child = spawn('bash', ['-c', 'time "$@"', 'bash', ...step.command], {
    env: {
      ...process.env,
      TIMEFORMAT: TIME_FORMAT,
      PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(step),
      NO_COLOR: '1',
      FORCE_COLOR: undefined,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const log = createWriteStream(logOf(step));
  let tests = 0;
  let cpuSeconds = 0;
  for (const stream of [child.stdout, child.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      log.write(`${line}\n`);
      if (TEST_LINE.test(line)) progress(++tests);
      const time = /^cpu ([\d.]+) ([\d.]+)$/.exec(line);
      if (time) cpuSeconds = Number(time[1]) + Number(time[2]);
    });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      log.end();
      resolve({ step, succeeded: code === 0, seconds: (performance.now() - startedAt) / 1_000, cpuSeconds });
    });
  });
}
