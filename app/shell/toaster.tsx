import { useEffect, useState } from 'react';
import { TOAST_RAISED, type RaisedToast } from '~/lib/raise-toast';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import styles from './toaster.module.css';

interface ToasterProps {
  /** From the flash cookie. */
  toasts: readonly RaisedToast[];
  /** What the place is called. */
  label: string;
}

/** Spec section 9. */
const MAX_VISIBLE = 5;

const idOf = ({ id, type, message }: RaisedToast) => id ?? `${type}:${message}`;

/** The oldest make room; one whose id is there already is not shown twice. */
function withNew(shown: readonly RaisedToast[], toasts: readonly RaisedToast[]): readonly RaisedToast[] {
  const fresh = toasts.filter((toast) => !shown.some((other) => idOf(toast) === idOf(other)));
  return fresh.length === 0 ? shown : [...shown, ...fresh].slice(-MAX_VISIBLE);
}

/**
 * Messages from the flash cookie, as part of the page's HTML, and those raised in the browser. The stylesheet alone lets
 * them come and go. With JavaScript they outlive the data that brought them: a page that is read anew in the meantime
 * takes no message away.
 */
export function Toaster({ toasts, label }: ToasterProps) {
  const [visible, setVisible] = useState(toasts);
  const isHydrated = useHydrated();
  useEffect(() => setVisible((shown) => withNew(shown, toasts)), [toasts]);
  useEffect(() => {
    const onRaised = (event: Event) =>
      setVisible((shown) => withNew(shown, [(event as CustomEvent<RaisedToast>).detail]));
    window.addEventListener(TOAST_RAISED, onRaised);
    return () => window.removeEventListener(TOAST_RAISED, onRaised);
  }, []);
  const remove = (gone: RaisedToast) => setVisible((shown) => shown.filter((toast) => toast !== gone));
  return (
    // Not atomic: a message that comes is said alone, and not with those that are still there.
    <div className={styles.stack} role="status" aria-atomic="false" aria-label={label}>
      {visible.map((toast) => (
        <p
          key={idOf(toast)}
          className={`${styles.toast} ${styles[toast.type]}`}
          data-toast={toast.type}
          onAnimationEnd={(event) => event.animationName === styles.leave && remove(toast)}
        >
          <Icon name={toast.type} />
          {/* A live region speaks of changes: put in anew, the message that came with the page is announced as well. */}
          <span key={String(isHydrated)}>{toast.message}</span>
        </p>
      ))}
    </div>
  );
}

const NOTHING_YET: readonly RaisedToast[] = [];

/** For a modal dialog: what lies below one is not seen on a phone, and never said. */
export const DialogToaster = ({ label }: { label: string }) => <Toaster toasts={NOTHING_YET} label={label} />;
