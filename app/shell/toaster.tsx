import { useContext, useEffect, useId } from 'react';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { idOf, PAGE, ToastContext } from './toast-scope';
import styles from './toaster.module.css';

interface ToasterProps {
  /** The accessible name of the region. */
  label: string;
}

/** The toasts, as part of the page's HTML. CSS alone shows and hides them. */
export const Toaster = ({ label }: ToasterProps) => <Stack label={label} ownPlace={PAGE} />;

/**
 * The toasts inside a modal dialog. Phones do not show what is below a modal dialog, and screen readers do not announce
 * it. Toasts that remain when the dialog closes move to the page.
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
    // Not atomic: screen readers announce a new toast alone, without the older ones.
    <div className={styles.stack} role="status" aria-atomic="false" aria-label={label}>
      {(place === ownPlace ? visible : []).map((toast) => (
        <p
          key={idOf(toast)}
          className={styles.toast}
          data-toast={toast.type}
          aria-hidden={toast.isSilent}
          onAnimationEnd={(event) => event.animationName === styles.leave && remove(toast)}
        >
          <Icon name={toast.type} />
          {/* A live region announces changes only: the new key inserts the toast of the first page again, so that it is announced. */}
          <span key={String(isHydrated)}>{toast.message}</span>
        </p>
      ))}
    </div>
  );
}
