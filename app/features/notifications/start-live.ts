import { raiseBalanceMoved } from '~/lib/balance-changed';
import { showToast } from '~/lib/show-toast';
import { NOTIFICATION_COMMAND } from '~/realtime/hub-names';
import type { LiveEvent } from '~/realtime/live-event';
import { joinLive } from '~/realtime/one-per-browser';
import { changeNews, learnList, learnOne } from './live-store';
import { readPushed, type NotificationItem, type NotificationKind } from './notification-item';
import { readNotifications } from './read-notifications';

/** Kinds that come with a change of the balance. */
const MOVES_MONEY: ReadonlySet<NotificationKind> = new Set(['deposit', 'withdraw', 'bonus']);

/** The player's live notifications on this page. */
export interface Live {
  /** Starts anew after all tries have failed. */
  retry(): void;
  stop(): void;
}

/** @param player whose they are: tabs of the same player share one connection */
export function startLive(player: string): Live {
  let arrived = 0;
  const live = joinLive({
    name: `live:${player}`,
    open: async (tell) => (await import('~/realtime/hub-client.client')).connectHub(tell),
    onEvent,
  });

  function onEvent(event: LiveEvent, isOwn: boolean): void {
    switch (event.kind) {
      case 'connected':
      case 'reconnected':
        changeNews({ isLost: false });
        // Nothing is replayed: one tab reads what was missed, for all of them.
        if (isOwn) void readAnew();
        break;
      case 'lost':
        changeNews({ isLost: true });
        break;
      case 'news':
        learnList(event.news as readonly NotificationItem[]);
        break;
      case 'message':
        if (event.command === NOTIFICATION_COMMAND) onNotification(event.message);
        break;
    }
  }

  function onNotification(message: unknown): void {
    arrived += 1;
    const item = readPushed(message, Intl.DateTimeFormat().resolvedOptions().timeZone);
    if (!item || !learnOne(item)) return;
    showToast({ id: `notification-${item.id}`, type: 'info', message: item.title });
    if (MOVES_MONEY.has(item.kind)) raiseBalanceMoved();
  }

  async function readAnew(): Promise<void> {
    try {
      const items = await readUntilQuiet();
      learnList(items);
      live.share(items);
    } catch {
      // The badge stays as the page said it.
    }
  }

  /** A list that was read while one more came may be without it. */
  async function readUntilQuiet(): Promise<readonly NotificationItem[]> {
    const before = arrived;
    const { items } = await readNotifications();
    return arrived === before ? items : readUntilQuiet();
  }

  return { retry: live.retry, stop: live.leave };
}
