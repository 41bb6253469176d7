import type { SerializeFrom } from '@remix-run/node';
import type { loadNotifications } from './notifications.server';

export type NotificationsData = SerializeFrom<typeof loadNotifications>;

/**
 * Reads the player's notifications from the loader of their page, by Remix's `_data` address.
 *
 * @throws when the request fails or the session has ended
 */
export async function readNotifications(): Promise<NotificationsData> {
  const answer = await fetch('/notifications?_data=routes%2Fnotifications._index');
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new Error(`Status ${answer.status}`);
  return (await answer.json()) as NotificationsData;
}

/** Marks a notification as read on the server. Failures are ignored: the next page shows it as unread again. */
export function sendRead(id: string): void {
  fetch(`/notifications/${encodeURIComponent(id)}`, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
}
