import { execFileSync } from 'node:child_process';
import { missingTools } from '../tests/support/tools';

/** Installs the Debian packages that the tests need and the machine lacks. Needs root. */
const missing = missingTools();
if (missing.length > 0) {
  const names = missing.map(({ debianPackage }) => debianPackage);
  console.log(`Installing ${names.join(', ')}.`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Runlevel 1 keeps the package from starting its Redis service: the tests start their own.
    const env = { ...process.env, RUNLEVEL: '1' };
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit', env });
  } catch {
    const variables = [...new Set(missing.map(({ variable }) => variable))].join(', ');
    console.error(`Could not install ${names.join(', ')}. If they are elsewhere, say where with ${variables}.`);
    process.exit(1);
  }
}
