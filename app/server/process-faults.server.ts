import process from 'node:process';
import type { Logger } from 'pino';

/**
 * Logs what Node prints by itself as text: warnings, and the error that ends the process. So each line of the log is JSON.
 * Call it once, in the process that runs nothing but the site.
 */
export function logProcessFaults(log: Pick<Logger, 'warn' | 'fatal'>): void {
  // Node's own listener prints them.
  process.removeAllListeners('warning');
  process.on('warning', ({ name, message }) => log.warn({ name }, message));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process ends');
    process.exit(1);
  });
}
