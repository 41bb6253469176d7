import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Tool } from '../../tests/support/tools';

/**
 * Installs the Debian packages of tools, if this process may: as root, or by sudo without a password in a container or a
 * run of CI. Says so in a line.
 *
 * @param asRoot what to put before a command that needs root; null where this process must not or cannot run one
 * @returns what keeps it from doing so, with the command to give; null when all are installed
 */
export function installationProblem(tools: readonly Tool[], asRoot = commandPrefix()): string | null {
  if (tools.length === 0) return null;
  const packages = [...new Set(tools.map(({ debianPackage }) => debianPackage))].join(' ');
  const command = `apt-get install -y --no-install-recommends ${packages}`;
  if (asRoot === null) return `Not installed: ${packages}. ${otherwise(tools, `sudo ${command}`)}`;
  console.log(`Installing ${packages} by apt-get.`);
  for (const step of ['apt-get -o Acquire::Retries=0 update -qq', command]) {
    const [program = '', ...args] = [...asRoot, ...step.split(' ')];
    // Runlevel 1 keeps packages from starting their services: the tests start their own.
    const { status, stderr } = spawnSync(program, args, {
      env: { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' },
      encoding: 'utf8',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (status !== 0) return `apt-get failed: ${reasonOf(stderr)}. ${otherwise(tools, command)}`;
  }
  const missing = tools.find(({ path }) => !existsSync(path));
  return missing ? `${missing.debianPackage} did not install ${missing.path}. ${otherwise(tools, command)}` : null;
}

function commandPrefix(): string[] | null {
  if (!existsSync('/usr/bin/apt-get')) return null;
  if (process.getuid?.() === 0) return [];
  const isDisposable = Boolean(process.env['CI']) || ['/.dockerenv', '/run/.containerenv'].some(existsSync);
  const sudo = ['sudo', '-n'];
  return isDisposable && spawnSync('sudo', ['-n', 'true']).status === 0 ? sudo : null;
}

const reasonOf = (stderr: string | null) => stderr?.trim().split('\n').at(-1) ?? 'it cannot be run';

function otherwise(tools: readonly Tool[], command: string): string {
  const variables = [...new Set(tools.map(({ variable }) => variable))].join(', ');
  return `Install it: ${command} (or name what you have by ${variables})`;
}
