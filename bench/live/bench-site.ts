import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createSeal } from '~/session/seal.server';
import { deriveKeys } from '~/session/keys.server';
import { cpuMsOf, residentMbOf, stopProcess } from '../../tests/support/processes';

export const SECRET = 'a-secret-of-the-benchmark-and-of-nothing-else';

export interface BenchSite {
  /** Listening address, as `host:port`. */
  readonly host: string;
  readonly origin: string;
  /** Makes the hub send a notification to every connection. */
  push(): void;
  /** Resident memory, in kB. */
  residentKb(): number;
  /** CPU time used so far, in seconds. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

const BUILT_SITE = ['build/server/server.js'];
const BARE_SITE = ['--import', 'tsx', fileURLToPath(new URL('bare-site.ts', import.meta.url))];

/**
 * Starts the built site in its own process, with the stub operator in another one. Uses the Redis of `REDIS_URL` if
 * set. With `BARE=1`, starts express alone instead.
 */
export async function startBenchSite(): Promise<BenchSite> {
  const operator = fork(fileURLToPath(new URL('stub-operator.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  const [operatorPort] = (await once(operator, 'message')) as [number];
  const site = spawn(process.execPath, process.env.BARE === '1' ? BARE_SITE : BUILT_SITE, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      OPERATOR_API_URL: `http://127.0.0.1:${operatorPort}/api/`,
      OPERATOR_HUB_URL: `ws://127.0.0.1:${operatorPort}/hubs/notify`,
      SESSION_SECRETS: SECRET,
      LOG_LEVEL: 'info',
      ...(process.env.REDIS_URL && { REDIS_URL: process.env.REDIS_URL }),
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await portOf(site);
  return {
    host: `127.0.0.1:${port}`,
    origin: `http://localhost:${port}`,
    push: () => void operator.send('push'),
    residentKb: () => residentMbOf(site) * 1_024,
    processorSeconds: () => cpuMsOf(site) / 1_000,
    async stop() {
      operator.kill('SIGKILL');
      await stopProcess(site, 'SIGKILL');
    },
  };
}

async function portOf(site: ChildProcess): Promise<number> {
  if (!site.stdout) throw new Error('The site has no output stream.');
  for await (const line of createInterface({ input: site.stdout })) {
    if (!line.includes('"msg":"listening"')) continue;
    // Drains the log: a full pipe would block the site.
    site.stdout.resume();
    return (JSON.parse(line) as { port: number }).port;
  }
  throw new Error('The site did not start.');
}

/** Session cookies of logged-in players, one session each. */
export async function sealedCookies(count: number): Promise<string[]> {
  const seal = createSeal(deriveKeys([SECRET]));
  const startedAt = Date.now();
  const cookieOf = async (index: number) => {
    const facts = { token: `token-${index}-`.padEnd(200, 'x'), username: `player${index}`, usercode: String(index) };
    const sealed = await seal.seal({ ...facts, id: `session-${index}`, startedAt, sealedAt: startedAt });
    const device = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
    return `session=1~${sealed}; device=${device}; language=tr`;
  };
  return Promise.all(Array.from({ length: count }, (_, index) => cookieOf(index)));
}
