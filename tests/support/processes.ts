import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';

/** Sends the signal and waits for the process to end. Does nothing if it has ended. */
export async function stopProcess(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** Linux counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** The processor time that the process has used, in milliseconds, in steps of ten. */
export function cpuMsOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  // The fields after the name, which may hold spaces: the 12th and 13th are the time in the process and in the kernel.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The memory that the process holds, or the most that it has held (VmHWM), in MiB. */
export function residentMbOf({ pid }: Pick<ChildProcess, 'pid'>, line: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(String.raw`${line}:\s+(\d+)`).exec(status)?.[1]) / 1024;
}
