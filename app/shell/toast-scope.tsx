import { createContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { TOAST_CHANGED, type EndedToast, type RaisedToast } from '~/browser/show-toast';

interface Toasts {
  readonly visible: readonly RaisedToast[];
  remove(toast: RaisedToast): void;
  /** The toaster that shows the toasts: that of the page, or of the dialog that opened last. */
  readonly place: string;
  /** @returns removes the place */
  addPlace(place: string): () => void;
}

export const PAGE = 'page';

export const ToastContext = createContext<Toasts>({
  visible: [],
  remove: () => undefined,
  place: PAGE,
  addPlace: () => () => undefined,
});

/** A limit of the product (docs/product/timings.md#timings-and-limits). */
const MAX_VISIBLE = 5;

export const idOf = ({ id, type, message }: RaisedToast) => id ?? `${type}:${message}`;

/** Drops the oldest above the limit. */
function withNew(shown: readonly RaisedToast[], toasts: readonly RaisedToast[]): readonly RaisedToast[] {
  const fresh = toasts.filter((toast) => !shown.some((other) => idOf(toast) === idOf(other)));
  return fresh.length === 0 ? shown : [...shown, ...fresh].slice(-MAX_VISIBLE);
}

const without = (shown: readonly RaisedToast[], toasts: readonly { id?: string }[]) =>
  shown.filter(({ id }) => id === undefined || !toasts.some((toast) => toast.id === id));

/** The answer to a form has no id, or that of a push about the same. */
const isPush = ({ id }: RaisedToast) => id !== undefined;

/** Toasts outlive the loader data that brought them: a revalidation of the page removes none. */
export function ToastScope({ toasts, children }: { toasts: readonly RaisedToast[]; children: ReactNode }) {
  const [visible, setVisible] = useState(toasts);
  const [places, setPlaces] = useState<readonly string[]>([]);
  // The answer to a form says more than a push about the same, and takes the place of the answer before. The first toasts
  // are shown: an update would reach parts of the page that React has not hydrated, and render them once more.
  useEffect(
    () =>
      // eslint-disable-next-line react-hooks/set-state-in-effect -- the toasts are added to those of other sources
      setVisible((shown) =>
        shown === toasts || toasts.length === 0 ? shown : withNew(without(shown.filter(isPush), toasts), toasts),
      ),
    [toasts],
  );
  useEffect(() => {
    const onChange = (event: Event) => {
      const toast = (event as CustomEvent<RaisedToast | EndedToast>).detail;
      setVisible((shown) => ('isOver' in toast ? without(shown, [toast]) : withNew(shown, [toast])));
    };
    window.addEventListener(TOAST_CHANGED, onChange);
    return () => window.removeEventListener(TOAST_CHANGED, onChange);
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
