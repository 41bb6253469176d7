import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port';
import { timedStartUp } from './start-ups';
import { tools } from './tools';
import { stopProcess } from './processes';

export interface TestRedis {
  readonly url: string;
  readonly port: number;
  /** Suspends the process: it accepts commands and answers none until it resumes. */
  pause(): void;
  resume(): void;
  /** Waits until the process has ended. */
  stop(signal?: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

/** Starts a Redis for one test, which stores nothing on disk. @param port the port to restart on after a stop */
export async function startRedis(port?: number, settings: readonly string[] = [], folder?: string): Promise<TestRedis> {
  const own = port ?? (await freePort());
  const redis = await runRedis(
    ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', ...settings],
    'Ready to accept connections',
    folder,
  );
  return { ...redis, port: own, url: `redis://127.0.0.1:${own}` };
}

/** Runs redis-server in a folder of its own until it prints that it is ready. */
export async function runRedis(
  settings: readonly string[],
  readyLine: string,
  folder = mkdtempSync(path.join(tmpdir(), 'redis-')),
): Promise<Pick<TestRedis, 'pause' | 'resume' | 'stop'>> {
  const child = spawn(tools.redis.path, settings, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  await timedStartUp('Redis', async () => {
    let log = '';
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes(readyLine)) return;
      log += `${line}\n`;
    }
    throw new Error(`redis-server has ended:\n${log}`);
  });
  // Drains the log: a full pipe would block the process.
  child.stdout.resume();
  return {
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    stop: (signal) => stopProcess(child, signal),
  };
}
