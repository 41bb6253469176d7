import type { loadNotification } from '~/features/support/notifications/notifications.server';
import { definePage } from '~/shell/define-page';

export {
  loadNotification as loader,
  markAsRead as action,
} from '~/features/support/notifications/notifications.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { meta } from '~/shell/page-title';
export { NotificationPage as default } from '~/features/support/notifications/notification-page';

export const handle = definePage<typeof loadNotification>({
  title: ({ item }) => item.title,
  access: 'player',
  description: 'notifications',
  loginReason: 'notifications',
  robots: 'disallow',
  parents: ({ copy }) => [{ label: copy.title, href: '/notifications' }],
});
