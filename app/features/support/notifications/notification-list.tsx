import { useId, type FormEvent, type MouseEvent } from 'react';
import type { Copy } from '~/i18n/messages';
import { CsrfField } from '~/session/csrf-field';
import { Button } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import visuallyHidden from '~/ui/visually-hidden.module.css';
import { isPlainClick } from '~/browser/clicked-link';
import { NOTIFICATIONS_PATH, type NotificationItem } from './notification-item';
import { NotificationKindIcon } from './notification-kind-icon';
import styles from './notification-list.module.css';

interface NotificationListProps {
  items: readonly NotificationItem[];
  copy: Copy<'notifications'>;
  /** Opens a notification in place. Without it, each opens on its own page. */
  onOpen?: (item: NotificationItem) => void;
  /** Handles the form that marks all as read. Without it, the form is sent as a document. */
  onReadAll?: (event: FormEvent<HTMLFormElement>) => void;
}

/** An unread one is a form button, because opening it marks it as read; a read one is a link. */
export function NotificationList({ items, copy, onOpen, onReadAll }: NotificationListProps) {
  const id = useId();
  if (items.length === 0) return <EmptyState icon="bell" title={copy.empty} />;
  return (
    <>
      {items.some(({ isRead }) => !isRead) && (
        <form method="post" action={NOTIFICATIONS_PATH} className={styles.readAll} onSubmit={onReadAll}>
          <CsrfField />
          <Button type="submit" look="quiet">
            {copy.markAllAsRead}
          </Button>
        </form>
      )}
      {daysOf(items).map(({ day, items: ofDay }) => (
        <div key={day} className={styles.day}>
          <p id={`${id}${day}`}>{day}</p>
          <ul className={styles.list} aria-labelledby={`${id}${day}`}>
            {ofDay.map((item) => (
              <li key={item.id}>
                <Opener item={item} copy={copy} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

const DAY_LENGTH = 'dd.mm.yyyy'.length;

/** The notifications by the days of their times, in their order. */
function daysOf(items: readonly NotificationItem[]) {
  const days: { day: string; items: NotificationItem[] }[] = [];
  for (const item of items) {
    const day = item.time.slice(0, DAY_LENGTH);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else days.push({ day, items: [item] });
  }
  return days;
}

interface OpenerProps {
  item: NotificationItem;
  copy: Copy<'notifications'>;
  onOpen: ((item: NotificationItem) => void) | undefined;
}

function Opener({ item, copy, onOpen }: OpenerProps) {
  const href = `/notifications/${encodeURIComponent(item.id)}`;
  const openInPlace = (event: MouseEvent) => {
    if (!onOpen || !isPlainClick(event)) return;
    event.preventDefault();
    onOpen(item);
  };
  if (item.isRead)
    return (
      <a className={styles.row} href={href} onClick={openInPlace}>
        <Row item={item} copy={copy} />
      </a>
    );
  return (
    <form method="post" action={href}>
      <CsrfField />
      <button type="submit" className={`${styles.row} ${styles.unread}`} onClick={openInPlace}>
        <Row item={item} copy={copy} />
      </button>
    </form>
  );
}

function Row({ item, copy }: Pick<OpenerProps, 'item' | 'copy'>) {
  return (
    <>
      <NotificationKindIcon kind={item.kind} label={copy[item.kind]} />
      <span className={styles.text}>
        <span className={styles.title}>
          <span>{item.title}</span>
          {!item.isRead && (
            <span className={styles.dot}>
              <span className={visuallyHidden.text}>{copy.unread}</span>
            </span>
          )}
        </span>
        <span className={styles.note}>{item.note}</span>
        <span className={styles.time}>{item.time.slice(DAY_LENGTH).trim()}</span>
      </span>
    </>
  );
}
