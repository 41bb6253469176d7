import { execFileSync } from 'node:child_process';
import { chromiumPath, hasChromium, hasHeadlessShell, headlessShellPath } from '../tests/support/browser';
import { hasJava, javaPath } from '../tests/support/conformance';
import { hasNginx, hasOpenssl, nginxPath, opensslPath } from '../tests/support/proxy';
import { hasRedis, redisPath } from '../tests/support/redis';
import { hasLynx, hasTmux, hasW3m, lynxPath, tmuxPath, w3mPath } from '../tests/support/terminal';

/** Debian packages that the tests need. Installs the missing ones. */
const missing = [
  ...(hasChromium() ? [] : [{ path: chromiumPath, name: 'chromium', variable: 'CHROMIUM_PATH' }]),
  ...(hasHeadlessShell()
    ? []
    : [{ path: headlessShellPath, name: 'chromium-headless-shell', variable: 'CHROMIUM_PATH' }]),
  ...(hasRedis() ? [] : [{ path: redisPath, name: 'redis-server', variable: 'REDIS_SERVER_PATH' }]),
  ...(hasNginx() ? [] : [{ path: nginxPath, name: 'nginx', variable: 'NGINX_PATH' }]),
  ...(hasOpenssl() ? [] : [{ path: opensslPath, name: 'openssl', variable: 'PATH' }]),
  ...(hasJava() ? [] : [{ path: javaPath, name: 'default-jre-headless', variable: 'JAVA_PATH' }]),
  ...(hasTmux() ? [] : [{ path: tmuxPath, name: 'tmux', variable: 'TMUX_PATH' }]),
  ...(hasLynx() ? [] : [{ path: lynxPath, name: 'lynx', variable: 'LYNX_PATH' }]),
  ...(hasW3m() ? [] : [{ path: w3mPath, name: 'w3m', variable: 'W3M_PATH' }]),
];

if (missing.length > 0) {
  const names = missing.map(({ name }) => name);
  for (const { path, name } of missing) console.log(`Nothing at ${path}: installing Debian's ${name}.`);
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    // Runlevel 1 keeps the package from starting its Redis service: the tests start their own.
    const env = { ...process.env, RUNLEVEL: '1' };
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names], { stdio: 'inherit', env });
  } catch {
    const variables = missing.map(({ variable }) => variable).join(' and ');
    console.error(
      `Could not install ${names.join(' and ')}. Install them, and name them with ${variables} if they are elsewhere.`,
    );
    process.exit(1);
  }
}
