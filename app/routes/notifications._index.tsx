import type { MetaFunction } from '@remix-run/node';
import { NotificationsPage } from '~/features/notifications/notifications-page';
import type { loadNotifications } from '~/features/notifications/notifications.server';
import { crumbs } from '~/shell/page-handle';
import { pageTitle } from '~/shell/page-title';

export { loadNotifications as loader } from '~/features/notifications/notifications.server';

export const meta: MetaFunction<typeof loadNotifications> = (args) => pageTitle(args, args.data?.copy.title);

export const handle = crumbs<typeof loadNotifications>(({ copy }) => [{ label: copy.title }]);

export default NotificationsPage;
