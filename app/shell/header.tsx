import { useNavigation } from '@remix-run/react';
import { SearchField, searchCopy } from '~/features/play/search-field/search-field';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { Region } from '~/ui/region';
import { BellLink } from './bell-link';
import { BrandMark } from './brand-mark';
import { BalanceLink } from './balance-link';
import styles from './header.module.css';
import { LanguageMenu } from './language-menu';
import { ProfileMenu } from './profile-menu';
import { SideMenu } from './side-menu';
import { loginPath, registerPath } from '~/session/login-link';
import { useHere, useReturnPath } from './use-here';
import type { ShellData } from './use-shell';
import { PageLink } from './page-link';
import pendingStyles from './pending-bar.module.css';

/** One bar for phones and wide screens; the stylesheet hides what has no room (docs/product/frame.md#header). */
export function Header({ data }: { data: ShellData }) {
  const copy = data.copy.shell;
  return (
    <header className={styles.header}>
      <PendingBar label={copy.pending} />
      <div className={data.player ? styles.bar : `${styles.bar} ${styles.isGuest}`}>
        <SideMenu data={data} />
        <PageLink className={styles.brand} to="/" aria-label={copy.homeLink}>
          <BrandMark brand={data.brand} name={copy.siteName} nameClass={styles.brandName} />
        </PageLink>
        <nav className={styles.quick} aria-label={copy.quickLinks}>
          <Region of={data.menus.quickLinks} />
        </nav>
        <div className={styles.search}>
          <SearchField copy={searchCopy(copy)} id="site-search" live="" />
        </div>
        <PageLink className={styles.searchLink} to="/search" aria-label={copy.search} data-search="">
          <Icon name="search" />
        </PageLink>
        {data.player ? <PlayerControls player={data.player} data={data} /> : <GuestControls copy={copy} />}
        <LanguageMenu data={data} />
      </div>
    </header>
  );
}

function GuestControls({ copy }: { copy: ShellData['copy']['shell'] }) {
  const here = useHere();
  const back = useReturnPath();
  const linkTo = (path: string, href: string) =>
    new RegExp(`^${path}\\b`).test(here) ? { href: here } : { href, 'data-dialog': '' };
  return (
    <>
      <ButtonLink look="quiet" {...linkTo('/login', loginPath(back))}>
        {copy.loginButton}
      </ButtonLink>
      <ButtonLink {...linkTo('/register', registerPath(back))}>{copy.signUp}</ButtonLink>
    </>
  );
}

function PlayerControls({ player, data }: { player: NonNullable<ShellData['player']>; data: ShellData }) {
  const copy = data.copy.shell;
  return (
    <>
      <BalanceLink balance={player.balance} copy={copy} live={data.copy.live} />
      {data.pause === null && (
        <div className={styles.deposit}>
          <ButtonLink href="/dashboard/deposit">{copy.deposit}</ButtonLink>
        </div>
      )}
      <div className={data.onMainDomain ? styles.wideBell : styles.bell}>
        <BellLink unread={player.unread} copy={copy} />
      </div>
      <PageLink className={styles.account} to="/dashboard" title={player.username}>
        <Icon name="user" />
        <span className={styles.who} translate="no">
          <span className={styles.username} dir="auto">
            {player.username}
          </span>
          <span className={styles.usercode}>{player.codeText}</span>
        </span>
      </PageLink>
      {data.accountMenu && (
        <ProfileMenu player={player} copy={copy} accountMenu={data.accountMenu} live={data.copy.live} />
      )}
    </>
  );
}

/** A line across the top while a page or a form takes long. A quick one does not show it. */
function PendingBar({ label }: { label: string }) {
  const { state } = useNavigation();
  return state === 'idle' ? null : <div className={pendingStyles.bar} role="progressbar" aria-label={label} />;
}
