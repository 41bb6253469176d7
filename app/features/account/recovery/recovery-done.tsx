import type { SerializeFrom } from '@remix-run/node';
import { useNavigate } from '@remix-run/react';
import { useEffect } from 'react';
import { openInDialog } from '~/forms/dialog-step';
import { useSurface } from '~/forms/surface';
import { ButtonLink } from '~/ui/button';
import { Icon } from '~/ui/icon';
import { RefreshWithoutScript } from '~/ui/refresh-without-script';
import styles from './recovery-done.module.css';
import type { loadRecovery } from './recovery.server';

/** Delay between the last step and the login form. */
const LOGIN_DELAY_MS = 1_000;

/** Step 4: confirms the new password, then opens the login form. */
export function RecoveryDone({ data: { copy, loginHref, isLite } }: { data: SerializeFrom<typeof loadRecovery> }) {
  const navigate = useNavigate();
  const isDialog = useSurface().kind === 'dialog';
  useEffect(() => {
    const openLogin = () => (isDialog ? openInDialog(loginHref) : navigate(loginHref, { replace: true }));
    const timer = setTimeout(openLogin, LOGIN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [loginHref, isDialog, navigate]);
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
