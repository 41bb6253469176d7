import type { SerializeFrom } from '@remix-run/node';
import { readLoader } from '~/browser/read-loader';
import type { loadNotifications } from './notifications.server';

export type NotificationsData = SerializeFrom<typeof loadNotifications>;

/** Reads the player's notifications. @throws when the request fails or the session has ended */
export const readNotifications = () => readLoader<NotificationsData>('/notifications', 'routes/notifications._index');

/** Marks a notification as read on the server. Failures are ignored: the next page shows it as unread again. */
export function sendRead(id: string): void {
  fetch(`/notifications/${encodeURIComponent(id)}`, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
}
