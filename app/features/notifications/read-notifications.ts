import type { SerializeFrom } from '@remix-run/node';
import type { loadNotifications } from './notifications.server';

export type NotificationsData = SerializeFrom<typeof loadNotifications>;

/**
 * The player's notifications, from the loader of their page, by Remix's own address for it (`_data`).
 *
 * @throws when they cannot be read, also when the session is over
 */
export async function readNotifications(): Promise<NotificationsData> {
  const answer = await fetch('/notifications?_data=routes%2Fnotifications._index');
  if (!answer.ok || !answer.headers.get('content-type')?.includes('json')) throw new Error(`Status ${answer.status}`);
  return (await answer.json()) as NotificationsData;
}

/** Tells the server that one was opened. Failures are nobody's business (spec section 8). */
export function tellRead(id: string): void {
  fetch(`/notifications/${encodeURIComponent(id)}`, { method: 'POST', redirect: 'manual' }).catch(() => undefined);
}
