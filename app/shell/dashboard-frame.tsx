import { BalanceFigure } from '~/balance/balance-figure';
import { BalanceParts } from '~/balance/balance-parts';
import { useLocation, useRouteError } from '@remix-run/react';
import type { ComponentType, ReactNode } from 'react';
import { Icon } from '~/ui/icon';
import { AccountLinks } from './account-links';
import styles from './dashboard-frame.module.css';
import { MarkedLink } from './page-link';
import { PROFILE_ID } from './profile-menu';
import { useShell, type ShellData } from './use-shell';
import { ErrorPage } from './error-page';
import { FallbackErrorPage } from './fallback-error-page';

/** See docs/product/dashboard.md#dashboard. On small screens a link opens the header's menu, so that no page has it thrice. */
export function DashboardFrame({ children }: { children: ReactNode }) {
  const shell = useShell();
  const menu = shell?.accountMenu;
  if (!shell?.player || !menu) return children;
  return (
    <div className={styles.frame}>
      <aside className={styles.side}>
        <SideMenu
          menu={menu}
          player={shell.player}
          isPaused={shell.pause !== null}
          shell={shell.copy.shell}
          live={shell.copy.live}
        />
      </aside>
      <a className={styles.top} href={`#${PROFILE_ID}`}>
        {menu.copy.menu}
        <Icon name="menu" />
      </a>
      <div id="page" tabIndex={-1} className={styles.page}>
        {children}
      </div>
    </div>
  );
}

/** A page of the account menu at an address outside of `/dashboard`. Its route has `DashboardError`, too. */
export function inDashboard(Page: ComponentType): ComponentType {
  return function AccountPage() {
    return (
      <DashboardFrame>
        <Page />
      </DashboardFrame>
    );
  };
}

interface MenuProps {
  menu: NonNullable<ShellData['accountMenu']>;
  player: NonNullable<ShellData['player']>;
  isPaused: boolean;
  shell: ShellData['copy']['shell'];
  live: ShellData['copy']['live'];
}

/** The menu of wide screens: username, items, and balance with its ways where the page does not say them itself. */
function SideMenu({ menu, player, isPaused, shell, live }: MenuProps) {
  const isHome = useLocation().pathname === '/dashboard';
  return (
    <>
      <p className={styles.username} dir="auto" translate="no">
        {player.username}
      </p>
      {!isHome && (
        <>
          <Balance player={player} shell={shell} live={live} />
          <BalanceParts parts={player.balanceParts} />
          <p className={styles.toggle}>
            {!isPaused && (
              <MarkedLink to="/dashboard/deposit">
                <Icon name="deposit" />
                {menu.copy.deposit}
              </MarkedLink>
            )}
            <MarkedLink to="/dashboard/withdraw">
              <Icon name="withdraw" />
              {menu.copy.withdraw}
            </MarkedLink>
          </p>
        </>
      )}
      <AccountLinks menu={menu} />
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

export function DashboardError() {
  const error = useRouteError();
  const shell = useShell();
  if (!shell) return <FallbackErrorPage />;
  return (
    <DashboardFrame>
      <ErrorPage error={error} data={shell} />
    </DashboardFrame>
  );
}
