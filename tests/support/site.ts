import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { CLOCK_FLAGS, siteClock, type SiteClock } from './site-clock';
import { timedStartUp } from './start-ups';
import { cpuMsOf, residentMbOf, stopProcess } from './processes';

export interface TestSite {
  /** The address that the site listens on. Its public origin may differ. */
  readonly url: string;
  /** Base URL of the operator's calls, with a trailing slash. */
  readonly operatorUrl: string;
  /** The address of the metrics, if METRICS_PORT is set. */
  readonly metricsUrl: string;
  /** The log lines so far. */
  readonly logs: readonly string[];
  /** CPU time of its process so far, in milliseconds. The load of the machine does not change it. */
  cpuMs(): number;
  /** Resident memory of its process, in megabytes. */
  residentMb(): number;
  readonly clock: SiteClock;
  /** The process, for tests that kill or inspect it. */
  readonly pid: number;
  /** Stops the process with SIGTERM and waits for it. */
  stop(): Promise<void>;
  /** Waits until the process has ended and its log is complete. @returns its exit code; null if a signal ended it */
  ended(): Promise<number | null>;
}

/** The environment variable by which a test site is recognised if its test runner ends without stopping it. */
export const TEST_SITE_MARK = 'TEST_SITE_OF';

/** Marks a site as started by this process for the tests of this folder. */
export const testSiteMark = () => ({ [TEST_SITE_MARK]: `${process.cwd()}:${process.pid}` });

/** Makes the demonstration operator hash passwords in no time, and win no jackpots: each is a message to every player. */
export const testOperator = { OPERATOR_PASSWORD_COST: '1', OPERATOR_JACKPOT_MINUTES: '0' };

export const newDataDir = () => mkdtempSync(path.join(tmpdir(), 'site-'));

const BUILT_SERVER = 'build/server/server.js';

/** Starts the built site as a process of its own, on free ports, by default with a new data directory. */
export async function startSite(env: Record<string, string> = {}): Promise<TestSite> {
  const child = spawn(
    process.execPath,
    [...CLOCK_FLAGS, '--import', './tests/support/end-with-parent.mjs', process.env['SITE_UNDER_TEST'] ?? BUILT_SERVER],
    {
      env: {
        PATH: process.env.PATH ?? '',
        PORT: '0',
        OPERATOR_PORT: '0',
        DATA_DIR: newDataDir(),
        TRUST_PROXY: 'loopback',
        ...testOperator,
        ...testSiteMark(),
        // Other tests also load the machine. That must not count as an overload of the site.
        MAX_PAGE_WAIT_MS: '60000',
        MAX_PAGES_UNDER_WAY: '10000',
        ...env,
      } as unknown as NodeJS.ProcessEnv,
      stdio: ['pipe', 'pipe', 'pipe', 'ipc'],
      ...(env['SITE_USER'] && { uid: Number(env['SITE_USER']) }),
    },
  );
  const logs: string[] = [];
  const listening = await timedStartUp('site', () => readUntilListening(child, logs));
  return {
    url: `http://localhost:${listening.port}`,
    operatorUrl: listening.operator,
    metricsUrl: `http://127.0.0.1:${listening.metrics}/metrics`,
    pid: child.pid ?? 0,
    logs,
    clock: siteClock(child),
    cpuMs: () => cpuMsOf(child),
    residentMb: () => residentMbOf(child),
    stop: () => stopProcess(child),
    ended: () => new Promise((resolve) => child.once('close', resolve)),
  };
}

/** What the process does now, as Linux says: its state, memory and threads. */
function stateOf(child: ChildProcess): string {
  const lines =
    readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/^(?:State|VmRSS|Threads|voluntary\w+):.*$/gm) ?? [];
  return `${lines.join(', ').replaceAll('\t', ' ')}, ${cpuMsOf(child)} ms of CPU time`;
}

interface Listening {
  readonly port: number;
  readonly operator: string;
  readonly metrics?: number;
}

/** Shorter than Vitest waits for a hook: its own error would not say how far the site came. */
const START_LIMIT_MS = 200_000;

function readUntilListening(child: ChildProcess, logs: string[]): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const fail = (how: string) => reject(new Error(`The site ${how}:\n${logs.join('\n')}`));
    const late = setTimeout(() => {
      fail(`did not start within ${START_LIMIT_MS} ms, ${stateOf(child)}`);
      child.kill('SIGKILL');
    }, START_LIMIT_MS);
    child.once('exit', (code) => {
      clearTimeout(late);
      fail(`stopped with ${code}`);
    });
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue;
      createInterface({ input: stream }).on('line', (line) => {
        logs.push(line);
        if (!line.includes('"msg":"listening"')) return;
        clearTimeout(late);
        resolve(JSON.parse(line) as Listening);
      });
    }
  });
}
