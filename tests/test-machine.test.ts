import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { installationProblem } from '../scripts/suite/install';
import { browserProblem, leftoverSites, spaceProblem } from '../scripts/suite/problems';
import { TEST_SITE_MARK } from './support/site';
import { tools } from './support/tools';

/** What `npm test` says before it runs any test, on a machine where the tests cannot run. */

const folders: string[] = [];
function newFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'machine-'));
  folders.push(folder);
  return folder;
}
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

async function runTests(folder: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [path.resolve('scripts/test.js')], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code: child.exitCode };
}

/** A folder of this project without its packages. */
function withoutPackages(engines: string): string {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ engines: { node: engines } }));
  copyFileSync('.node-version', path.join(folder, '.node-version'));
  return folder;
}

it('says that Node is too old, and which one to install', async () => {
  const { said, code } = await runTests(withoutPackages('>=99.1'));
  expect(code).toBe(1);
  expect(said).toMatch(/^Node \d+\.\d+\.\d+ is too old: this needs >=99\.1\. Install Node [\d.]+, then: npm ci\n$/);
});

it('says that the packages are missing, even after an interrupted installation', async () => {
  const { said, code } = await runTests(withoutPackages('>=20.19'));
  expect(code).toBe(1);
  expect(said).toMatch(/^The packages are missing, .*: npm ci\n$/);
});

it('names the process that holds a port of the tests', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { said, code } = await runTests(process.cwd(), { E2E_PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is in use by .*\\(process ${process.pid}\\)\\. Stop it, or `, 'm'));
});

it('names the sites that an earlier run left, and no site of a run under way', () => {
  const folder = newFolder();
  const ended = Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }));
  const siteOf = (pid: number) =>
    spawn('sleep', ['60'], { env: { PATH: process.env['PATH'], [TEST_SITE_MARK]: `${folder}:${pid}` } as never });
  const [left, used] = [siteOf(ended), siteOf(process.pid)];
  const found = leftoverSites(folder);
  left.kill();
  used.kill();
  expect(found).toEqual([left.pid]);
});

it('says where room is missing', () => {
  expect(spaceProblem('/tmp', 999)[0]).toMatch(/^\/tmp has 999 MB free; .* TMPDIR$/);
  expect(spaceProblem('/tmp', 1_000)).toEqual([]);
});

it('says that the browser of CHROMIUM_PATH does not exist', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  expect(browserProblem()).toBe('CHROMIUM_PATH names /nowhere/chromium, which is no file');
});

describe('programs that are missing', () => {
  const redis = { ...tools.redis, path: '/nowhere/redis' };

  it('are named with the command that installs them, for who may not', () => {
    expect(installationProblem([redis, { ...tools.java, path: '/nowhere/java' }], null)).toBe(
      'Not installed: redis-server default-jre-headless. Install it: sudo apt-get install -y --no-install-recommends redis-server default-jre-headless (or name what you have by REDIS_SERVER_PATH, JAVA_PATH)',
    );
  });

  it('are named where apt-get fails, with its reason', () => {
    const failing = ['sh', '-c', 'echo "E: Unable to fetch" >&2; exit 100'];
    expect(installationProblem([redis], failing)).toMatch(/^apt-get failed: E: Unable to fetch\. Install it: apt-get /);
  });

  it('are named where their packages have no such file', () => {
    expect(installationProblem([redis], ['true'])).toMatch(/^redis-server did not install \/nowhere\/redis\. /);
  });
});
