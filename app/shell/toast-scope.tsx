import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { TOAST_RAISED, type RaisedToast } from '~/lib/show-toast';

interface Toasts {
  readonly visible: readonly RaisedToast[];
  remove(toast: RaisedToast): void;
  /** Where they are shown: the page, or the dialog that opened last. */
  readonly place: string;
  /** @returns takes the place away again */
  addPlace(place: string): () => void;
}

export const PAGE = 'page';

export const ToastContext = createContext<Toasts>({
  visible: [],
  remove: () => undefined,
  place: PAGE,
  addPlace: () => () => undefined,
});

/** Spec section 9. */
const MAX_VISIBLE = 5;

export const idOf = ({ id, type, message }: RaisedToast) => id ?? `${type}:${message}`;

/** The oldest make room; one whose id is there already is not shown twice. */
function withNew(shown: readonly RaisedToast[], toasts: readonly RaisedToast[]): readonly RaisedToast[] {
  const fresh = toasts.filter((toast) => !shown.some((other) => idOf(toast) === idOf(other)));
  return fresh.length === 0 ? shown : [...shown, ...fresh].slice(-MAX_VISIBLE);
}

/**
 * Messages from the flash cookie and those raised in the browser. They outlive the data that brought them: a page that is
 * read anew in the meantime takes no message away.
 */
export function ToastScope({ toasts, children }: { toasts: readonly RaisedToast[]; children: ReactNode }) {
  const [visible, setVisible] = useState(toasts);
  const [places, setPlaces] = useState<readonly string[]>([]);
  useEffect(() => setVisible((shown) => withNew(shown, toasts)), [toasts]);
  useEffect(() => {
    const onRaised = (event: Event) =>
      setVisible((shown) => withNew(shown, [(event as CustomEvent<RaisedToast>).detail]));
    window.addEventListener(TOAST_RAISED, onRaised);
    return () => window.removeEventListener(TOAST_RAISED, onRaised);
  }, []);
  const changes = useMemo<Pick<Toasts, 'remove' | 'addPlace'>>(
    () => ({
      remove: (gone) => setVisible((shown) => shown.filter((toast) => toast !== gone)),
      addPlace: (place) => {
        setPlaces((others) => [...others, place]);
        return () => setPlaces((others) => others.filter((other) => other !== place));
      },
    }),
    [],
  );
  const place = places.at(-1) ?? PAGE;
  const value = useMemo(() => ({ visible, place, ...changes }), [visible, place, changes]);
  return <ToastContext.Provider value={value}>{children}</ToastContext.Provider>;
}
