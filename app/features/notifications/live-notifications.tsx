import { useEffect, useRef } from 'react';
import type { Copy } from '~/i18n/messages';
import { whenIdle } from '~/lib/when-idle';
import { Icon } from '~/ui/icon';
import styles from './live-notifications.module.css';
import { changeNews, forgetNews, useLiveNews } from './live-store';
import type { Live } from './start-live';

interface LiveNotificationsProps {
  /** The user code: another player on the same page starts anew. */
  player: string;
  copy: Copy<'live'>;
}

/**
 * Keeps the player's notifications live while the page is open: loaded when nothing better is to be done. Shows itself only
 * where the connection is lost for good, quietly: all that is missing comes with the next page.
 */
export function LiveNotifications({ player, copy }: LiveNotificationsProps) {
  const { isLost } = useLiveNews();
  const live = useRef<Live | null>(null);

  useEffect(() => {
    let isGone = false;
    const callOff = whenIdle(() => {
      import('./start-live').then(
        ({ startLive }) => {
          if (!isGone) live.current = startLive(player);
        },
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      callOff();
      live.current?.stop();
      live.current = null;
      forgetNews();
    };
  }, [player]);

  function retry() {
    changeNews({ isLost: false });
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
