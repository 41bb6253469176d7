import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from '~/lib/store';
import type { NotificationItem } from './notification-item';

/** What the browser knows of the player's notifications beyond the page that it was sent. */
export interface LiveNews {
  /** Null until something is known. */
  readonly unread: number | null;
  /** Null until they were read. */
  readonly items: readonly NotificationItem[] | null;
  /** Live news have stopped, and only the player can start them again. */
  readonly isLost: boolean;
}

const NOTHING: LiveNews = { unread: null, items: null, isLost: false };

export const liveNews = createStore<LiveNews>(NOTHING);

export const changeNews = (change: Partial<LiveNews>) => liveNews.set({ ...liveNews.get(), ...change });

/** For another player on the same page. */
export const forgetNews = () => liveNews.set(NOTHING);

export const useLiveNews = (): LiveNews => useSyncExternalStore(liveNews.subscribe, liveNews.get, () => NOTHING);

/** The number of unread notifications: what the page said, until something newer is known. */
export function useUnread(fromPage: number | null): number | null {
  const { unread } = useLiveNews();
  useEffect(() => {
    if (fromPage !== null) changeNews({ unread: fromPage });
  }, [fromPage]);
  return unread ?? fromPage;
}

const unreadIn = (items: readonly NotificationItem[]) => items.filter(({ isRead }) => !isRead).length;

/** The list was read anew. */
export const learnList = (items: readonly NotificationItem[]) => changeNews({ items, unread: unreadIn(items) });

/** One has just come. False for one that is known already. */
export function learnOne(item: NotificationItem): boolean {
  const { items, unread } = liveNews.get();
  if (items?.some(({ id }) => id === item.id)) return false;
  changeNews({
    ...(items && { items: [item, ...items] }),
    ...(!item.isRead && { unread: (unread ?? 0) + 1 }),
  });
  return true;
}

/** One was opened: in the list and in the badge at once, whatever becomes of telling the operator. */
export function learnRead(item: NotificationItem): void {
  if (item.isRead) return;
  const { items, unread } = liveNews.get();
  const known = items?.find(({ id }) => id === item.id);
  if (known?.isRead) return;
  changeNews({
    ...(items && { items: items.map((each) => (each.id === item.id ? { ...each, isRead: true } : each)) }),
    ...(unread !== null && { unread: Math.max(0, unread - 1) }),
  });
}
