import { NotificationPage } from '~/features/support/notifications/notification-page';
import type { loadNotification } from '~/features/support/notifications/notifications.server';
import { inDashboard } from '~/shell/dashboard-frame';
import { definePage } from '~/shell/define-page';

export {
  loadNotification as loader,
  markAsRead as action,
} from '~/features/support/notifications/notifications.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { DashboardError as ErrorBoundary } from '~/shell/dashboard-frame';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadNotification>({
  title: ({ item }) => item.title,
  access: 'player',
  accountMenu: true,
  description: 'notifications',
  loginReason: 'notifications',
  robots: 'disallow',
  parents: ({ copy }) => [{ label: copy.title, href: '/notifications' }],
});

export default inDashboard(NotificationPage);
