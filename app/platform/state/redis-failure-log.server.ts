import { ReplyError } from 'ioredis';
import type { Logger } from 'pino';

/** One line for each kind of failure in this time: while Redis fails, every page asks it. */
const SILENCE_MS = 60_000;

/** `NOREPLICAS`, `OOM` or `NOPERM` need a person. Only the first word is logged: the rest may contain keys and values. */
export function createFailureLog(log: Pick<Logger, 'warn'>, now = Date.now): (cause: unknown) => void {
  const loggedAt = new Map<string, number>();
  return (cause) => {
    const code = codeOf(cause);
    if (now() - (loggedAt.get(code) ?? -Infinity) < SILENCE_MS) return;
    loggedAt.set(code, now());
    log.warn({ code }, 'redis did not take a command');
  };
}

function codeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'unknown';
  const [word = ''] = cause.message.split(' ', 1);
  // Scripts put `ERR` and the text of another error together.
  if (cause instanceof ReplyError) return /^[A-Z]+$/.test(word) ? word : 'ERR';
  const { code = cause.name } = cause as NodeJS.ErrnoException;
  return cause.message === 'Command timed out' ? 'TIMEOUT' : code;
}
