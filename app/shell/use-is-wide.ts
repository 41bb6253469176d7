import { useSyncExternalStore } from 'react';

/** Spec section 9: from here on notifications open in a dropdown. */
const WIDE = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** False until the browser's own width is known. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
