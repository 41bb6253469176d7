import { fork, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { SECRET } from '../live/bench-site';
import type { SentBytes } from './static-bytes';
import { cpuMsOf, residentMbOf, stopProcess } from '../../tests/support/processes';

export interface Server {
  readonly origin: string;
  /** Where a started site serves metrics and health checks, if `METRICS_PORT` is set. */
  readonly metricsOrigin?: string | undefined;
  readonly pid: number;
  /** Resident memory, in MB. */
  residentMb(): number;
  /** CPU time used so far by all threads, in seconds. */
  processorSeconds(): number;
  stop(): Promise<void>;
}

const fileHere = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/**
 * The measured server runs alone on the last core, if there is more than one; the load generator and the operator use
 * the others.
 */
const MEASURED_CORE = availableParallelism() - 1;
const pinToMeasuredCore = (command: string, args: readonly string[]) =>
  process.platform === 'linux'
    ? (['taskset', ['-c', String(MEASURED_CORE), command, ...args]] as const)
    : ([command, args] as const);

export function avoidMeasuredCore(): void {
  if (process.platform !== 'linux') return;
  spawn('taskset', ['-acp', `0-${Math.max(0, MEASURED_CORE - 1)}`, String(process.pid)], { stdio: 'ignore' });
}

/** @param gamesTimes how many times to multiply the demonstration's list of games */
export async function startOperator(gamesTimes = 1): Promise<Server> {
  const dataDir = newDataDir();
  const child = fork(fileHere('stub-operator.ts'), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, DATA_DIR: dataDir, GAMES_TIMES: String(gamesTimes) },
  });
  const [port] = (await once(child, 'message')) as [number];
  return serverOf(child, port, dataDir);
}

const BUILT_SITE = 'build/server/server.js';

/**
 * Builds the template server. It shares the pages with the site's build; the site's other modules are bundled in the
 * same way as in the site's build.
 */
export async function buildDefaultSite(): Promise<string> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '~': path.resolve('app') } },
    build: { ssr: fileHere('default-site.ts'), outDir: 'build/bench', target: 'node20', minify: false },
  });
  return 'build/bench/default-site.js';
}

export async function startSite(
  operator: Server,
  env: Record<string, string> = {},
  entry: string = BUILT_SITE,
): Promise<Server> {
  const dataDir = newDataDir();
  const child = spawn(...pinToMeasuredCore(process.execPath, [entry]), {
    env: {
      ...process.env,
      PORT: '0',
      OPERATOR_API_URL: `${operator.origin}/api/`,
      OPERATOR_HUB_URL: 'ws://127.0.0.1:9/hubs/notify',
      SESSION_SECRETS: SECRET,
      DATA_DIR: dataDir,
      NODE_ENV: 'production',
      // High, or the site would start to refuse requests at saturation.
      MAX_PAGE_WAIT_MS: '60000',
      MAX_PAGES_UNDER_WAY: '10000',
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    if (!line.includes('"msg":"listening"')) continue;
    // Drains the log: a full pipe would block the site.
    child.stdout.resume();
    const { port, metrics } = JSON.parse(line) as { port: number; metrics?: number };
    const metricsOrigin = metrics === undefined ? undefined : `http://127.0.0.1:${metrics}`;
    return { ...serverOf(child, port, dataDir), metricsOrigin };
  }
  throw new Error('The site did not start.');
}

/** Starts a server that sends only these bytes. */
export async function startStaticBytes(
  by: SentBytes['by'],
  body: Buffer,
  headers: Record<string, string>,
): Promise<Server> {
  const child = spawn(...pinToMeasuredCore(process.execPath, ['--import', 'tsx', fileHere('static-bytes.ts')]), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  child.send({ by, body: body.toString('base64'), headers } satisfies SentBytes);
  const [port] = (await once(child, 'message')) as [number];
  return serverOf(child, port, null);
}

const newDataDir = () => mkdtempSync(path.join(tmpdir(), 'bench-pages-'));

export function serverOf(child: ChildProcess, port: number, dataDir: string | null): Server {
  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    residentMb: () => residentMbOf(child),
    processorSeconds: () => cpuMsOf(child) / 1_000,
    async stop() {
      await stopProcess(child);
      if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
