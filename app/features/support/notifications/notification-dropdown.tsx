import { useId, useLayoutEffect, useRef } from 'react';
import { onCloseRequest } from '~/browser/on-close-request.client';
import styles from './notification-dropdown.module.css';
import { NotificationPanel } from './notification-panel';
import { readNotifications, type NotificationsData } from './read-notifications';

export { readNotifications };

/** The notification panel below the bell, on wide screens. Escape, Android's back gesture and a click outside close it. */
export function NotificationDropdown({ data, onClose }: { data: NotificationsData; onClose(): void }) {
  const titleId = useId();
  const box = useRef<HTMLDivElement>(null);
  // Before the panel is seen: an Escape right after it must close it.
  useLayoutEffect(() => {
    const stop = onCloseRequest(onClose);
    const onPress = (event: PointerEvent) => {
      // The parent element contains the bell, which toggles the panel itself.
      if (!box.current?.parentElement?.contains(event.target as Node)) onClose();
    };
    document.addEventListener('pointerdown', onPress);
    return () => {
      stop();
      document.removeEventListener('pointerdown', onPress);
    };
  }, [onClose]);
  return (
    <div ref={box} className={styles.dropdown} role="dialog" aria-labelledby={titleId}>
      <NotificationPanel data={data} titleId={titleId} />
    </div>
  );
}
