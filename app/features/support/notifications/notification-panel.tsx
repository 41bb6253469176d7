import { useEffect, useRef, useState, type FormEvent } from 'react';
import { sendInBackground } from '~/browser/send-in-background';
import type { Copy } from '~/i18n/messages';
import { IconButton } from '~/ui/icon-button';
import {
  markAllReadLocally,
  markReadLocally,
  setNotificationList,
  updateNotifications,
  useNotificationState,
} from './notification-store';
import { NOTIFICATIONS_PATH, type NotificationItem } from './notification-item';
import { NotificationList } from './notification-list';
import styles from './notification-panel.module.css';
import { NotificationView } from './notification-view';
import { sendRead, type NotificationsData } from './read-notifications';

interface NotificationPanelProps {
  data: NotificationsData;
  /** Id for the heading that names the panel's container. */
  titleId: string;
}

/** The list and one notification, with a way back, in the dropdown of wide screens and the phone's dialog. */
export function NotificationPanel({ data, titleId }: NotificationPanelProps) {
  const { copy } = data;
  const [open, setOpen] = useState<NotificationItem | null>(null);
  const state = useNotificationState();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    setNotificationList(data.items);
    return () => updateNotifications({ items: null });
  }, [data.items]);
  // The element that had the focus is gone with the previous view.
  useEffect(() => box.current?.focus(), [open]);

  function show(item: NotificationItem) {
    if (!item.isRead) sendRead(item.id);
    markReadLocally(item);
    setOpen(item);
  }

  function readAll(event: FormEvent<HTMLFormElement>) {
    if (!sendInBackground(event.currentTarget)) return;
    event.preventDefault();
    markAllReadLocally();
    box.current?.focus();
  }

  return (
    <div ref={box} className={styles.panel} tabIndex={-1}>
      {open === null ? (
        <h2 id={titleId} className={styles.title}>
          {copy.title}
        </h2>
      ) : (
        <Top titleId={titleId} copy={copy} onBack={() => setOpen(null)} />
      )}
      <div className={styles.body}>
        {open === null ? (
          <>
            <NotificationList items={state.items ?? data.items} copy={copy} onOpen={show} onReadAll={readAll} />
            <p className={styles.all}>
              <a href={NOTIFICATIONS_PATH}>{copy.seeAll}</a>
            </p>
          </>
        ) : (
          <div className={styles.detail}>
            <NotificationView item={open} copy={copy} Heading="h3" />
          </div>
        )}
      </div>
    </div>
  );
}

function Top({ titleId, copy, onBack }: { titleId: string; copy: Copy<'notifications'>; onBack(): void }) {
  return (
    <div className={styles.top}>
      <IconButton icon="back" label={copy.back} onClick={onBack} />
      <h2 id={titleId} className={styles.title}>
        {copy.title}
      </h2>
    </div>
  );
}
