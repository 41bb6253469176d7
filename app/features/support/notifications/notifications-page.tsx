import { useLoaderData } from '@remix-run/react';
import { Panel } from '~/ui/panel';
import { NotificationList } from './notification-list';
import styles from './notifications-page.module.css';
import type { loadNotifications } from './notifications.server';

export function NotificationsPage() {
  const { copy, items } = useLoaderData<typeof loadNotifications>();
  const list = <NotificationList items={items} copy={copy} />;
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      {items.length === 0 ? list : <Panel>{list}</Panel>}
    </div>
  );
}
