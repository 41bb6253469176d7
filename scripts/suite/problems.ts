import { existsSync, readdirSync, readFileSync, readlinkSync, statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { OPERATOR_PORT, SITE_PORT } from '../../tests/e2e/ports';
import { findBrowser } from '../../tests/support/browser';
import { TEST_SITE_MARK } from '../../tests/support/site';
import { missingTools, tools } from '../../tests/support/tools';
import { installationProblem } from './install';
import type { Step } from './steps';

/** What a run writes: the build, and the databases and profiles that the tests leave until its end. */
const NEEDED_MB = 1_000;

/**
 * What keeps these steps from running on this machine: a line for each problem, with the way to mend it. Installs the
 * programs that are missing where it may.
 */
export async function findProblems(steps: readonly Step[]): Promise<string[]> {
  const takesBuiltSite = steps.some(({ runner, after }) => runner === 'playwright' && !after?.includes('build'));
  const leftovers = leftoverSites();
  const usedPorts = steps.some(({ runner }) => runner === 'playwright') ? [SITE_PORT, OPERATOR_PORT] : [];
  const taken = await Promise.all(usedPorts.map(async (port) => ((await isFree(port)) ? [] : [port])));
  const toolsProblem = steps.some(({ needs }) => needs === 'all tools') ? installationProblem(missingTools()) : null;
  return [
    ...['.', tmpdir()].flatMap((folder) => spaceProblem(folder, freeMb(folder))),
    ...(toolsProblem ? [toolsProblem] : []),
    ...(takesBuiltSite && !existsSync('build/server/server.js')
      ? ['The site is not built. Build it: npm run build']
      : []),
    ...(leftovers.length === 0 ? [] : [`An earlier run left sites running. Stop them: kill ${leftovers.join(' ')}`]),
    ...(leftovers.length > 0 ? [] : taken.flat().map(portProblem)),
  ];
}

/** Why there is no browser for the journeys; null when there is one. Installs one where it may. */
export function browserProblem(): string | null {
  if (findBrowser() !== null) return null;
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined) return `CHROMIUM_PATH names ${named}, which is no file`;
  return installationProblem([tools.headlessShell]);
}

export function spaceProblem(folder: string, freeMb: number): string[] {
  if (freeMb >= NEEDED_MB) return [];
  return [
    `${folder} has ${freeMb} MB free; the tests write up to ${NEEDED_MB} MB. Make room there, or name another folder by TMPDIR`,
  ];
}

const freeMb = (folder: string) => {
  const { bavail, bsize } = statfsSync(folder);
  return Math.floor((bavail * bsize) / 1_048_576);
};

const portProblem = (port: number) =>
  `Port ${port} is in use by ${holderOf(port) ?? 'another program'}. Stop it, or take other ports: E2E_PORT=${SITE_PORT + 100} npm test`;

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .once('listening', () => server.close(() => resolve(true)))
      .listen(port);
  });
}

/** Processes of a folder's test sites whose test runner is gone. Finds none where there is no /proc. */
export function leftoverSites(folder = process.cwd()): number[] {
  const running = processes();
  const mark = `${TEST_SITE_MARK}=${folder}:`;
  return running.filter((pid) => {
    const starter = read(pid, 'environ')
      .split('\0')
      .find((variable) => variable.startsWith(mark));
    return starter !== undefined && !running.includes(Number(starter.slice(mark.length)));
  });
}

/** The process that listens on a port, as "node build/server/server.js (process 42)". */
function holderOf(port: number): string | undefined {
  const listening = ['tcp', 'tcp6'].flatMap((table) => readFile(`/proc/net/${table}`).split('\n'));
  const inodes = listening.flatMap((line) => {
    const [, local = '', , state, , , , , , inode] = line.trim().split(/\s+/);
    return state === '0A' && Number.parseInt(local.split(':')[1] ?? '', 16) === port ? [`socket:[${inode}]`] : [];
  });
  const pid = processes().find((pid) => socketsOf(pid).some((socket) => inodes.includes(socket)));
  return pid === undefined ? undefined : `${read(pid, 'cmdline').split('\0').join(' ').trim()} (process ${pid})`;
}

function socketsOf(pid: number): string[] {
  const folder = `/proc/${pid}/fd`;
  return list(folder).map((name) => orEmpty(() => readlinkSync(`${folder}/${name}`)));
}

const processes = () => list('/proc').map(Number).filter(Number.isInteger);
const read = (pid: number, name: string) => readFile(`/proc/${pid}/${name}`);
const readFile = (path: string) => orEmpty(() => readFileSync(path, 'utf8'));

function list(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Processes come and go, and those of other users cannot be read. */
function orEmpty(read: () => string): string {
  try {
    return read();
  } catch {
    return '';
  }
}
