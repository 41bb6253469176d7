import { createServer } from 'vite';
import { readConfig } from '../app/platform/config/env.server';
import type { RunningSite } from '../server';

/**
 * Development server: pages and styles reload in place. A change to a file that only express or the operator uses
 * restarts the site in this process.
 */

const RESTART_PATHS =
  /\/(server\.ts|operator\/|app\/(server|platform|limits|session|upstream|realtime|i18n|payments|balance|lib)\/|app\/.*\.server\.)/;

const vite = await createServer({ server: { middlewareMode: true } });
let running = await start();

async function start(): Promise<RunningSite> {
  const { startSite } = (await vite.ssrLoadModule('/server.ts')) as typeof import('../server');
  return startSite(readConfig(process.env), vite);
}

async function restart(): Promise<void> {
  // Fails if the site was already closed by a restart that failed.
  await running.close().catch(() => undefined);
  vite.moduleGraph.invalidateAll();
  running = await start();
}

let restarting = Promise.resolve();
vite.watcher.on('change', (file) => {
  if (RESTART_PATHS.test(file)) restarting = restarting.then(restart).catch((error: unknown) => console.error(error));
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.close().then(() => process.exit(0)));
}
