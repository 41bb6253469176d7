import { Link } from '@remix-run/react';
import { fill } from '~/i18n/fill';
import { BalanceFigure } from '~/features/balance/balance-figure';
import { Icon } from '~/ui/icon';
import { DashboardMenuItems } from './dashboard-menu-items';
import menu from './menu.module.css';
import styles from './profile-menu.module.css';
import type { ShellData } from './use-shell';

/** Where the phone's breadcrumb leads: browsers open the menu around it. */
export const PROFILE_ID = 'profile';

interface ProfileMenuProps {
  player: NonNullable<ShellData['player']>;
  copy: ShellData['copy']['shell'];
  accountCopy: NonNullable<ShellData['accountMenu']>;
  live: ShellData['copy']['live'];
}

/** The player's own menu: a panel at the side of a phone (spec 2.3), a dropdown on wide screens (spec 2.6). */
export function ProfileMenu({ player, copy, accountCopy, live }: ProfileMenuProps) {
  return (
    <details className={`${menu.menu} ${styles.menu}`} name="menu" data-menu="profile">
      <summary className={`${menu.toggle} ${menu.dims} ${styles.toggle}`} aria-label={copy.profileMenu}>
        <span className={`${menu.whenClosed} ${styles.narrow}`}>
          <Icon name="user" />
        </span>
        <span className={styles.wide}>
          <Icon name="chevron" />
        </span>
        <span className={`${menu.whenOpen} ${styles.narrow}`}>
          <Icon name="close" />
        </span>
      </summary>
      <div id={PROFILE_ID} className={`${menu.panel} ${styles.panel}`}>
        <Link className={styles.who} to="/dashboard">
          <span className={styles.username}>{player.username}</span>
          <span className={styles.usercode}>{player.usercode}</span>
        </Link>
        <p className={styles.balance}>
          <span>{copy.balance}</span>
          <b>
            <BalanceFigure balance={player.balance} copy={live} unknown={copy.balanceUnknown} />
          </b>
        </p>
        <p className={styles.session}>
          <a href="/safer-play">{fill(copy.sessionLasted, { minutes: player.sessionMinutes })}</a>
        </p>
        <div className={styles.items}>
          <DashboardMenuItems copy={accountCopy} unread={player.unread} label={copy.profileMenu} />
        </div>
      </div>
    </details>
  );
}
