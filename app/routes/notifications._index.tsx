import type { MetaFunction } from '@remix-run/node';
import { NotificationsPage } from '~/features/support/notifications/notifications-page';
import type { loadNotifications } from '~/features/support/notifications/notifications.server';
import { definePage } from '~/shell/define-page';
import { pageTitle } from '~/shell/page-title';

export { loadNotifications as loader } from '~/features/support/notifications/notifications.server';
export { shouldRevalidate } from '~/forms/should-revalidate';

export const meta: MetaFunction<typeof loadNotifications> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = definePage<typeof loadNotifications>({
  readByScripts: true,
  access: 'player',
  description: 'notifications',
  search: { label: (t) => t('account-menu', 'notifications'), words: 'notifications' },
  dialog: { size: 'narrow', Form: NotificationsPage, fromMenus: true },
  robots: 'disallow',
  crumbs: ({ copy }) => [{ label: copy.title }],
});

export default NotificationsPage;
