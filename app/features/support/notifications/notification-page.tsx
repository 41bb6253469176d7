import { useLoaderData } from '@remix-run/react';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Panel } from '~/ui/panel';
import { NotificationView } from './notification-view';
import styles from './notifications-page.module.css';
import type { loadNotification } from './notifications.server';

export function NotificationPage() {
  const { copy, item } = useLoaderData<typeof loadNotification>();
  return (
    <div className={styles.page} data-narrow="">
      <a className={styles.back} href="/notifications">
        <Icon name="back" />
        {copy.back}
      </a>
      <Panel>
        <div className={styles.content}>
          <NotificationView item={item} copy={copy} Heading="h1" />
          {!item.isRead && (
            <form method="post">
              <CsrfField />
              <Button look="quiet" type="submit">
                {copy.markAsRead}
              </Button>
            </form>
          )}
        </div>
      </Panel>
    </div>
  );
}
