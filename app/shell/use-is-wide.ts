import { useSyncExternalStore } from 'react';

/** The width from which notifications open in a dropdown (docs/product.md#notifications). */
const WIDE = '(min-width: 900px)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** False until the width is known. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
}
