import process from 'node:process';
import { format } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { Logger } from 'pino';

/** Libraries print what a request sent. */
const MAX_PRINTED_LENGTH = 1_000;

/** Logs as JSON what Node and libraries print as text. Call it once, in the process that runs nothing but the site. */
export function logProcessFaults(log: Pick<Logger, 'info' | 'warn' | 'error' | 'fatal'>): void {
  const print =
    (level: 'info' | 'warn' | 'error') =>
    (...values: unknown[]) =>
      log[level](format(...values).slice(0, MAX_PRINTED_LENGTH));
  Object.assign(console, { log: print('info'), info: print('info'), warn: print('warn'), error: print('error') });
  // Node's own listener prints them.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ name }, message));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends');
    process.exit(1);
  });
}

const GROWTH_PERCENT = 60;

/** The heap may grow by 60 %: by default a process keeps what a flood has filled. V8 reads the flag late, too. */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
