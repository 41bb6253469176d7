import { NavLink } from '@remix-run/react';
import { LogoutForm } from '~/features/login/logout-form';
import type { Copy } from '~/i18n/messages';
import { Icon } from '~/ui/icon';
import { accountMenu } from './account-menu';
import { unreadBadge } from './bell-link';
import styles from './dashboard-menu-items.module.css';

/** The items of the account menu, the one that the player is at marked. */
export function DashboardMenuItems({ copy, unread }: { copy: Copy<'account-menu'>; unread: number | null }) {
  return (
    <nav aria-label={copy.menu}>
      <ul className={styles.items}>
        {accountMenu.map(({ label, icon, href, kind }) => (
          <li key={href}>
            {kind === 'logout' ? (
              <LogoutForm label={copy[label]} />
            ) : (
              <NavLink className={() => styles.item} to={href} {...(kind === 'notifications' && { 'data-dialog': '' })}>
                <Icon name={icon} />
                {copy[label]}
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
