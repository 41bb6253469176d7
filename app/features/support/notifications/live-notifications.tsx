import { useEffect, useRef } from 'react';
import type { Copy } from '~/i18n/messages';
import { whenIdle } from '~/browser/when-idle';
import { Icon } from '~/ui/icon';
import styles from './live-notifications.module.css';
import { updateNotifications, resetNotifications, useNotificationState } from './notification-store';
import type { Live } from './start-live';
import { showUnread } from './unread-badge';

interface LiveNotificationsProps {
  /** User code. The state is reset when another player logs in on the same page. */
  player: string;
  unread: number | null;
  copy: Copy<'live'>;
}

/** Its script loads when the browser is idle. Shows a retry button only when the connection is lost for good. */
export function LiveNotifications({ player, unread, copy }: LiveNotificationsProps) {
  const { isLost, unread: count } = useNotificationState();
  const live = useRef<Live | null>(null);

  useEffect(() => {
    let isGone = false;
    const cancelIdle = whenIdle(() => {
      import('./start-live').then(
        (piece) => {
          if (!isGone) live.current = piece.startLive(player);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancelIdle();
      live.current?.stop();
      live.current = null;
      resetNotifications();
    };
  }, [player]);

  // Only another number: the server keeps it for seconds, so that the same one may be older than a push.
  useEffect(() => {
    if (unread !== null) updateNotifications({ unread });
  }, [player, unread]);

  useEffect(() => {
    if (count !== null) showUnread(count);
  }, [count]);

  function retry() {
    updateNotifications({ isLost: false });
    live.current?.retry();
  }

  return (
    <div className={styles.place} role="status">
      {isLost && (
        <p className={styles.sign}>
          <Icon name="warning" />
          {copy.lost}
          <button type="button" className={styles.retry} onClick={retry}>
            {copy.retry}
          </button>
        </p>
      )}
    </div>
  );
}
