import { LogoutForm } from '~/features/account/login/logout-form';
import { useUnread } from '~/features/support/notifications/notification-store';
import { Icon } from '~/ui/icon';
import { accountMenu } from './account-menu';
import { unreadBadge } from './bell-link';
import styles from './dashboard-menu-items.module.css';
import type { AccountCopy } from './menus.server';
import { MarkedLink } from './page-link';

interface DashboardMenuItemsProps {
  copy: AccountCopy;
  unread: number | null;
  /** The accessible name, where a page has two of these menus. */
  label?: string;
}

/** The items of the account menu. The one of the current page is marked. */
export function DashboardMenuItems({ copy, unread, label = copy.menu }: DashboardMenuItemsProps) {
  const count = useUnread(unread);
  return (
    <nav aria-label={label}>
      <ul className={styles.items}>
        {accountMenu.map(({ label: key, icon, href, kind }) => {
          const text = copy[key];
          if (text === null) return null;
          return (
            <li key={href}>
              {kind === 'logout' ? (
                <LogoutForm label={text} />
              ) : (
                <MarkedLink className={styles.item} to={href} {...(kind === 'notifications' && { 'data-dialog': '' })}>
                  <Icon name={icon} />
                  <span>{text}</span>
                  {kind === 'notifications' && count ? (
                    <span className={styles.unread}>{unreadBadge(count)}</span>
                  ) : null}
                </MarkedLink>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
