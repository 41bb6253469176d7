import { fill } from '~/i18n/fill';
import { Icon } from '~/ui/icon';
import styles from './bell-link.module.css';

interface BellLinkProps {
  /** Null when it is not known. */
  unread: number | null;
  copy: { bell: string; bellUnread: string };
}

/** Spec section 9: the count, or "9+" at nine or more. */
export const unreadBadge = (unread: number) => (unread >= 9 ? '9+' : String(unread));

/** The way to the notifications, with the number of unread ones. */
export function BellLink({ unread, copy }: BellLinkProps) {
  const badge = unread ? unreadBadge(unread) : null;
  return (
    <a
      className={styles.bell}
      href="/notifications"
      data-dialog=""
      aria-label={badge === null ? copy.bell : fill(copy.bellUnread, { count: badge })}
    >
      <Icon name="bell" />
      {badge !== null && <span className={styles.badge}>{badge}</span>}
    </a>
  );
}
