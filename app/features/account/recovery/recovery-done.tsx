import { useEffect } from 'react';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { RefreshWithoutScript } from '~/ui/refresh-without-script';
import styles from './recovery-done.module.css';
import type { RecoveryData } from './recovery-form';

/** Delay between the last step and the login form. */
const LOGIN_DELAY_MS = 1_000;

interface RecoveryDoneProps {
  data: RecoveryData;
  /** Opens the login form, in the page or in the dialog. */
  openLogin(href: string): void;
}

/** Step 4: confirms the new password, then opens the login form. */
export function RecoveryDone({ data: { copy, loginHref, isLite }, openLogin }: RecoveryDoneProps) {
  useEffect(() => {
    const timer = setTimeout(() => openLogin(loginHref), LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loginHref, openLogin]);
  return (
    <div className={styles.done}>
      <RefreshWithoutScript seconds={LOGIN_DELAY_MS / 1000} href={loginHref} isScriptless={isLite} />
      <Icon name="success" />
      <p role="status" data-about="">
        {copy.done}
      </p>
      <ButtonLink href={loginHref}>{copy.login}</ButtonLink>
    </div>
  );
}
