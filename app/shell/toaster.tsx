import { useEffect, useState } from 'react';
import { Icon } from '~/ui/icon';
import styles from './toaster.module.css';
import type { ShellData } from './use-shell';

type Toast = ShellData['toasts'][number];

interface ToasterProps {
  toasts: readonly Toast[];
  copy: ShellData['copy']['shell'];
}

const isSame = (one: Toast, other: Toast) => one.type === other.type && one.message === other.message;

/**
 * Messages from the flash cookie. Part of the page's HTML; the stylesheet alone lets them come and go. With JavaScript
 * they outlive the data that brought them: a page that is read anew in the meantime takes no message away.
 */
export function Toaster({ toasts, copy }: ToasterProps) {
  const [visible, setVisible] = useState(toasts);
  useEffect(() => {
    setVisible((shown) => [...shown, ...toasts.filter((toast) => !shown.some((other) => isSame(toast, other)))]);
  }, [toasts]);
  const remove = (gone: Toast) => setVisible((shown) => shown.filter((toast) => toast !== gone));
  return (
    <div className={styles.stack} role="status" aria-label={copy.toastRegion}>
      {visible.map((toast) => (
        <p
          key={`${toast.type}:${toast.message}`}
          className={`${styles.toast} ${styles[toast.type]}`}
          data-toast={toast.type}
          onAnimationEnd={(event) => event.animationName === styles.leave && remove(toast)}
        >
          <Icon name={toast.type} />
          {toast.message}
        </p>
      ))}
    </div>
  );
}
