import { useEffect } from 'react';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { RefreshWithoutScript } from '~/ui/refresh-without-script';
import styles from './recovery-done.module.css';
import type { RecoveryData } from './recovery-form';

/** Spec section 9: from the last step to the login form. */
const LOGIN_DELAY_MS = 1_000;

interface RecoveryDoneProps {
  data: RecoveryData;
  /** Opens the login form, in the same place as this screen. */
  openLogin(href: string): void;
}

/** Step 4: it worked, and the login form follows by itself. */
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
