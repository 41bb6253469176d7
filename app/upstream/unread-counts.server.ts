import { LRUCache } from 'lru-cache';
import type { Caller, OperatorClient } from './client.server';
import { customer } from './contract/customer';

/** The notifications that the site reads: docs/product/frame.md#notifications. */
export const ALL_NOTIFICATIONS = { skip: 0, take: 100 };

interface Known {
  readonly count: number | null;
}

const FRESH_MS = 5_000;
const MAX_SESSIONS = 50_000;
const PATIENCE_MS = 500;

export type UnreadCounts = ReturnType<typeof createUnreadCounts>;

/** The numbers of unread notifications, for the frame of every page. */
export function createUnreadCounts(client: OperatorClient) {
  const known = new LRUCache<string, Known, Caller>({
    max: MAX_SESSIONS,
    ttl: FRESH_MS,
    // A change of the entry while the call runs must not fail its callers.
    ignoreFetchAbort: true,
    async fetchMethod(_sessionId, _stale, { context }) {
      const outcome = await client.ask(customer.notification, ALL_NOTIFICATIONS, context);
      return { count: outcome.kind === 'success' ? countUnread(outcome.data) : null };
    },
  });
  return {
    /** At most one call in five seconds; null when it fails, or takes longer than half a second. */
    async find(sessionId: string, caller: Caller) {
      const timeLimit = startTimeLimit();
      const found = await Promise.race([known.fetch(sessionId, { context: caller }), timeLimit.over]);
      timeLimit.end();
      return found?.count ?? null;
    },
    /** Sets the number, when the list has just been read. */
    know: (sessionId: string, count: number) => void known.set(sessionId, { count }),
    /** Drops the number, because a notification was read: the next page asks the operator. */
    forget: (sessionId: string) => void known.delete(sessionId),
  };
}

export const countUnread = (notifications: readonly { isRead: boolean }[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;

function startTimeLimit() {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PATIENCE_MS)));
  return { over, end: () => clearTimeout(timer) };
}
