import { useContext, useEffect, useId, useRef } from 'react';
import type { RaisedToast } from '~/browser/show-toast';
import { Icon } from '~/ui/icon';
import { useHydrated } from '~/ui/use-hydrated';
import { idOf, PAGE, ToastContext } from './toast-scope';
import styles from './toaster.module.css';

interface ToasterProps {
  label: string;
}

/** The toasts, as part of the page's HTML. CSS alone shows and hides them. */
export const Toaster = ({ label }: ToasterProps) => <Stack label={label} ownPlace={PAGE} />;

/** Phones do not show what is below a modal dialog. Toasts that remain when the dialog closes move to the page. */
export function DialogToaster({ label }: ToasterProps) {
  const { addPlace } = useContext(ToastContext);
  const id = useId();
  useEffect(() => addPlace(id), [addPlace, id]);
  return <Stack label={label} ownPlace={id} />;
}

function Stack({ label, ownPlace }: ToasterProps & { ownPlace: string }) {
  const { visible, place } = useContext(ToastContext);
  return (
    // Not atomic: screen readers announce a new toast alone, without the older ones.
    <div className={styles.stack} role="status" aria-atomic="false" aria-label={label}>
      {(place === ownPlace ? visible : []).map((toast) => (
        <Line key={idOf(toast)} toast={toast} />
      ))}
    </div>
  );
}

const shownAt = new WeakMap<RaisedToast, number>();

function Line({ toast }: { toast: RaisedToast }) {
  const { remove } = useContext(ToastContext);
  const isHydrated = useHydrated();
  const line = useRef<HTMLParagraphElement>(null);
  // In another place the toast goes on with its time.
  useEffect(() => {
    const elapsed = performance.now() - (shownAt.get(toast) ?? Infinity);
    if (elapsed < 0) shownAt.set(toast, performance.now());
    else for (const animation of line.current?.getAnimations?.() ?? []) animation.currentTime = elapsed;
  }, [toast]);
  return (
    <p
      ref={line}
      className={styles.toast}
      data-toast={toast.type}
      // The form's own status is announced.
      aria-hidden={toast.type === 'loading' || undefined}
      onAnimationEnd={(event) => event.animationName === styles.leave && remove(toast)}
    >
      <Icon name={toast.type} />
      {/* A live region announces changes only: the new key inserts the toast of the first page again, so that it is announced. */}
      <span key={String(isHydrated)}>{toast.message}</span>
    </p>
  );
}
