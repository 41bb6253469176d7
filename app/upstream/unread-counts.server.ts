import { LRUCache } from 'lru-cache';
import type { Caller, OperatorClient } from './client.server';
import { customer } from './contract/customer';

/** The site reads a player's newest 100 notifications. */
export const ALL_NOTIFICATIONS = { skip: 0, take: 100 };

/** The number of a player's unread notifications, which every page shows. */
export interface UnreadCounts {
  /** Asks the operator at most once in five seconds. Null when the count is not known within half a second. */
  find(sessionId: string, caller: Caller): Promise<number | null>;
  /** Stores the count after the list was read. */
  know(sessionId: string, count: number): void;
  /** Deletes the count after a notification was read: the next page asks the operator. */
  forget(sessionId: string): void;
}

interface Known {
  readonly count: number | null;
}

const FRESH_MS = 5_000;
const MAX_SESSIONS = 50_000;
const PATIENCE_MS = 500;

export function createUnreadCounts(client: OperatorClient): UnreadCounts {
  const known = new LRUCache<string, Known, Caller>({
    max: MAX_SESSIONS,
    ttl: FRESH_MS,
    // `set` and `delete` abort a pending fetch. Callers that wait for it must still get its result.
    ignoreFetchAbort: true,
    async fetchMethod(_sessionId, _stale, { context }) {
      const outcome = await client.ask(customer.notification, ALL_NOTIFICATIONS, context);
      return { count: outcome.kind === 'success' ? countUnread(outcome.data) : null };
    },
  });
  return {
    async find(sessionId, caller) {
      const patience = withinPatience();
      const found = await Promise.race([known.fetch(sessionId, { context: caller }), patience.over]);
      patience.end();
      return found?.count ?? null;
    },
    know: (sessionId, count) => void known.set(sessionId, { count }),
    forget: (sessionId) => void known.delete(sessionId),
  };
}

export const countUnread = (notifications: readonly { isRead: boolean }[]): number =>
  notifications.filter(({ isRead }) => !isRead).length;

function withinPatience() {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<undefined>((resolve) => (timer = setTimeout(() => resolve(undefined), PATIENCE_MS)));
  return { over, end: () => clearTimeout(timer) };
}
