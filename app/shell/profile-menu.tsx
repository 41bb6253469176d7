import { interpolate } from '~/i18n/interpolate';
import { BalanceFigure } from '~/balance/balance-figure';
import { BalanceParts } from '~/balance/balance-parts';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { AccountLinks } from './account-links';
import menu from './menu.module.css';
import styles from './profile-menu.module.css';
import { useHere } from './use-here';
import type { ShellData } from './use-shell';
import { PageLink } from './page-link';

/** The target of the phone's breadcrumb: browsers open the menu around it. */
export const PROFILE_ID = 'profile';

interface ProfileMenuProps {
  player: NonNullable<ShellData['player']>;
  copy: ShellData['copy']['shell'];
  accountMenu: NonNullable<ShellData['accountMenu']>;
  live: ShellData['copy']['live'];
}

/** The player's menu: a side panel on phones, a dropdown on wide screens (docs/product/frame.md#header). */
export function ProfileMenu({ player, copy, accountMenu, live }: ProfileMenuProps) {
  // With JavaScript the balance stays up to date, and the refresh link is not rendered.
  const isHydrated = useHydrated();
  const here = useHere();
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
        <PageLink className={styles.who} to="/dashboard" translate="no">
          <span className={styles.username} dir="auto">
            {player.username}
          </span>{' '}
          <span className={styles.usercode}>{player.codeText}</span>
        </PageLink>
        <p className={styles.balance}>
          <span>{copy.balance}</span>{' '}
          <b>
            <BalanceFigure balance={player.balance} copy={live} unknown={copy.balanceUnknown} />
          </b>{' '}
          {!isHydrated && (
            <a className={styles.refresh} href={here}>
              {live.refreshBalance}
            </a>
          )}
        </p>
        <BalanceParts parts={player.balanceParts} />
        <p className={styles.session}>
          <a href="/safer-play">{interpolate(copy.sessionLasted, { minutes: player.sessionMinutes })}</a>
        </p>
        <div className={styles.items}>
          <AccountLinks menu={accountMenu} label={copy.profileMenu} />
        </div>
      </div>
    </details>
  );
}
