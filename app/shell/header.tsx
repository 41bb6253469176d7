import { Link, useLocation } from '@remix-run/react';
import { LogoutForm } from '~/features/login/logout-form';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import type { ShellData } from './use-shell';

export function Header({ data }: { data: ShellData }) {
  const copy = data.copy.shell;
  return (
    <header className={styles.header}>
      <div className={data.player ? styles.bar : `${styles.bar} ${styles.isGuest}`}>
        <Link className={styles.brand} to="/" aria-label={copy.homeLink}>
          <Icon name="mark" />
          <span className={styles.brandName}>{copy.siteName}</span>
        </Link>
        {data.player ? <Account player={data.player} copy={copy} /> : <LoginLink label={copy.loginButton} />}
        <LanguageSwitch data={data} />
      </div>
    </header>
  );
}

/** A page of its own; with JavaScript the same form in a dialog, unless the page is already open. */
function LoginLink({ label }: { label: string }) {
  const { pathname, search } = useLocation();
  const isLoginPage = pathname === '/login';
  const href = isLoginPage ? `/login${search}` : `/login?redirectTo=${encodeURIComponent(`${pathname}${search}`)}`;
  return (
    <ButtonLink href={href} {...(!isLoginPage && { 'data-dialog': '' })}>
      {label}
    </ButtonLink>
  );
}

type Player = NonNullable<ShellData['player']>;

function Account({ player, copy }: { player: Player; copy: ShellData['copy']['shell'] }) {
  return (
    <>
      <p className={styles.balance}>
        <span className={styles.balanceLabel}>{copy.balance}</span>
        <span className={styles.amount} title={player.balance === null ? copy.balanceUnknown : undefined}>
          {player.balance ?? '—'}
        </span>
      </p>
      <Link className={styles.account} to="/dashboard" aria-label={`${copy.accountLink}: ${player.username}`}>
        <Icon name="user" />
        <span className={styles.who}>
          <span className={styles.username}>{player.username}</span>
          <span className={styles.usercode}>{player.usercode}</span>
        </span>
      </Link>
      <div className={styles.logout}>
        <LogoutForm label={copy.logoutButton} />
      </div>
    </>
  );
}
