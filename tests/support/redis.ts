import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port';
import { timedStartUp } from './start-ups';
import { tools } from './tools';

export interface TestRedis {
  readonly url: string;
  /** Suspends the process: it accepts commands and answers none until it resumes. */
  pause(): void;
  resume(): void;
  /** Waits until the process has ended. */
  stop(): Promise<void>;
}

/** Starts a Redis for one test, which stores nothing on disk. @param port the port to restart on after a stop */
export async function startRedis(port?: number): Promise<TestRedis & { readonly port: number }> {
  const own = port ?? (await freePort());
  const child = spawn(
    tools.redis.path,
    ['--port', String(own), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    {
      cwd: mkdtempSync(path.join(tmpdir(), 'redis-')),
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  await timedStartUp('Redis', async () => {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('Ready to accept connections')) break;
    }
  });
  return {
    port: own,
    url: `redis://127.0.0.1:${own}`,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
}
