import { usePageData, useSurface } from '~/forms/surface';
import { Panel } from '~/ui/panel';
import { NotificationList } from './notification-list';
import { NotificationPanel } from './notification-panel';
import styles from './notifications-page.module.css';
import type { loadNotifications } from './notifications.server';

/** The notifications. In a dialog, which the account menu opens on phones, with their texts in the same place. */
export function NotificationsPage() {
  const data = usePageData<typeof loadNotifications>();
  const surface = useSurface();
  if (surface.kind === 'dialog') return <NotificationPanel data={data} titleId={surface.titleId} />;
  const { copy, items } = data;
  const list = <NotificationList items={items} copy={copy} />;
  return (
    <div className={styles.page} data-narrow="">
      <h1>{copy.title}</h1>
      {items.length === 0 ? list : <Panel>{list}</Panel>}
    </div>
  );
}
