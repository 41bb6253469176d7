import { NotificationsPage } from '~/features/support/notifications/notifications-page';
import type { loadNotifications } from '~/features/support/notifications/notifications.server';
import { inDashboard } from '~/shell/dashboard-frame';
import { definePage } from '~/shell/define-page';

export {
  loadNotifications as loader,
  markAllAsRead as action,
} from '~/features/support/notifications/notifications.server';
export { shouldRevalidate } from '~/forms/should-revalidate';
export { DashboardError as ErrorBoundary } from '~/shell/dashboard-frame';
export { meta } from '~/shell/page-title';

export const handle = definePage<typeof loadNotifications>({
  title: ({ copy }) => copy.title,
  readByScripts: true,
  access: 'player',
  accountMenu: true,
  description: 'notifications',
  loginReason: 'notifications',
  search: { label: (t) => t('account-menu', 'notifications'), words: 'notifications' },
  dialog: { size: 'narrow', Form: NotificationsPage, fromMenus: true },
  robots: 'disallow',
});

export default inDashboard(NotificationsPage);
