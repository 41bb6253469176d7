import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';
import { residentMbOf, stopProcess } from '../tests/support/processes';

/**
 * Benchmark of the embedded operator: start-up time, response time and memory. Run by hand, after `npm run build`: `npx
 * tsx bench/operator.ts`. It starts the operator with the same command as `npm run operator`.
 */

const CLIENTS = 50;
const SECONDS_PER_READ = 1.5;
const REST_MS = 2_000;
const WARM_UP_SECONDS = 1;
/** Pause between two reads of a client with think time. */
const PACE_MS = 50;

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { operator: string } };
const command = scripts.operator.split(' ').slice(1);

interface Started {
  readonly child: ChildProcess;
  readonly apiUrl: string;
  readonly milliseconds: number;
}

async function start(dataDir: string): Promise<Started> {
  const began = performance.now();
  const child = spawn(process.execPath, command, {
    env: { ...process.env, OPERATOR_PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [apiUrl] = line.match(/http:\/\/[^\s,]+/) ?? [];
    if (apiUrl) return { child, apiUrl, milliseconds: performance.now() - began };
  }
  throw new Error('The operator did not start.');
}

const residentMb = ({ child }: Started) => residentMbOf(child);
const mostMb = ({ child }: Started) => residentMbOf(child, 'VmHWM');

interface Read {
  readonly method: 'GET' | 'POST';
  readonly call: string;
  readonly body?: object;
}

const reads: readonly Read[] = [
  { method: 'GET', call: 'cms/grouped' },
  { method: 'GET', call: 'user/balance' },
  { method: 'POST', call: 'transaction/list', body: { kind: 0, skip: 0, take: 20 } },
  { method: 'POST', call: 'casino/games', body: { systemCategory: 'live' } },
];

/** Makes every client repeat the read. Returns the response times in ms, sorted. */
async function load(pool: Pool, token: string, read: Read, paceMs: number, seconds: number): Promise<number[]> {
  const { method, call, body } = read;
  const taken: number[] = [];
  const until = performance.now() + seconds * 1000;
  const request = {
    method,
    path: `/api/${call}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-locale': 'tr' },
    body: body ? JSON.stringify(body) : null,
  };
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      await pause(Math.random() * paceMs);
      while (performance.now() < until) {
        const began = performance.now();
        const { statusCode, body: answer } = await pool.request(request);
        await answer.text();
        if (statusCode !== 200) throw new Error(`${call} answered ${statusCode}.`);
        taken.push(performance.now() - began);
        if (paceMs > 0) await pause(paceMs);
      }
    }),
  );
  return taken.sort((a, b) => a - b);
}

const quantile = (sorted: number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? NaN;
const ms = (value: number) => `${value.toFixed(1)} ms`;

async function login(apiUrl: string): Promise<string> {
  const response = await fetch(new URL('auth/login', apiUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'demo1234' }),
  });
  return ((await response.json()) as { data: { token: string } }).data.token;
}

const dataDir = mkdtempSync(path.join(tmpdir(), 'bench-operator-'));
try {
  const first = await start(dataDir);
  console.log(`node ${command.join(' ')}`);
  console.log(`${CLIENTS} clients; load of the machine before it began ${loadavg()[0]?.toFixed(1)}`);
  console.log(`first start, seeding   ${first.milliseconds.toFixed(0)} ms`);
  await stopProcess(first.child);
  const second = await start(dataDir);
  console.log(`second start           ${second.milliseconds.toFixed(0)} ms`);
  console.log(`memory when started    ${residentMb(second).toFixed(0)} MB`);
  const token = await login(second.apiUrl);
  const pool = new Pool(new URL(second.apiUrl).origin, { connections: CLIENTS });
  for (const read of reads) await load(pool, token, read, 0, WARM_UP_SECONDS / reads.length);
  for (const paceMs of [PACE_MS, 0]) {
    console.log(paceMs > 0 ? `\neach client waits ${paceMs} ms between reads` : '\nas fast as it goes');
    for (const read of reads) {
      const taken = await load(pool, token, read, paceMs, SECONDS_PER_READ);
      const perSecond = Math.round(taken.length / SECONDS_PER_READ);
      const figures = `p50 ${ms(quantile(taken, 0.5))}  p99 ${ms(quantile(taken, 0.99))}`;
      console.log(`${read.call.padEnd(18)} ${String(perSecond).padStart(6)}/s  ${figures}`);
    }
    console.log(
      `memory                 ${residentMb(second).toFixed(0)} MB (most so far ${mostMb(second).toFixed(0)} MB)`,
    );
  }
  await pool.close();
  await pause(REST_MS);
  console.log(`\nmemory after a rest    ${residentMb(second).toFixed(0)} MB`);
  await stopProcess(second.child);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
