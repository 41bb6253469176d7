import { Icon } from '~/ui/icon';
import styles from './toaster.module.css';
import type { ShellData } from './use-shell';

interface ToasterProps {
  toasts: ShellData['toasts'];
  copy: ShellData['copy']['shell'];
}

/** Messages from the flash cookie. Part of the page's HTML; the stylesheet alone lets them come and go. */
export function Toaster({ toasts, copy }: ToasterProps) {
  return (
    <div className={styles.stack} role="status" aria-label={copy.toastRegion}>
      {toasts.map(({ type, message }) => (
        <p key={`${type}:${message}`} className={`${styles.toast} ${styles[type]}`} data-toast={type}>
          <Icon name={type} />
          {message}
        </p>
      ))}
    </div>
  );
}
