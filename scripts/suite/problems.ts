import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { OPERATOR_PORT, SITE_PORT } from '../../tests/e2e/ports';
import { TEST_SITE_MARK } from '../../tests/support/site';
import { missingTools } from '../../tests/support/tools';

/** What keeps the tests from running on this machine: a line for each problem, with the way to mend it. */
export async function findProblems(): Promise<string[]> {
  const leftovers = leftoverSites();
  const ports = await Promise.all([SITE_PORT, OPERATOR_PORT].map(async (port) => ((await isFree(port)) ? [] : [port])));
  return [
    ...missingToolsProblem(),
    ...(leftovers.length === 0 ? [] : [`An earlier run left sites running. Stop them: kill ${leftovers.join(' ')}`]),
    ...(leftovers.length > 0 ? [] : ports.flat().map(portProblem)),
  ];
}

function missingToolsProblem(): string[] {
  const names = missingTools().map(({ debianPackage, path }) => `${debianPackage} (${path})`);
  if (names.length === 0) return [];
  return [`Not installed: ${names.join(', ')}. Install them: npm run setup:tests`];
}

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

/** Processes of this folder's test sites whose test runner is gone. Finds none where there is no /proc. */
function leftoverSites(): number[] {
  const running = processes();
  const mark = `${TEST_SITE_MARK}=${process.cwd()}:`;
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
