import { useContext, useEffect, useId } from 'react';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { idOf, PAGE, ToastContext } from './toast-scope';
import styles from './toaster.module.css';

interface ToasterProps {
  /** What the place is called. */
  label: string;
}

/** Messages as part of the page's HTML. The stylesheet alone lets them come and go. */
export const Toaster = ({ label }: ToasterProps) => <Stack label={label} ownPlace={PAGE} />;

/**
 * For a modal dialog, over which messages are shown while it stands: what lies below one is not seen on a phone, and
 * never said. Those that are still there when it closes are said on the page.
 */
export function DialogToaster({ label }: ToasterProps) {
  const { addPlace } = useContext(ToastContext);
  const id = useId();
  useEffect(() => addPlace(id), [addPlace, id]);
  return <Stack label={label} ownPlace={id} />;
}

function Stack({ label, ownPlace }: ToasterProps & { ownPlace: string }) {
  const { visible, remove, place } = useContext(ToastContext);
  const isHydrated = useHydrated();
  return (
    // Not atomic: a message that comes is said alone, and not with those that are still there.
    <div className={styles.stack} role="status" aria-atomic="false" aria-label={label}>
      {(place === ownPlace ? visible : []).map((toast) => (
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
