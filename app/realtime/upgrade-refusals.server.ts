import type { Logger } from 'pino';
import type { UpgradeErrorStatus } from './upgrade.server';

/**
 * Why an upgrade was refused, with the status of the answer. The names are labels of a metric.
 *
 * - `origin`, `malformed`: not a WebSocket of a page of this site
 * - `guest`: no session, or one that is over
 * - `stopping`: the site stops
 * - `hub`: the operator's hub is unavailable; logged as `hub unavailable`, with the cause
 * - `session-full`, `player-full`: too many connections
 * - `churn`: the player connects too often
 * - `network-flood`: too many refused guests from one network
 */
export const REFUSALS = {
  origin: 403,
  malformed: 400,
  guest: 401,
  stopping: 503,
  hub: 503,
  'session-full': 429,
  'player-full': 429,
  churn: 429,
  'network-flood': 429,
} as const satisfies Record<string, UpgradeErrorStatus>;

export type RefusalReason = keyof typeof REFUSALS;

/** How long refusals of one reason are counted for the next line of the log. */
const LOG_INTERVAL_MS = 60_000;

interface Interval {
  readonly endsAt: number;
  count: number;
  cause: string | undefined;
}

/** Counts refused upgrades and logs them: the first of a reason at once, the others as a number, once a minute. */
export function createUpgradeRefusals(log: Logger, onRefused: (reason: RefusalReason) => void, now = Date.now) {
  const intervals = new Map<RefusalReason, Interval>();

  function write(reason: RefusalReason, count: number, cause?: string): void {
    if (reason === 'hub') log.warn({ reason: cause, count }, 'hub unavailable');
    // A limit that is reached needs a look; the others happen to every site.
    else log[REFUSALS[reason] === 429 ? 'warn' : 'info']({ reason, count }, 'live connections refused');
    intervals.set(reason, { endsAt: now() + LOG_INTERVAL_MS, count: 0, cause: undefined });
  }

  function flushOne(reason: RefusalReason, { endsAt, count, cause }: Interval): void {
    if (endsAt > now()) return;
    intervals.delete(reason);
    if (count > 0) write(reason, count, cause);
  }

  return {
    /** @param cause of an unavailable hub, for the log */
    add(reason: RefusalReason, cause?: string) {
      onRefused(reason);
      const interval = intervals.get(reason);
      if (!interval) return write(reason, 1, cause);
      interval.count += 1;
      interval.cause = cause;
    },
    /** Logs the numbers of the intervals that are over. Call it often. */
    flush: () => intervals.forEach((interval, reason) => flushOne(reason, interval)),
  };
}
