import { useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { useLocation } from '@remix-run/react';
import { useUnread } from '~/features/support/notifications/notification-store';
import { unreadBadge } from '~/features/support/notifications/unread-badge';
import { interpolate } from '~/i18n/interpolate';
import { openOrFollow, type Opening } from '~/browser/open-or-follow';
import { useMedia } from '~/browser/use-media';
import { Icon } from '~/ui/icon';
import { isPlainClick } from '~/browser/clicked-link';
import styles from './bell-link.module.css';

interface BellLinkProps {
  /** The number that the page was rendered with; null when it is not known. */
  unread: number | null;
  copy: { bell: string; bellUnread: string };
}

/** With JavaScript the bell opens a dropdown on wide screens, and a dialog on phones. */
export function BellLink({ unread, copy }: BellLinkProps) {
  const count = useUnread(unread);
  const isWide = useMedia(WIDE);
  const { isShaking, rest } = useShake(count);
  const { dropdown, toggle } = useDropdown();
  const badge = count ? unreadBadge(count) : null;
  return (
    <span className={styles.place}>
      <a
        className={isShaking ? `${styles.bell} ${styles.shaking}` : styles.bell}
        href="/notifications"
        aria-label={badge === null ? copy.bell : interpolate(copy.bellUnread, { count: badge })}
        onAnimationEnd={rest}
        {...(isWide ? { onClick: toggle, 'aria-expanded': dropdown !== null } : { 'data-dialog': '' })}
      >
        <Icon name="bell" />
        {badge !== null && <span className={styles.badge}>{badge}</span>}
      </a>
      {dropdown}
    </span>
  );
}

function useShake(count: number | null) {
  const [isShaking, setShaking] = useState(false);
  const before = useRef(count);
  useEffect(() => {
    if (before.current !== null && count !== null && count !== before.current) setShaking(true);
    before.current = count;
  }, [count]);
  return { isShaking, rest: () => setShaking(false) };
}

const loadDropdown = () => import('~/features/support/notifications/notification-dropdown');

/** The panel stays until another page comes. If a part of it does not arrive, the browser opens the page instead. */
function useDropdown() {
  const [opened, setDropdown] = useState<{ readonly on: string; readonly element: ReactElement } | null>(null);
  const bell = useRef<HTMLAnchorElement | null>(null);
  const { key } = useLocation();
  const dropdown = opened?.on === key ? opened.element : null;

  function close(): void {
    setDropdown(null);
    bell.current?.focus();
  }

  async function open({ inTime }: Opening): Promise<void> {
    const { NotificationDropdown, readNotifications } = await inTime(loadDropdown());
    const element = <NotificationDropdown data={await readNotifications()} onClose={close} />;
    setDropdown({ on: key, element });
  }

  function toggle(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    bell.current = event.currentTarget;
    if (dropdown) close();
    else void openOrFollow(bell.current.href, bell.current, open);
  }

  return { dropdown, toggle };
}

/** The width from which notifications open in a dropdown (docs/product/frame.md#notifications). */
const WIDE = '(min-width: 900px)';
