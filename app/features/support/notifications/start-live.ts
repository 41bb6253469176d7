import { hasOpenPayments, raiseBalanceChanged } from '~/browser/balance-changed';
import { raisePlayPaused } from '~/browser/play-paused';
import { showToast } from '~/browser/show-toast';
import { BONUS_FORMS } from '~/features/money/bonuses/bonus-paths';
import { CANCEL_PATH, receiptPath } from '~/payments/receipt-path';
import {
  BET_SETTLED_COMMAND,
  BONUS_PROGRESS_COMMAND,
  NOTIFICATION_COMMAND,
  PAUSED_COMMAND,
} from '~/realtime/hub-names';
import type { LiveEvent } from '~/realtime/live-event';
import { joinSharedConnection } from '~/realtime/shared-connection';
import { updateNotifications, setNotificationList, addNotification } from './notification-store';
import { readPushed, type NotificationItem, type NotificationKind } from './notification-item';
import { readNotifications } from './read-notifications';

const ANSWERING_FORMS: Partial<Record<NotificationKind, readonly string[]>> = {
  bonus: BONUS_FORMS,
  system: ['/dashboard/security'],
  withdraw: ['/dashboard/withdraw/', CANCEL_PATH],
};

const OWN_PAGES = /^\/(?:dashboard|safer-play)(?:\/|$)/;

/** Longer than the slowest call. */
const ANSWER_MS = 20_000;

const BALANCE_KINDS: ReadonlySet<NotificationKind> = new Set(['deposit', 'withdraw', 'bonus']);

export interface Live {
  /** Reconnects after all automatic attempts have failed. */
  retry(): void;
  stop(): void;
}

/** @param player user code; tabs of the same player share one connection */
export function startLive(player: string): Live {
  let receivedCount = 0;
  let isLoggingOut = false;
  /** The path of the form that the page has sent last, and when, in milliseconds of `performance.now()`. */
  let sent = '';
  let sentAt = 0;
  const live = joinSharedConnection({
    name: `live:${player}`,
    open: async (emit) => (await import('~/realtime/hub-client.client')).connectHub(emit),
    onEvent,
  });

  const onSubmit = ({ target }: Event) => {
    const path = target instanceof HTMLFormElement ? new URL(target.action).pathname : '';
    isLoggingOut ||= path === '/logout';
    sent = path;
    sentAt = performance.now();
  };
  document.addEventListener('submit', onSubmit);

  function onEvent(event: LiveEvent, isOwn: boolean): void {
    switch (event.kind) {
      case 'connected':
      case 'reconnected':
        updateNotifications({ isLost: false });
        // A payment on this page may have been decided before.
        if (hasOpenPayments()) raiseBalanceChanged();
        // The hub replays nothing: the tab that owns the connection reads the list and shares it with the other tabs.
        if (isOwn) void reloadNotifications();
        if (event.kind === 'reconnected') void reloadBonuses();
        break;
      case 'lost':
        updateNotifications({ isLost: true });
        break;
      case 'ended':
        // The operator may have ended the session: the balance poll finds it out, and ends the page. A page that logs out
        // leaves anyway.
        if (!isLoggingOut) raiseBalanceChanged();
        break;
      case 'news':
        setNotificationList(event.news as readonly NotificationItem[]);
        break;
      case 'message':
        if (event.command === NOTIFICATION_COMMAND) onNotification(event.message);
        if (event.command === PAUSED_COMMAND) raisePlayPaused();
        if (event.command === BET_SETTLED_COMMAND) raiseBalanceChanged();
        if (event.command === BONUS_PROGRESS_COMMAND) void onProgress(event.message);
        break;
    }
  }

  /** Loaded with the first push: most players have no bonus under way. */
  async function onProgress(message: unknown): Promise<void> {
    try {
      const { onBonusProgress } = await import('~/features/money/bonuses/on-bonus-progress.client');
      onBonusProgress(message, player);
    } catch {
      // The page keeps its own figures.
    }
  }

  async function reloadBonuses(): Promise<void> {
    if (!document.querySelector('[data-bonus-progress]')) return;
    try {
      (await import('~/features/money/bonuses/bonus-progress-store')).markOutdated();
    } catch {
      // The page keeps its own figures.
    }
  }

  function onNotification(message: unknown): void {
    receivedCount += 1;
    const item = readPushed(message, Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (!item) return;
    // The list may know it already, when it was read between the operator's record and its push.
    addNotification(item);
    // A warning about the sessions is never an answer.
    const answers = item.about === 'sessions' ? undefined : ANSWERING_FORMS[item.kind];
    // The page's own form, or the receipt, tells of what it is about. A stranger's win covers nothing of a player's own pages.
    const isTold = answers !== undefined && isAnswerOf(...answers);
    if (item.kind === 'jackpot' ? !OWN_PAGES.test(location.pathname) : !isTold && !isReceiptShown(item.reference))
      showToast({ id: `notification-${item.id}`, type: 'info', message: item.title });
    if (BALANCE_KINDS.has(item.kind)) raiseBalanceChanged();
  }

  const isReceiptShown = (reference: string | null) =>
    reference !== null && location.pathname === receiptPath(reference);

  /** Whether the page has just sent a form to one of these: the first push afterwards is about it. A refused form has none. */
  function isAnswerOf(...paths: readonly string[]): boolean {
    if (performance.now() - sentAt > ANSWER_MS || !paths.some((path) => sent.startsWith(path))) return false;
    sent = '';
    return true;
  }

  async function reloadNotifications(): Promise<void> {
    try {
      const items = await readUntilStable();
      setNotificationList(items);
      live.share(items);
    } catch {
      // The badge keeps the page's own number.
    }
  }

  /** Reads the list again when a notification came during the request: the answer may lack it. */
  async function readUntilStable(): Promise<readonly NotificationItem[]> {
    const before = receivedCount;
    const { items } = await readNotifications();
    return receivedCount === before ? items : readUntilStable();
  }

  return {
    retry: live.retry,
    stop() {
      document.removeEventListener('submit', onSubmit);
      live.leave();
    },
  };
}
