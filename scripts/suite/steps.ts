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
}

export const logOf = ({ name }: Step) => path.join(RESULTS, `${fileName(name)}.log`);
export const reportOf = ({ name }: Pick<Step, 'name'>) => path.join(RESULTS, `${fileName(name)}.json`);

const fileName = (name: string) => name.replaceAll(' ', '-');

/** How many steps run side by side. */
export const SIDE_BY_SIDE = Math.max(2, Math.floor(availableParallelism() / 2));

/**
 * Of the integration tests, and of the journeys: they run side by side, and each worker has a site and a browser, which
 * keep a core busy. With more of them, the processes take the cores from each other.
 */
const WORKERS = Math.max(1, Math.floor(availableParallelism() / 2));

function vitest(name: string, project: string, more: Partial<Step> = {}, flags: readonly string[] = []): Step {
  const command = ['vitest', 'run', '--project', project, '--reporter=verbose', '--reporter=json'] as const;
  return {
    name,
    command: [...command, `--outputFile.json=${reportOf({ name })}`, ...flags],
    runner: 'vitest',
    ...more,
  };
}

const types: Step = { name: 'types', command: ['tsc'] };
const build: Step = { name: 'build', command: ['npm', 'run', 'build'] };
const lint: Step = { name: 'lint', command: ['npm', 'run', 'lint'] };
const unit = vitest('unit', 'unit');
const integration = vitest('integration', 'integration', { after: ['build'] }, [
  '--minWorkers=1',
  `--maxWorkers=${WORKERS}`,
]);
const endToEnd: Step = {
  name: 'end to end',
  command: ['playwright', 'test', '--reporter=list,json', `--workers=${WORKERS}`],
  after: ['build'],
  runner: 'playwright',
};
const smoke: Step = { ...endToEnd, name: 'smoke', command: [...endToEnd.command, '--grep=@smoke'] };

/** The steps of `npm test`, in the order in which they start: the longest one as soon as the site is built. */
export const wholeSuite: readonly Step[] = [build, lint, types, unit, integration, endToEnd];

/** The steps of `npm run test:quick`. */
export const quickSuite: readonly Step[] = [build, lint, types, unit, smoke];
