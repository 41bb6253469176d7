import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { TEST_SITE_MARK } from './support/site';

/** What `npm test` says before it runs any test, on a machine where the tests cannot run. */

const TSX = path.resolve('node_modules/tsx/dist/loader.mjs');
const CHECK = path.resolve('scripts/check-test-machine.ts');

/** @param folder where it runs: the sites of other folders do not count */
async function check(
  env: Record<string, string>,
  folder = process.cwd(),
): Promise<{ said: string; code: number | null }> {
  const child = spawn(process.execPath, ['--import', TSX, CHECK], {
    cwd: folder,
    env: { ...process.env, E2E_PORT: '43980', ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, code: child.exitCode };
}

it('names the programs that are missing, and the command that installs them', async () => {
  const { said, code } = await check({ REDIS_SERVER_PATH: '/nowhere/redis', JAVA_PATH: '/nowhere/java' });
  expect(code).toBe(1);
  expect(said).toMatch(/^Not installed: .*redis-server \(\/nowhere\/redis\)/);
  expect(said).toContain('default-jre-headless (/nowhere/java)');
  expect(said).toContain('npm run setup:tests');
});

it('names the process that holds a port of the tests', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { said, code } = await check({ E2E_PORT: String(port) });
  server.close();
  expect(code).toBe(1);
  expect(said).toMatch(new RegExp(`^Port ${port} is in use by .*\\(process ${process.pid}\\)\\. Stop it, or `, 'm'));
});

it('names the sites that an earlier run left, and no site of a run under way', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'leftover-'));
  const ended = Number(execFileSync('sh', ['-c', 'echo $$'], { encoding: 'utf8' }));
  const siteOf = (pid: number) =>
    spawn('sleep', ['60'], { env: { PATH: process.env['PATH'], [TEST_SITE_MARK]: `${folder}:${pid}` } as never });
  const [left, used] = [siteOf(ended), siteOf(process.pid)];
  const { said, code } = await check({}, folder);
  left.kill();
  used.kill();
  rmSync(folder, { recursive: true });
  expect(code).toBe(1);
  expect(said).toContain(`kill ${left.pid}\n`);
  expect(said).not.toContain(String(used.pid));
});
