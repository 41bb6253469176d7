import { useSyncExternalStore } from 'react';
import { createStore } from '~/browser/store';
import type { NotificationItem } from './notification-item';

export interface NotificationState {
  readonly unread: number | null;
  /** Newest first; null before the list was read. */
  readonly items: readonly NotificationItem[] | null;
  /** Whether the connection is lost until the player retries. */
  readonly isLost: boolean;
}

const NOTHING: NotificationState = { unread: null, items: null, isLost: false };

export const notificationStore = createStore<NotificationState>(NOTHING);

export const updateNotifications = (change: Partial<NotificationState>) =>
  notificationStore.set({ ...notificationStore.get(), ...change });

export const resetNotifications = () => notificationStore.set(NOTHING);

export const useNotificationState = (): NotificationState =>
  useSyncExternalStore(notificationStore.subscribe, notificationStore.get, () => NOTHING);

/** The live number of unread notifications, or the page's own number until the first update. */
export const useUnread = (fromPage: number | null) => useNotificationState().unread ?? fromPage;

const unreadIn = (items: readonly NotificationItem[]) => items.filter(({ isRead }) => !isRead).length;

export const setNotificationList = (items: readonly NotificationItem[]) =>
  updateNotifications({ items, unread: unreadIn(items) });

export function addNotification(item: NotificationItem): void {
  const { items, unread } = notificationStore.get();
  if (items?.some(({ id }) => id === item.id)) return;
  updateNotifications({
    ...(items && { items: [item, ...items] }),
    ...(!item.isRead && { unread: (unread ?? 0) + 1 }),
  });
}

/** Marks all notifications as read in the list and the badge at once, before the operator knows. */
export function markAllReadLocally(): void {
  const { items } = notificationStore.get();
  updateNotifications({ unread: 0, ...(items && { items: items.map((item) => ({ ...item, isRead: true })) }) });
}

/** Marks a notification as read in the list and the badge at once, before the operator knows. */
export function markReadLocally(item: NotificationItem): void {
  if (item.isRead) return;
  const { items, unread } = notificationStore.get();
  const known = items?.find(({ id }) => id === item.id);
  if (known?.isRead) return;
  updateNotifications({
    ...(items && { items: items.map((each) => (each.id === item.id ? { ...each, isRead: true } : each)) }),
    ...(unread !== null && { unread: Math.max(0, unread - 1) }),
  });
}
