import { Link } from '@remix-run/react';
import { LogoutForm } from '~/features/login/logout-form';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { BellLink } from './bell-link';
import styles from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { useHere } from './use-here';
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
  const here = useHere();
  const isLoginPage = /^\/login\b/.test(here);
  const href = isLoginPage ? here : `/login?redirectTo=${encodeURIComponent(here)}`;
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
      <BellLink unread={player.unread} copy={copy} />
      <p className={styles.balance}>
        <span className={styles.balanceLabel}>{copy.balance}</span>
        {player.balance === null ? (
          <span className={styles.amount}>
            <span aria-hidden="true">—</span>
            <span className={styles.hidden}>{copy.balanceUnknown}</span>
          </span>
        ) : (
          <span className={styles.amount}>{player.balance}</span>
        )}
      </p>
      <Link
        className={styles.account}
        to="/dashboard"
        aria-label={`${copy.accountLink}: ${player.username} ${player.usercode}`}
      >
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
