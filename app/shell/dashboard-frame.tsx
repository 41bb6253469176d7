import { BalanceFigure } from '~/balance/balance-figure';
import { BalanceParts } from '~/balance/balance-parts';
import { useLocation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { Icon } from '~/ui/icon';
import { DashboardMenuItems } from './dashboard-menu-items';
import styles from './dashboard-frame.module.css';
import type { AccountCopy } from './menus.server';
import { MarkedLink } from './page-link';
import { useShell, type ShellData } from './use-shell';

interface DashboardFrameProps {
  copy: AccountCopy;
  children: ReactNode;
}

/**
 * The frame of the dashboard's pages (docs/product/dashboard.md#dashboard). Wide screens show the menu beside the page. Small ones
 * show it open below the overview, and closed above the other pages.
 */
export function DashboardFrame({ copy, children }: DashboardFrameProps) {
  const shell = useShell();
  const { pathname } = useLocation();
  if (!shell?.player) return children;
  const menu = { copy, player: shell.player, shell: shell.copy.shell, live: shell.copy.live };
  const isOverview = pathname === '/dashboard';
  const topMenu = (
    <details key={pathname} className={styles.top} open={isOverview}>
      <summary className={styles.summary}>
        {copy.menu}
        <Icon name="menu" />
      </summary>
      <DashboardMenuItems copy={copy} unread={shell.player.unread} />
    </details>
  );
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <SideMenu {...menu} />
      </aside>
      {!isOverview && topMenu}
      <div id="page" tabIndex={-1} className={styles.page}>
        {children}
      </div>
      {isOverview && topMenu}
    </div>
  );
}

interface MenuProps {
  copy: AccountCopy;
  player: NonNullable<ShellData['player']>;
  shell: ShellData['copy']['shell'];
  live: ShellData['copy']['live'];
}

/** The menu of wide screens: username, balance, links to deposit and withdraw, items. */
function SideMenu({ copy, player, shell, live }: MenuProps) {
  return (
    <>
      <p className={styles.username} dir="auto" translate="no">
        {player.username}
      </p>
      <Balance player={player} shell={shell} live={live} />
      <BalanceParts parts={player.balanceParts} />
      <p className={styles.toggle}>
        <MarkedLink to="/dashboard/deposit">
          <Icon name="deposit" />
          {copy.deposit}
        </MarkedLink>
        <MarkedLink to="/dashboard/withdraw">
          <Icon name="withdraw" />
          {copy.withdraw}
        </MarkedLink>
      </p>
      <DashboardMenuItems copy={copy} unread={player.unread} />
    </>
  );
}

function Balance({ player, shell, live }: Pick<MenuProps, 'player' | 'shell' | 'live'>) {
  return (
    <span className={styles.balance}>
      <span className={styles.balanceLabel}>{shell.balance}</span>
      <span className={player.balance === null ? styles.unknown : styles.amount}>
        <BalanceFigure balance={player.balance} copy={live} unknown={shell.balanceUnknown} />
      </span>
    </span>
  );
}
