import type { MetaFunction } from '@remix-run/node';
import { NotificationPage } from '~/features/support/notifications/notification-page';
import type { loadNotification } from '~/features/support/notifications/notifications.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export {
  loadNotification as loader,
  markAsRead as action,
} from '~/features/support/notifications/notifications.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadNotification> = (args) => pageTitle(args, args.data?.item.title);

export const handle = definePage<typeof loadNotification>({
  access: 'player',
  description: 'notifications',
  robots: 'disallow',
  crumbs: ({ copy, item }) => [{ label: copy.title, href: '/notifications' }, { label: item.title }],
});

export default NotificationPage;
