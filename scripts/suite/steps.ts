import path from 'node:path';
import { availableParallelism } from 'node:os';

/** Where the steps write what they print and report. */
export const RESULTS = '.suite';

/** One command of the suite. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Names of the steps that have to succeed before. */
  readonly after?: readonly string[];
  /** Which runner's tests it runs, if it runs tests. The runner writes a report to `reportOf(step)`. */
  readonly runner?: 'vitest' | 'playwright';
  /** What it needs beside Node: a browser, or every program that the tests start. Default: nothing. */
  readonly needs?: 'browser' | 'all tools';
}

export const logOf = ({ name }: Step) => path.join(RESULTS, `${fileName(name)}.log`);
export const reportOf = ({ name }: Pick<Step, 'name'>) => path.join(RESULTS, `${fileName(name)}.json`);

const fileName = (name: string) => name.replaceAll(' ', '-');

/** How many steps run side by side. */
export const SIDE_BY_SIDE = Math.max(2, Math.floor(availableParallelism() / 2));

/**
 * Workers of the second tier's integration tests and of the journeys. Both run side by side, and each worker has a site
 * and a browser, which keep a core busy. With more of them, the processes take the cores from each other.
 */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));

/** The first tier's integration tests start no browser, and wait half of their time. */
const WORKERS_WITHOUT_BROWSER = 2 * WORKERS;

function vitest(name: string, project: string, more: Partial<Step> = {}, flags: readonly string[] = []): Step {
  const reporters = ['--reporter=verbose', '--reporter=./scripts/suite/vitest-reporter.ts'];
  return {
    name,
    command: ['vitest', 'run', '--project', project, ...reporters, `--outputFile=${reportOf({ name })}`, ...flags],
    runner: 'vitest',
    ...more,
  };
}

const types: Step = { name: 'types', command: ['tsc'] };
export const build: Step = { name: 'build', command: ['npm', 'run', 'build'] };
const lint: Step = { name: 'lint', command: ['npm', 'run', 'lint'] };
export const unit = vitest('unit', 'unit');

/** @param filter a tags expression of Vitest */
export const integration = (more: Partial<Step>, filter: string, workers = WORKERS_WITHOUT_BROWSER) =>
  vitest('integration', 'integration', more, [`--maxWorkers=${workers}`, `--tagsFilter=${filter}`]);

export const journeys = (more: Partial<Step>, ...flags: readonly string[]): Step => ({
  name: 'journeys',
  command: ['playwright', 'test', '--reporter=list,json', `--workers=${WORKERS}`, ...flags],
  runner: 'playwright',
  ...more,
});

const afterBuild = { after: ['build'] };

/** The demonstration's own tests. */
export const operator = (more: Partial<Step>) => vitest('operator', 'operator', more, [`--maxWorkers=${WORKERS}`]);

/** The steps of `npm test`, in the order in which they start. One that waits for another holds a place. */
export const firstTier: readonly Step[] = [
  build,
  types,
  unit,
  integration(afterBuild, 'tier-1'),
  journeys({ ...afterBuild, needs: 'browser' }, '--grep=@tier-1'),
];

/** The steps of `npm run test:rest`, which take the site that is built. The longest ones start first. */
export const secondTier: readonly Step[] = [
  integration({ needs: 'all tools' }, '!tier-1', WORKERS),
  journeys({ needs: 'browser' }, '--grep-invert=@tier-1'),
  lint,
  operator({ needs: 'all tools' }),
];
