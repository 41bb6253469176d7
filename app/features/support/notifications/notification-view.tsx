import type { Copy } from '~/i18n/messages';
import { receiptPath } from '~/payments/receipt-path';
import { ButtonLink } from '~/ui/button';
import { subjectPath, type NotificationItem } from './notification-item';
import { NotificationKindIcon } from './notification-kind-icon';
import styles from './notification-view.module.css';

interface NotificationViewProps {
  item: NotificationItem;
  copy: Copy<'notifications'>;
  Heading: 'h1' | 'h3';
}

export function NotificationView({ item, copy, Heading }: NotificationViewProps) {
  return (
    <article className={styles.view}>
      <NotificationKindIcon kind={item.kind} label={copy[item.kind]} />
      <Heading className={styles.title}>{item.title}</Heading>
      <p className={styles.note}>{item.note}</p>
      <p className={styles.time}>{item.time}</p>
      {item.reference && item.about !== 'bets' && (
        <ButtonLink look="quiet" href={receiptPath(item.reference)}>
          {copy.receipt}
        </ButtonLink>
      )}
      {item.about !== null && (
        <ButtonLink look="quiet" href={subjectPath(item.about, item.reference)}>
          {copy[item.about]}
        </ButtonLink>
      )}
    </article>
  );
}
