import { NavLink } from '@remix-run/react';
import { LogoutForm } from '~/features/login/logout-form';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import { accountMenu } from './account-menu';
import { unreadBadge } from './bell-link';
import styles from './dashboard-menu-items.module.css';

interface DashboardMenuItemsProps {
  copy: Copy<'account-menu'>;
  unread: number | null;
  /** Names the menu where there are two of them. */
  label?: string;
}

/** The items of the account menu, the one that the player is at marked. */
export function DashboardMenuItems({ copy, unread, label = copy.menu }: DashboardMenuItemsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles.items}>
        {accountMenu.map(({ label: text, icon, href, kind }) => (
          <li key={href}>
            {kind === 'logout' ? (
              <LogoutForm label={copy[text]} />
            ) : (
              <NavLink className={() => styles.item} to={href} {...(kind === 'notifications' && { 'data-dialog': '' })}>
                <Icon name={icon} />
                {copy[text]}
                {kind === 'notifications' && unread ? (
                  <span className={styles.unread}>{unreadBadge(unread)}</span>
                ) : null}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
