import { useEffect, useRef, useState } from 'react';
import type { Copy } from '~/i18n/messages';
import { IconButton } from '~/ui/icon-button';
import { changeNews, learnList, learnRead, useLiveNews } from './live-store';
import type { NotificationItem } from './notification-item';
import { NotificationList } from './notification-list';
import styles from './notification-panel.module.css';
import { NotificationView } from './notification-view';
import { tellRead, type NotificationsData } from './read-notifications';

interface NotificationPanelProps {
  data: NotificationsData;
  /** The id for the heading, which names the window around the panel. */
  titleId: string;
}

/** List and detail in one place, with a way back (spec 2.6): in the dropdown of wide screens and the phone's window. */
export function NotificationPanel({ data, titleId }: NotificationPanelProps) {
  const { copy } = data;
  const [open, setOpen] = useState<NotificationItem | null>(null);
  const news = useLiveNews();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    learnList(data.items);
    return () => changeNews({ items: null });
  }, [data.items]);
  // What had the focus is gone with the other view.
  useEffect(() => box.current?.focus(), [open]);

  function show(item: NotificationItem) {
    if (!item.isRead) tellRead(item.id);
    learnRead(item);
    setOpen(item);
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
          <NotificationList items={news.items ?? data.items} copy={copy} onOpen={show} />
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
