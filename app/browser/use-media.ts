import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds. False until that is known, and without `matchMedia`, which extensions and old web views may
 * lack.
 */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = window.matchMedia?.(query);
      media?.addEventListener('change', listener);
      return () => media?.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches === true,
    () => false,
  );
}
